import type { Chart } from './chart.ts';
import { type Marker, markersOf, voidBranches } from './markers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import { chartRelations, type Relation } from './relations.ts';
import { BRANCHES } from './sexagenary.ts';
import { type Strength, strengthOf } from './strength.ts';
import { type TwelveStage, twelveStage } from './twelve-stages.ts';
import { at } from './types.ts';
import { type UsefulGod, usefulGodOf } from './useful-god.ts';

/** What a practitioner reads from the four pillars alone: docs/guides/en/readings.md. */
export interface Reading {
  readonly strength: Strength;
  readonly useful_god: UsefulGod;
  readonly pattern: Pattern;
  readonly relations: readonly Relation[];
  /** 12운성 of the day stem on each branch. */
  readonly stages: Stages;
  /** 신살 */
  readonly markers: readonly Marker[];
  /** 공망 of the day pillar: two branches in hangul. */
  readonly void_branches: readonly string[];
}

export interface Stages {
  readonly year: TwelveStage;
  readonly month: TwelveStage;
  readonly day: TwelveStage;
  readonly hour?: TwelveStage;
}

export function readingOf(chart: Chart): Reading {
  const { pillars } = chart;
  const strength = strengthOf(chart);
  const usefulGod = usefulGodOf(chart, strength);
  return {
    strength,
    useful_god: usefulGod,
    pattern: patternOf(chart, usefulGod),
    relations: chartRelations(pillars),
    stages: stagesOf(chart),
    markers: markersOf(pillars),
    void_branches: voidBranches(pillars.day).map((branch) => at(BRANCHES, branch).hangul),
  };
}

function stagesOf({ pillars: { year, month, day, hour }, dayMaster }: Chart): Stages {
  const stage = (pillar: number) => twelveStage(dayMaster.index, pillar % 12);
  return {
    year: stage(year),
    month: stage(month),
    day: stage(day),
    ...(hour === null ? {} : { hour: stage(hour) }),
  };
}
