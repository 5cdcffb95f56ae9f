import { type Chart, kindsWithCycle, type RelationKind } from '../saju/index.ts';
import { at } from '../saju/types.ts';
import { type Flow, flowOf, periodPillar } from './facts.ts';
import { fortuneTypeOf, type SectionRequest } from './requests.ts';

/** The ten-year cycle of a request, as texts and prompts name it. */
export interface Cycle {
  readonly flow: Flow;
  /** 첫 번째, 두 번째 … */
  readonly order: string;
  /** Between the cycle and the year or month: 천간합, 천간충, 육합, 충, 형. */
  readonly met: readonly RelationKind[];
  /** The cycle begins in this year or month. */
  readonly turning: boolean;
}

/** Null: the cycle is not known. */
export function cycleOf(request: SectionRequest, chart: Chart): Cycle | null {
  const { luck, period, section } = request;
  if (luck === undefined) return null;
  const type = section === 'yearly' ? 'yearly' : (fortuneTypeOf(request) ?? 'yearly');
  return {
    flow: flowOf(chart, luck.pillar),
    order: at(ORDERS, stepsFrom(chart.month.index, luck.pillar) - 1),
    met: kindsWithCycle(luck.pillar, periodPillar(type, period)),
    turning: luck.turning,
  };
}

/** The cycles go forward or backward from the month pillar, ten in all, so the nearer way is the one that was taken. */
function stepsFrom(month: number, pillar: number): number {
  const forward = (pillar - month + 60) % 60;
  return Math.min(forward, 60 - forward);
}

const ORDERS = [
  '첫 번째',
  '두 번째',
  '세 번째',
  '네 번째',
  '다섯 번째',
  '여섯 번째',
  '일곱 번째',
  '여덟 번째',
  '아홉 번째',
  '열 번째',
] as const;
