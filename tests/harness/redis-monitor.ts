import { once } from 'node:events';
import { connect } from 'node:net';

export interface RedisMonitor {
  /** Every command sent to the database since the start, arguments joined, as text. */
  readonly seen: readonly string[];
  stop(): void;
}

/**
 * Records the commands sent to a Redis database. It has a socket of its own: ioredis fails when a monitored command
 * arrives together with the reply to MONITOR.
 */
export async function watchRedis(redisUrl: string): Promise<RedisMonitor> {
  const { hostname, port, pathname } = new URL(redisUrl);
  const ofDatabase = new RegExp(`^\\+[\\d.]+ \\[${pathname.slice(1) || '0'} `);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const seen: string[] = [];
  let rest = '';
  const started = new Promise<void>((resolve) => {
    // Redis writes bytes other than printable ASCII as \xNN.
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      if (lines[0] === '+OK') resolve();
      for (const line of lines) if (ofDatabase.test(line)) seen.push(unescaped(line));
    });
  });
  socket.write('MONITOR\r\n');
  await started;
  return { seen, stop: () => socket.destroy() };
}

function unescaped(line: string): string {
  const bytes = line.replace(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
