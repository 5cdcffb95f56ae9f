import { createServer } from 'node:http';
import * as z from 'zod';
import { program } from '../lib/program.ts';

/**
 * A webhook receiver that costs almost nothing. `GET` returns and clears the arrivals: per delivery the event's
 * `created_at` and the arrival, both in milliseconds of this machine's clock.
 */
program(z.object({}), async () => {
  let arrivals: [createdAtMs: number, arrivedAtMs: number][] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify({ arrivals }));
      arrivals = [];
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const arrivedAtMs = Date.now();
      response.writeHead(204).end();
      arrivals.push([Date.parse(/"created_at":"([^"]+)"/.exec(body)?.[1] ?? ''), arrivedAtMs]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0 };
});
