import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { Surroundings } from '../part.ts';

const EXPORT = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              name: z.string(),
              startTimeUnixNano: z.coerce.number(),
              endTimeUnixNano: z.coerce.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface TimedSpan {
  readonly traceId: string;
  readonly name: string;
  /** Unix time. */
  readonly startMs: number;
  readonly endMs: number;
}

export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** What has come since the last call. */
  take(): readonly TimedSpan[];
}

/** Receives spans over HTTP. With `keep` it stores them until `take` returns them, otherwise it discards them. */
export async function startCollector(context: Surroundings, options: { readonly keep: boolean }): Promise<Collector> {
  let bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (options.keep) chunks.push(chunk);
    if (options.keep) bodies.push(Buffer.concat(chunks).toString());
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.defer(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = bodies;
      bodies = [];
      return taken.flatMap(spansIn);
    },
  };
}

function spansIn(body: string): TimedSpan[] {
  const { resourceSpans } = EXPORT.parse(JSON.parse(body));
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, name, startTimeUnixNano, endTimeUnixNano }) => ({
      traceId,
      name,
      startMs: startTimeUnixNano / 1e6,
      endMs: endTimeUnixNano / 1e6,
    }));
}
