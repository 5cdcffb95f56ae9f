import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { decode, encode } from './bson.ts';
import { scanCommand } from './bson-scan.ts';
import { commandNamed, type Services, unknownCommand } from './commands.ts';
import { commandErrorFrom } from './errors.ts';
import type { Failure } from './fail-points.ts';
import { MessageCutter } from './framing.ts';
import type { Request } from './request.ts';
import { answerMessage, readMessage, type WireCommand, wireFraming } from './wire.ts';

/** A listening gateway. */
export type GatewayServer = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Speaks MongoDB's wire protocol on a loopback port. `onCommand` gets every served command. Commands of one
 * connection are answered one after another, as in MongoDB.
 */
export async function listen(
  port: number,
  services: Services,
  onCommand: (request: Request) => void,
): Promise<GatewayServer> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    serve(socket, services, onCommand);
    socket.once('close', () => {
      sockets.delete(socket);
      services.engine.transactions.clientLeft(socket).catch(() => undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function serve(socket: net.Socket, services: Services, onCommand: (request: Request) => void): void {
  const waiting: WireCommand[] = [];
  let busy = false;
  const drain = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
      const reply = await answer(command, socket, services, onCommand);
      if (reply === null) {
        waiting.length = 0;
        socket.destroy();
      } else if (!command.wantsNoAnswer && socket.writable) socket.write(answerMessage(command, reply));
    }
    busy = false;
  };
  const cutter = new MessageCutter(wireFraming, (message) => waiting.push(readMessage(message)));
  socket.on('data', (chunk) => {
    try {
      cutter.push(chunk);
    } catch {
      socket.destroy(); // Not this protocol.
      return;
    }
    void drain();
  });
  socket.on('error', () => socket.destroy());
}

/** The reply document, or null when a fail point closes the connection. Never throws. */
async function answer(
  { body, documents, namespaces }: WireCommand,
  client: object,
  services: Services,
  onCommand: (request: Request) => void,
): Promise<Buffer | null> {
  let inTransaction = false;
  try {
    const fields = scanCommand(body);
    inTransaction = fields.inTransaction;
    const request = { ...fields, client, body, documents, namespaces };
    onCommand(request);
    const failure = services.failPoints?.failureOf(request);
    return await (failure === undefined ? run(request, services) : runFailing(request, services, failure));
  } catch (error) {
    return encode(commandErrorFrom(error, inTransaction).toReply());
  }
}

function run(request: Request, services: Services): Promise<Buffer> | Buffer {
  const command = commandNamed(request.name);
  if (command === undefined) throw unknownCommand(request.name);
  return services.retryableWrites.run(request, () => command(request, services));
}

async function runFailing(request: Request, services: Services, failure: Failure): Promise<Buffer | null> {
  if (failure.blockMs > 0) await delay(failure.blockMs);
  if (failure.closesConnection) return null;
  if (failure.error !== undefined) {
    if (failure.abortsTransaction) await services.engine.transactions.fail(request);
    throw failure.error;
  }
  if (failure.unconfirmed === undefined) return run(request, services);
  const reply = await answerOf(request, services);
  return encode({ ...decode(reply), ...failure.unconfirmed });
}

async function answerOf(request: Request, services: Services): Promise<Buffer> {
  try {
    return await run(request, services);
  } catch (error) {
    return encode(commandErrorFrom(error, request.inTransaction).toReply());
  }
}
