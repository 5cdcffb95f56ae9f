import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const VALUE = z.looseObject({});
const SPAN = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.number(),
  endTimeUnixNano: z.coerce.number(),
  attributes: z.array(z.object({ key: z.string(), value: VALUE })).default([]),
});
const EXPORT = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: VALUE })) }),
      scopeSpans: z.array(z.object({ spans: z.array(SPAN) })),
    }),
  ),
});

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** `saju-api` or `saju-worker`. */
  readonly service: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Unix time. */
  readonly startMs: number;
  readonly endMs: number;
}

/** A collector of OTLP traces. */
export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  spans(): readonly CollectedSpan[];
  /** Those that have come since the last call; `spans` no longer has them. */
  take(): readonly CollectedSpan[];
  /** Everything that was received, as it came. */
  received(): string;
  close(): Promise<void>;
}

/** @param options.keep false: what comes is discarded unread */
export async function startCollector({ keep = true } = {}): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const unread: string[] = [];
  // When they are asked for: a benchmark's collector must not work during the load.
  const read = () => {
    spans.push(...unread.splice(0).flatMap((text) => spansIn(JSON.parse(text))));
    return spans;
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (keep) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    if (keep) bodies.push(text);
    if (keep && request.url === '/v1/traces') unread.push(text);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  // Much longer than the platform keeps idle connections, as a collector does.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: read,
    take: () => read().splice(0),
    received: () => bodies.join('\n'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spansIn(body: unknown): CollectedSpan[] {
  return EXPORT.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId, name, attributes, ...times }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
        name,
        service,
        attributes: valuesOf(attributes),
        startMs: times.startTimeUnixNano / 1e6,
        endMs: times.endTimeUnixNano / 1e6,
      })),
    );
  });
}

/** `{stringValue: 'x'}` and its like. */
function valuesOf(attributes: readonly { readonly key: string; readonly value: object }[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
