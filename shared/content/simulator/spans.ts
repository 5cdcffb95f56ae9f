import type { Flow } from '../facts.ts';
import type { Score } from '../scores/periods.ts';
import { periodWord } from './branch-word.ts';
import { GOD_FAILINGS, GOD_GIFTS, GOD_KEYWORDS, GOD_PITFALLS } from './corpus/ten-gods.ts';
import { leadingReason } from './explain.ts';
import type { Lexicon } from './templates.ts';
import type { Writer } from './writer.ts';

/** One day of a week or one month of a year. */
export interface Step {
  /** Its name in a text: 화요일, 8월. */
  readonly name: string;
  readonly flow: Flow;
  readonly made: Score;
}

/** The steps with the highest and the lowest score. A tie goes to the earlier step. */
export function extremes(steps: readonly [Step, ...Step[]]): { readonly best: Step; readonly worst: Step } {
  return {
    best: steps.reduce((a, b) => (b.made.score > a.made.score ? b : a)),
    worst: steps.reduce((a, b) => (b.made.score < a.made.score ? b : a)),
  };
}

/** Two keywords, from the step's two ten gods. No two steps of one writer get the same pair. */
export function keywordOf({ flow }: Step, writer: Writer): string {
  return `${writer.say(GOD_KEYWORDS[flow.stemGod])}·${writer.say(GOD_KEYWORDS[flow.branchGod])}`;
}

export function extremesLexicon({ best, worst }: { readonly best: Step; readonly worst: Step }): Lexicon {
  return {
    ...leadingReason('좋은까닭', best.made, best.flow, 'raises'),
    ...leadingReason('나쁜까닭', worst.made, worst.flow, 'lowers'),
    좋은때: best.name,
    좋은운주: periodWord(best.flow.hangul),
    좋은십성: best.flow.stemGod,
    좋은풀이: GOD_GIFTS[best.flow.stemGod],
    나쁜때: worst.name,
    나쁜운주: periodWord(worst.flow.hangul),
    나쁜십성: worst.flow.stemGod,
    나쁜함정: GOD_FAILINGS[worst.flow.stemGod],
    나쁜함정일: GOD_PITFALLS[worst.flow.stemGod],
  };
}
