import type { Chart } from './chart.ts';
import { branchOf } from './sexagenary.ts';
import { type TenGod, tenGod } from './ten-gods.ts';
import { twelveStage } from './twelve-stages.ts';
import type { UsefulGod } from './useful-god.ts';

/** The pattern (격국) of a chart: docs/guides/en/readings.md. */
export interface Pattern {
  /** Such as 정인격. */
  readonly name: string;
  /** The main hidden stem of the month stands on the stem of year, month or hour. */
  readonly exposed: boolean;
  /** Such as 종왕격, for a chart that follows. */
  readonly special: string | null;
}

export function patternOf({ pillars, dayMaster }: Chart, { side, reason }: UsefulGod): Pattern {
  const { mainStem, index: month } = branchOf(pillars.month);
  const god = tenGod(dayMaster.index, { stem: mainStem });
  const stems = [pillars.year, pillars.month, ...(pillars.hour === null ? [] : [pillars.hour])];
  return {
    name: nameOf(god, dayMaster.index, month),
    exposed: stems.some((pillar) => pillar % 10 === mainStem),
    special: side === 'follow' ? `${reason.slice(reason.indexOf(':') + 1)}격` : null,
  };
}

function nameOf(god: TenGod, dayStem: number, month: number): string {
  const stage = twelveStage(dayStem, month);
  if (god === '비견' && stage === '건록') return '건록격';
  if (god === '겁재' && dayStem % 2 === 0 && stage === '제왕') return '양인격';
  return `${god}격`;
}
