import { runCases } from '../lib/cases.ts';
import type { Part } from '../part.ts';

/** Microseconds, by the name of the case. */
const TARGETS: Readonly<Record<string, number>> = {
  'four pillars, solar birth': 1,
  'four pillars and ten cycles, lunar birth': 3,
  'four pillars, full time basis': 5,
  'whole Saju object with analysis': 40,
};

export const saju: Part = {
  name: 'saju',
  title: 'The calendar',
  method: 'Pure calculation on one core after warm-up, over 4,096 births from 1900 to 2100.',
  limitMs: 300_000,
  run: (context) => runCases(context, 'saju', TARGETS),
};
