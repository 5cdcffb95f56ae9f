import { branchName } from '../facts.ts';

/** As `branchName`, but 申 with its sign: 신금 is the name of the stem 辛 too. */
export function branchWord(pillar: number): string {
  const name = branchName(pillar);
  return name === '신금' ? '신금(申)' : name;
}

/** The period's pillar. 임신 and 병신 mean something else where 일주 does not follow. */
export function periodWord(hangul: string): string {
  return PERIOD_SIGNS[hangul] ?? hangul;
}

const PERIOD_SIGNS: Readonly<Record<string, string>> = { 임신: '임신(壬申)', 병신: '병신(丙申)' };
