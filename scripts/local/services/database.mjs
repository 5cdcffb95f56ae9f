import { hasEngineData, startEngine } from './documentdb/engine.mjs';
import { installDocumentDb } from './documentdb/install.mjs';
import { startGateway } from './gateway.mjs';
import { findMongod, startMongod } from './mongod.mjs';

/**
 * Starts the database on the data of `dataDir` and a loopback port (`port` if it is free): `mongod` if one of 8.0 or later is on the
 * PATH, else DocumentDB behind its gateway. The gateway starts after `gatewayBuilt`. Returns `{url, port, pids(),
 * start(), stop(), kill(), engine?, gateway?}`; `kill` is a crash of the engine, and `start` restarts it on the same
 * address and data. With `failPoints` clients can make commands fail (scripts/gateway/fail-points.ts).
 */
export async function startDatabase({
  dataDir,
  port,
  throwaway = false,
  gatewayBuilt = Promise.resolve(),
  commandLog,
  failPoints = false,
  log,
  onUnexpectedEnd,
}) {
  const program = mongodFor(dataDir, log);
  if (program !== undefined) return startMongod({ program, dataDir, port, failPoints, log, onUnexpectedEnd });
  const installed = await installDocumentDb(log);
  const engine = await startEngine({ engine: installed, dataDir, throwaway, log, onUnexpectedEnd });
  try {
    await gatewayBuilt;
    const { socketDir } = engine;
    const gateway = await startGateway({ socketDir, port, commandLog, failPoints, onUnexpectedEnd });
    return handle(engine, gateway);
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

/** The program for the data of `dataDir`; undefined: DocumentDB, also for data that it already has. */
export function mongodFor(dataDir, log) {
  const program = findMongod(log);
  if (program === undefined || !hasEngineData(dataDir)) return program;
  log(`${dataDir} has data of the embedded database: it is used instead of ${program}`);
  return undefined;
}

function handle(engine, gateway) {
  return {
    url: `mongodb://127.0.0.1:${gateway.port}/?directConnection=true`,
    port: gateway.port,
    engine,
    gateway,
    pids: () => [...gateway.pids(), ...engine.pids()],
    start: async () => {
      await engine.start();
      await gateway.start();
    },
    stop: async () => {
      await gateway.stop();
      await engine.stop();
    },
    kill: () => engine.kill(),
  };
}
