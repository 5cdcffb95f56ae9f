import { BRANCHES, type Chart, type Element, pillarHangul, stemOf, tenGod, type UsefulGod } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { ELEMENT_NAMES, type Flow, usefulGodOfChart } from '../facts.ts';
import type { HourRange } from '../fields.ts';
import { branchWord, periodWord } from './branch-word.ts';
import type { Meeting } from './corpus/relations.ts';
import { AVOID_GROUNDS, BEST_GROUNDS } from './corpus/timing.ts';
import { meetingOf, weatherOf } from './meetings.ts';
import type { Lexicon } from './templates.ts';

/** The best and the worst of the eight waking double hours for a chart on a day, with the words of the reason. */
export interface Timing {
  readonly best: HourRange;
  readonly avoid: HourRange;
  readonly lexicon: Lexicon;
}

/** An hour counts by its own pillar, which follows from the day's stem: its elements, and its branch on the day branch. */
export function timingOf(chart: Chart, flow: Flow): Timing {
  const god = usefulGodOfChart(chart);
  const windows = WAKING_BRANCHES.map((branch) => windowOf(chart, god, flow.pillar, branch));
  const best = windows.reduce((a, b) => (b.points > a.points ? b : a));
  const worst = windows.reduce((a, b) => (b.points < a.points ? b : a));
  return {
    best: best.hours,
    avoid: worst.hours,
    lexicon: {
      ...hourSlots('좋은', best),
      좋은근거: BEST_GROUNDS[weatherOf(best.meeting) === 'kind' ? 'meeting' : best.fills === null ? 'calm' : 'element'],
      ...hourSlots('나쁜', worst),
      나쁜근거:
        AVOID_GROUNDS[weatherOf(worst.meeting) === 'harsh' ? 'meeting' : worst.burdens === null ? 'calm' : 'element'],
    },
  };
}

/** 진시 (07-09) to 해시 (21-23). */
const WAKING_BRANCHES = [4, 5, 6, 7, 8, 9, 10, 11] as const;

interface Window {
  readonly pillar: number;
  readonly name: string;
  readonly hours: HourRange;
  readonly god: string;
  readonly meeting: Meeting;
  readonly fills: Element | null;
  readonly burdens: Element | null;
  readonly points: number;
}

function windowOf(chart: Chart, god: UsefulGod, dayPillar: number, branch: number): Window {
  const { hangul, element } = at(BRANCHES, branch);
  const hours = { start: 2 * branch - 1, end: 2 * branch + 1 };
  // 갑기일 갑자시: the day's stem decides the stem of its first hour.
  const stem = (2 * (dayPillar % 5) + branch) % 10;
  const pillar = pillarOf(stem, branch);
  const elements = [stemOf(pillar).element, element];
  const { useful, helping, adverse } = god;
  const meeting = meetingOf(chart.day.index % 12, branch);
  const fills = [useful, helping].find((each) => elements.includes(each)) ?? null;
  const burdens = elements.includes(adverse) ? adverse : null;
  return {
    pillar,
    name: `${hangul}시(${two(hours.start)}~${two(hours.end)}시)`,
    hours,
    god: tenGod(chart.dayMaster.index, { stem }),
    meeting,
    fills,
    burdens,
    points:
      HOUR_POINTS[meeting] +
      (elements.includes(useful) ? 6 : 0) +
      (elements.includes(helping) ? 3 : 0) -
      (burdens === null ? 0 : 5),
  };
}

const HOUR_POINTS: Readonly<Record<Meeting, number>> = {
  육합: 5,
  반합: 4,
  가합: 2,
  same: 1,
  none: 0,
  파: -2,
  원진: -3,
  해: -3,
  자형: -3,
  형: -4,
  충: -6,
};

/** Stem and branch have the same parity. */
function pillarOf(stem: number, branch: number): number {
  return (6 * stem + 60 - 5 * branch) % 60;
}

function hourSlots(prefix: '좋은' | '나쁜', { pillar, name, god, meeting, fills, burdens }: Window): Lexicon {
  const element = prefix === '좋은' ? fills : burdens;
  return {
    [`${prefix}시`]: name,
    [`${prefix}시주`]: periodWord(pillarHangul(pillar)),
    [`${prefix}시간`]: stemOf(pillar).name,
    [`${prefix}시지`]: branchWord(pillar),
    [`${prefix}시십성`]: god,
    [`${prefix}시만남`]: meeting,
    ...(element === null ? {} : { [`${prefix}시기운`]: `${ELEMENT_NAMES[element].charAt(0)} 기운` }),
  };
}

function two(hour: number): string {
  return String(hour).padStart(2, '0');
}
