import { SECTION_NAMES } from '../../../shared/content/index.ts';
import { runCases } from '../lib/cases.ts';
import type { Part } from '../part.ts';

const TARGET_MICROSECONDS = 300;

export const simulator: Part = {
  name: 'simulator',
  title: 'The built-in generator',
  method:
    'Writing a section for a chart and reading it into the content to store, on one core after warm-up, over 200 charts.',
  limitMs: 300_000,
  run: (context) =>
    runCases(context, 'simulator', Object.fromEntries(SECTION_NAMES.map((section) => [section, TARGET_MICROSECONDS]))),
};
