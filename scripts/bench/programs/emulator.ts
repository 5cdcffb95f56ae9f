import * as z from 'zod';
import { startEmulator } from '../../emulator/index.ts';
import { program } from '../lib/program.ts';

/** The provider. It records the last request, which the benchmark repeats to measure the provider's own time. */
program(z.object({ latencyMs: z.number() }), async ({ latencyMs }) => {
  const { url } = await startEmulator({ latencyMs, recordLimit: 1 });
  return { url };
});
