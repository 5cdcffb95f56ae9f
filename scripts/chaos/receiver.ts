import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Random } from '../../tests/harness/random.ts';

/** One delivery as it arrived. */
export interface Arrival {
  readonly path: string;
  readonly eventId: string;
  readonly raw: string;
  /** With the current secret, and with the one before the last rotation. */
  readonly signatures: readonly string[];
  readonly digest: string;
}

/** Refuses this share of the deliveries with 500, so that retries happen at any time. */
const REFUSED_SHARE = 0.03;

/** A receiver of webhooks and callbacks. Every path is an endpoint. */
export async function startReceiver(random: Random) {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const raw = await textOf(request);
    // The sender was killed.
    if (raw === null) return;
    const header = (name: string) => String(request.headers[name] ?? '');
    if (random() < REFUSED_SHARE) {
      response.writeHead(500).end();
      return;
    }
    arrivals.push({
      path: request.url ?? '',
      eventId: header('webhook-id'),
      raw,
      signatures: [header('x-saju-signature'), header('x-saju-signature-previous')],
      digest: createHash('sha256').update(raw).digest('hex'),
    });
    response.writeHead(204).end();
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ChaosReceiver = Awaited<ReturnType<typeof startReceiver>>;

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}
