import { BRANCHES, STEMS } from './sexagenary.ts';
import { at } from './types.ts';

/**
 * The stems that temper a day stem in each month (조후, 궁통보감), by rank; months 인 to 축. For the sources and the cells
 * that other tables fill differently see docs/decisions.md.
 */
const TABLE: Readonly<Record<string, string>> = {
  갑: '병계 경병정무기 경정임 계경정 계경정 계경정 경정임 경정병 경갑정임계 경정병무 정경병 정경병',
  을: '병계 병계 계병무 계 계병 계병 병계기 계병정 계신 병무 병 병',
  병: '임경 임기 임갑 임경계 임경 임경 임무 임계 갑임 갑무경임 임무기 임갑',
  정: '갑경 경갑 갑경 갑경 임경계 갑임경 갑경병무 갑경병무 갑경무 갑경 갑경 갑경',
  무: '병갑계 병갑계 갑병계 갑병계 임갑병 계병갑 병계갑 병계 갑병계 갑병 병갑 병갑',
  기: '병경갑 갑계병 병계갑 계병 계병 계병 병계 병계 갑병계 병갑무 병갑무 병갑무',
  경: '무갑임병정 정갑경병 갑정임계 임무병정 임계 정갑 정갑 정갑병 갑임 정병 정갑병 병정갑',
  신: '기임경 임갑 임갑 임갑계 임기계 임경갑 임갑무 임갑 임갑 임병 병무임갑 병임무기',
  임: '경병무 무신경 갑경 임신경계 계경신 신갑 무정 갑경 갑병 무병경 무병 병정갑',
  계: '신병 경신 병신갑 신 경신임계 경신임계 정 신병 신갑임계 경신무정 병신 병정',
};

/** Index 12 x day stem + month branch. */
const CELLS: readonly string[] = STEMS.flatMap(({ hangul }) => {
  const months = (TABLE[hangul] ?? '').split(' ');
  return BRANCHES.map(({ index }) => at(months, (index + 10) % 12));
});

const FIRST_STEMS: readonly number[] = CELLS.map((cell) => STEMS.findIndex(({ hangul }) => hangul === cell[0]));

/** The tempering stems (hangul) of a day stem 0..9 born in the month of a branch 0..11, by rank. */
export function climateStems(dayStem: number, monthBranch: number): string {
  return at(CELLS, 12 * dayStem + monthBranch);
}

/** The first of them, 0..9. */
export function firstClimateStem(dayStem: number, monthBranch: number): number {
  return at(FIRST_STEMS, 12 * dayStem + monthBranch);
}

/** The winter and summer months 해자축 and 사오미, in which the season decides first. */
export function isUrgentMonth(monthBranch: number): boolean {
  return URGENT.has(monthBranch);
}

const URGENT: ReadonlySet<number> = new Set([11, 0, 1, 5, 6, 7]);
