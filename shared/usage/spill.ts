import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { FORTUNE_TYPES, MODEL_NAMES } from '../content/index.ts';
import type { UsageBatch } from './tally.ts';

/**
 * Counts that a process could not write before it stopped. They are stored as files in the data folder until a process
 * with the same folder can write them to the database. They contain ids of accounts and keys, route patterns and numbers.
 */
const FOLDER = 'usage-spill';

const cell = z.object({ requests: z.number(), latencyMs: z.number() });
const answers = z.object({ answers: z.number(), hits: z.number() });
const batchSchema = z.object({
  writer: z.string().regex(/^\w+$/),
  number: z.int(),
  entries: z.array(
    z.object({
      accountId: z.string(),
      livemode: z.boolean(),
      minute: z.string(),
      cells: z.record(z.string(), cell),
      keys: z.record(z.string(), cell.extend({ succeeded: z.number() })).default({}),
      fortunes: z.partialRecord(z.enum(FORTUNE_TYPES), answers),
      latencies: z.partialRecord(z.enum(MODEL_NAMES), z.record(z.string(), z.number())).default({}),
    }),
  ),
});

export async function writeSpill(dataDir: string, batch: UsageBatch): Promise<void> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, fileName(batch));
  // Atomic: another process may be reading.
  await writeFile(`${file}.part`, JSON.stringify(batch), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/**
 * Passes every batch in the folder to `add`, each writer's in order, and deletes its file. Two processes may do so at
 * once: adding a batch twice changes nothing. @throws what `add` throws; the remaining files stay
 */
export async function restoreSpills(dataDir: string, add: (batch: UsageBatch) => Promise<void>): Promise<number> {
  const folder = join(dataDir, FOLDER);
  const files = (await readdir(folder).catch(absent)) ?? [];
  let taken = 0;
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    const text = await readFile(join(folder, file), 'utf8').catch(absent);
    if (text === null) continue;
    const parsed = parse(text);
    if (parsed === null) await rename(join(folder, file), join(folder, `${file}.unreadable`)).catch(absent);
    else {
      await add(parsed);
      await unlink(join(folder, file)).catch(absent);
      taken += 1;
    }
  }
  return taken;
}

/** Sorts a writer's batches by number. */
function fileName({ writer, number }: UsageBatch): string {
  return `${writer}-${String(number).padStart(12, '0')}.json`;
}

function parse(text: string): UsageBatch | null {
  try {
    return batchSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Another process was faster, or the folder never existed. */
function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
