import { at } from './types.ts';

/** The twelve stages of life (12운성), from birth on. */
export const TWELVE_STAGES = [
  '장생',
  '목욕',
  '관대',
  '건록',
  '제왕',
  '쇠',
  '병',
  '사',
  '묘',
  '절',
  '태',
  '양',
] as const;

export type TwelveStage = (typeof TWELVE_STAGES)[number];

/** The branch of 장생 of each stem. Earth follows fire (화토동법). */
const BIRTHPLACES = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3] as const;

/** Index 12 x stem + branch. */
const STAGES: readonly TwelveStage[] = BIRTHPLACES.flatMap((start, stem) =>
  Array.from({ length: 12 }, (_, branch) => {
    const steps = stem % 2 === 0 ? branch - start : start - branch;
    return at(TWELVE_STAGES, (steps + 12) % 12);
  }),
);

/** The stage of a stem 0..9 on a branch 0..11: yang stems go forward, yin stems backward. */
export function twelveStage(stem: number, branch: number): TwelveStage {
  return at(STAGES, 12 * stem + branch);
}
