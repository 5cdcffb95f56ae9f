import { branchOf, type Pillars, stemOf } from '../../shared/saju/index.ts';
import { BRANCHES, hourPillarOf, monthPillarOf, pillarIndex, STEMS } from '../../shared/saju/sexagenary.ts';

/** The index of a pillar by its two hangul, such as 갑자. */
export function pillarOf(hangul: string): number {
  const stem = STEMS.findIndex((one) => one.hangul === hangul[0]);
  const branch = BRANCHES.findIndex((one) => one.hangul === hangul[1]);
  const index = pillarIndex(stem, branch);
  if (index === null) throw new Error(`not a pillar: ${hangul}`);
  return index;
}

/** @param text the pillars of year, month, day and, when known, hour: `경오 신사 경진 계미` */
export function pillarsOf(text: string): Pillars {
  const [year = -1, month = -1, day = -1, hour = null] = text.split(' ').map(pillarOf);
  return { year, month, day, hour };
}

/** One pillar in the form of legacy and widget requests. */
export function pillarInput(index: number, withHanja = true) {
  const [stem, branch] = [stemOf(index), branchOf(index)];
  return {
    stem: { hangul: stem.hangul, ...(withHanja ? { hanja: stem.hanja } : {}) },
    branch: { hangul: branch.hangul, ...(withHanja ? { hanja: branch.hanja } : {}) },
  };
}

/** A `saju` request input; every `number` below 518,400 gives another possible chart. */
export function sajuInput(number: number, options: { readonly withoutHour?: boolean } = {}) {
  const [year, day] = [number % 60, Math.floor(number / 720) % 60];
  const [month, hour] = [Math.floor(number / 60) % 12, Math.floor(number / 43_200) % 12];
  return {
    pillars: {
      year: pillarInput(year),
      month: pillarInput(monthPillarOf(year + 4, month)),
      day: pillarInput(day),
      hour: options.withoutHour === true ? null : pillarInput(hourPillarOf(day, 2 * hour)),
    },
    // Deployed clients send further, sometimes wrong fields: everything is computed from the pillars.
    dayMaster: { element: 'wood', name: '거짓' },
    elements: { wood: 9, fire: 9, earth: 9, metal: 9, water: 9 },
    zodiac: 'dragon',
  };
}
