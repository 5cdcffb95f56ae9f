import { branchOf, stemOf } from '../../shared/saju/index.ts';

/** One pillar as legacy and widget requests write it. */
export function pillarInput(index: number, withHanja = true) {
  const [stem, branch] = [stemOf(index), branchOf(index)];
  return {
    stem: { hangul: stem.hangul, ...(withHanja ? { hanja: stem.hanja } : {}) },
    branch: { hangul: branch.hangul, ...(withHanja ? { hanja: branch.hanja } : {}) },
  };
}

/** A `saju` request input; every `number` below 12,960,000 gives another chart. */
export function sajuInput(number: number, options: { readonly withoutHour?: boolean } = {}) {
  const digit = (place: number) => Math.floor(number / 60 ** place) % 60;
  return {
    pillars: {
      year: pillarInput(digit(0)),
      month: pillarInput(digit(1)),
      day: pillarInput(digit(2)),
      hour: options.withoutHour === true ? null : pillarInput(digit(3)),
    },
    // Deployed clients send more, and not always the truth: everything is computed from the pillars.
    dayMaster: { element: 'wood', name: '거짓' },
    elements: { wood: 9, fire: 9, earth: 9, metal: 9, water: 9 },
    zodiac: 'dragon',
  };
}
