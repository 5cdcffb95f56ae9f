import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import { setTracing, type Tracing } from './tracing.ts';

/**
 * Starts traces if a collector is configured; otherwise nothing of them is loaded. Call it before queues and servers are
 * made.
 */
export async function startTracing(service: 'api' | 'worker', config: Config, logger: Logger): Promise<Tracing | null> {
  const { otlpEndpoint: endpoint, traceSampleRatio: sampleRatio } = config;
  if (endpoint === null) return null;
  const { startOtel } = await import('./otel.ts');
  const tracing = startOtel({ service, endpoint, sampleRatio, config, logger });
  setTracing(tracing);
  return tracing;
}
