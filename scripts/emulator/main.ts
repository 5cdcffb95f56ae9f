import { Command } from 'commander';
import * as z from 'zod';
import { applied, behaviourRequest, NORMAL } from './behaviour.ts';
import { type Emulator, startEmulator } from './index.ts';

/** `npm run providers:emulate -- --port 4010 --latency-ms 200`: see `--help`, and emulator/control.ts for run time. */
async function main(): Promise<void> {
  const command = program().parse();
  const flags = checked(command, flagsSchema, command.opts());
  const behaviour = checked(command, behaviourRequest, {
    latency_ms: flags.latencyMs,
    jitter_ms: flags.jitterMs,
    error_status: flags.errorStatus,
    error_rate: flags.errorRate,
    retry_after_ms: flags.retryAfterMs,
    mode: flags.mode,
    drip_ms: flags.dripMs,
    stall_after: flags.stallAfter,
  });
  const emulator = await startEmulator({
    ...applied(behaviour, NORMAL),
    port: flags.port,
    host: flags.host,
    seed: flags.seed,
    recordLimit: flags.record ? flags.recordLimit : 0,
  });
  process.stdout.write(greeting(emulator));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
}

/** The parsed value. Otherwise prints the error and exits with 1. */
function checked<T>(command: Command, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : command.error(z.prettifyError(parsed.error));
}

const number = z.coerce.number();

const flagsSchema = z.object({
  port: number,
  host: z.string(),
  seed: number,
  record: z.boolean(),
  recordLimit: number,
  latencyMs: number.optional(),
  jitterMs: number.optional(),
  errorStatus: number.optional(),
  errorRate: number.optional(),
  retryAfterMs: number.optional(),
  mode: z.string().optional(),
  dripMs: number.optional(),
  stallAfter: number.optional(),
});

function greeting({ url }: Emulator): string {
  return `Provider emulator on ${url}
export ANTHROPIC_BASE_URL=${url}
export OPENAI_BASE_URL=${url}/v1
export GEMINI_BASE_URL=${url}
export ANTHROPIC_API_KEY=emulator OPENAI_API_KEY=emulator GEMINI_API_KEY=emulator
`;
}

function program(): Command {
  return new Command('provider-emulator')
    .description('Speaks the wire formats of OpenAI, Anthropic and Gemini, for development, tests and benchmarks.')
    .option('--port <n>', 'port, 0 for a free one', '4010')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--latency-ms <n>', 'delay before each response')
    .option('--jitter-ms <n>', 'random addition to the latency, from 0 to this')
    .option('--error-status <n>', 'respond with this status')
    .option('--error-rate <0..1>', 'share of requests that get the error or the mode')
    .option('--retry-after-ms <n>', 'delay sent with errors (alone: 429)')
    .option('--mode <mode>', 'ok, malformed, misfit, blank, truncated, fenced, refused, filtered, overloaded, …')
    .option('--drip-ms <n>', 'pause between the pieces of a dripping response')
    .option('--stall-after <n>', 'events of a stream before it stalls (--mode stall)')
    .option('--seed <n>', 'seed of jitter and error rates', '1')
    .option('--record-limit <n>', 'number of requests to record', '20000')
    .option('--no-record', 'record no requests');
}

await main();
