import { GATE_CASES } from '../gate.ts';
import { runCases } from '../lib/cases.ts';
import type { Part } from '../part.ts';

const TARGET_MICROSECONDS = 500;

export const gate: Part = {
  name: 'gate',
  title: 'The output gate',
  method:
    'All rules of the gate over an output that passes them, the scores of the section included, on one core after warm-up, over 300 charts.',
  limitMs: 300_000,
  run: (context) =>
    runCases(context, 'gate', Object.fromEntries(GATE_CASES.map(({ name }) => [name, TARGET_MICROSECONDS]))),
};
