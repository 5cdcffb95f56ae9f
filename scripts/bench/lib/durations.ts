import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from '../part.ts';
import { ROOT } from './processes.ts';

/** Seconds of a quick run of a part, and of one with `runs` repetitions. */
interface Duration {
  readonly quick?: number;
  readonly full?: { readonly seconds: number; readonly runs: number };
}

const FILE = path.join(ROOT, 'scripts/bench/durations.json');

/** A line for each part, and one for their sum. */
export function durationLines(parts: readonly Part[]): readonly string[] {
  const known = durations();
  const quickSeconds = parts.reduce((sum, { name }) => sum + (known[name]?.quick ?? 0), 0);
  const lines = parts.map(({ name, title }) => {
    const { quick, full } = known[name] ?? {};
    const long = full === undefined ? '' : `${full.seconds} s (${full.runs} runs)`;
    return `${name.padEnd(18)}${(quick === undefined ? '' : `${quick} s`).padStart(6)}  ${long.padEnd(18)}  ${title}`;
  });
  return [`${'part'.padEnd(18)} quick  full`, ...lines, `All parts, quick: ${(quickSeconds / 60).toFixed(1)} minutes`];
}

export async function writeDuration(
  { name }: Part,
  { quick, runs }: { readonly quick: boolean; readonly runs: number },
  seconds: number,
): Promise<void> {
  const known = durations();
  const changed = {
    ...known,
    [name]: { ...known[name], ...(quick ? { quick: seconds } : { full: { seconds, runs } }) },
  };
  await writeFile(FILE, `${JSON.stringify(changed, null, 2)}\n`);
}

function durations(): Readonly<Record<string, Duration>> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}
