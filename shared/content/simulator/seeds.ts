import { daysBetween } from '../../core/clock.ts';
import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import type { FortuneType } from '../requests.ts';
import { createRandom, hashOf, type Random } from './random.ts';
import { VOICES, type Voice } from './voices.ts';

/** The generator of one content, seeded by the chart and the purpose. */
export function randomFor(chart: Chart, ...purpose: readonly string[]): Random {
  return createRandom(`${seedOf(chart)}|${purpose.join('|')}`);
}

/**
 * How a writer chooses: a chart's seed fixes the order in which it goes through a pool, and the turn its place in it. So a
 * reader meets a template again only after the whole pool, and two charts of one day have nothing to do with each other.
 */
export interface Picks {
  readonly seed: number;
  readonly turn: number;
  readonly voice: Voice;
}

export function picksFor(chart: Chart, model: ModelName, purpose: string, turn: number): Picks {
  return { seed: hashOf(`${seedOf(chart)}|${model}|${purpose}`), turn, voice: VOICES[model] };
}

/** Consecutive periods have consecutive turns. */
export function turnOf(type: FortuneType | 'weekly', period: string): number {
  const days = daysBetween('2000-01-03', period);
  switch (type) {
    case 'daily':
      return days;
    case 'weekly':
      return Math.floor(days / 7);
    case 'monthly':
      return 12 * Number(period.slice(0, 4)) + Number(period.slice(5, 7));
    case 'yearly':
      return Number(period.slice(0, 4));
  }
}

function seedOf({ pillars: { year, month, day, hour } }: Chart): string {
  return `${year}.${month}.${day}.${hour ?? '-'}`;
}
