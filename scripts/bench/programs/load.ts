import { setTimeout as delay } from 'node:timers/promises';
import { cpuMsOfGroups } from '../lib/cpu.ts';
import { type Connection, connect } from '../lib/http-connection.ts';
import { loadPlan } from '../lib/load.ts';
import { program } from '../lib/program.ts';
import { percentile } from '../lib/statistics.ts';

type CpuMs = ReturnType<typeof cpuMsOfGroups>;

/**
 * The load generator: one request in flight per connection, on raw sockets with requests serialised in advance, so that
 * it costs a fraction of the measured servers.
 */
program(loadPlan, async (plan) => {
  const { host } = new URL(plan.origin);
  const requests = plan.requests.map((request) => serialise(request, host));
  const measured: number[] = [];
  let sent = 0;
  let warm = 0;
  let startedAt = Number.NaN;
  let endedAt = Number.NaN;
  const cpuMs = () => cpuMsOfGroups(plan.processes);
  let cpuBefore = cpuMs();
  let cpuAfter = cpuBefore;
  const start = () => {
    cpuBefore = cpuMs();
    startedAt = performance.now();
  };
  const isOver = () => !Number.isNaN(endedAt);

  const note = (sentAt: number) => {
    if (isOver()) return;
    const now = performance.now();
    if (warm < plan.warmUp) {
      warm += 1;
      if (warm === plan.warmUp) start();
      return;
    }
    measured.push(now - sentAt);
    const enough = plan.answers !== undefined && measured.length >= plan.answers;
    if (enough || (plan.durationMs !== undefined && now - startedAt >= plan.durationMs)) {
      endedAt = now;
      cpuAfter = cpuMs();
    }
  };
  const drive = async (connection: Connection) => {
    while (!isOver() && !(plan.once && sent >= requests.length)) {
      const request = requests[sent % requests.length] ?? Buffer.alloc(0);
      sent += 1;
      const sentAt = performance.now();
      const answer = await connection.exchange(request);
      if (answer.status !== plan.status) throw new Error(`an answer was ${answer.status}: ${answer.body()}`);
      note(sentAt);
    }
    connection.close();
  };
  const lane = async (_: unknown, index: number) => {
    await delay((plan.rampMs * index) / plan.connections);
    await drive(await connect(plan.origin));
  };
  if (plan.warmUp === 0) start();
  await Promise.all(Array.from({ length: plan.connections }, lane));

  if (!isOver())
    throw new Error(`only ${sent} requests for ${plan.warmUp} answers to warm up and ${plan.answers} more`);
  return {
    total: sent,
    perSecond: measured.length / ((endedAt - startedAt) / 1000),
    p50Ms: percentile(measured, 0.5),
    p99Ms: percentile(measured, 0.99),
    cpuMsEach: usedEach(cpuBefore, cpuAfter, measured.length),
  };
});

/** NaN, which the message carries as null, where one is unknown. */
function usedEach(before: CpuMs, after: CpuMs, count: number): CpuMs {
  const used = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
  return Object.fromEntries(Object.keys(before).map((name) => [name, used(name) / count]));
}

function serialise(request: (typeof loadPlan)['_output']['requests'][number], host: string): Buffer {
  const { method, path, headers, body = '' } = request;
  const length = Buffer.byteLength(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(length === 0 ? [] : [`Content-Length: ${length}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
