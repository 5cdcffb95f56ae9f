import { branchOf, stemOf } from '../../shared/saju/index.ts';
import { hourPillarOf, monthPillarOf } from '../../shared/saju/sexagenary.ts';

/** One pillar as legacy and widget requests write it. */
export function pillarInput(index: number, withHanja = true) {
  const [stem, branch] = [stemOf(index), branchOf(index)];
  return {
    stem: { hangul: stem.hangul, ...(withHanja ? { hanja: stem.hanja } : {}) },
    branch: { hangul: branch.hangul, ...(withHanja ? { hanja: branch.hanja } : {}) },
  };
}

/** A `saju` request input; every `number` below 518,400 gives another chart, and each can exist. */
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
    // Deployed clients send more, and not always the truth: everything is computed from the pillars.
    dayMaster: { element: 'wood', name: '거짓' },
    elements: { wood: 9, fire: 9, earth: 9, metal: 9, water: 9 },
    zodiac: 'dragon',
  };
}
