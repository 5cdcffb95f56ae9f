/** How a score reads: the rubric of the prompt, of the simulator's wording and of the gate. */
export type Band = 'good' | 'even' | 'careful';

export const GOOD_FROM = 70;
export const CAREFUL_BELOW = 50;

export function bandOf(score: number): Band {
  if (score >= GOOD_FROM) return 'good';
  return score < CAREFUL_BELOW ? 'careful' : 'even';
}
