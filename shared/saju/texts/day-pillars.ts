import { at } from '../types.ts';
import type { DayPillarTraits } from './day-pillar-traits.ts';
import { EARTH_DAY_PILLARS } from './day-pillars-earth.ts';
import { FIRE_DAY_PILLARS } from './day-pillars-fire.ts';
import { METAL_DAY_PILLARS } from './day-pillars-metal.ts';
import { WATER_DAY_PILLARS } from './day-pillars-water.ts';
import { WOOD_DAY_PILLARS } from './day-pillars-wood.ts';

const BY_ELEMENT = [WOOD_DAY_PILLARS, FIRE_DAY_PILLARS, EARTH_DAY_PILLARS, METAL_DAY_PILLARS, WATER_DAY_PILLARS];

/** The texts of a day pillar, by its index 0..59. */
export function dayPillarTraits(pillar: number): DayPillarTraits {
  // Ten consecutive pillars hold each stem once, so an element has two of every ten: twelve in six rounds.
  const stem = pillar % 10;
  return at(at(BY_ELEMENT, stem >> 1), 2 * Math.floor(pillar / 10) + (stem & 1));
}
