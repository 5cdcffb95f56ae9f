import { BRANCHES, type Chart } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { branchName, ELEMENT_NAMES, usefulGodOfChart } from '../facts.ts';
import type { HourRange } from '../fields.ts';
import type { Meeting } from './corpus/relations.ts';
import { meetingOf } from './meetings.ts';
import type { Random } from './random.ts';
import type { Lexicon } from './writer.ts';

/** The best and the worst of the eight waking double hours for a chart, with the words of the reason. */
export interface Timing {
  readonly best: HourRange;
  readonly avoid: HourRange;
  readonly lexicon: Lexicon;
}

export function timingOf(chart: Chart, random: Random): Timing {
  const windows = WAKING_BRANCHES.map((branch) => windowOf(chart, branch, random));
  const best = windows.reduce((a, b) => (b.points > a.points ? b : a));
  const worst = windows.reduce((a, b) => (b.points < a.points ? b : a));
  return {
    best: best.hours,
    avoid: worst.hours,
    lexicon: {
      좋은시: best.name,
      좋은근거: goodGround(chart, best),
      나쁜시: worst.name,
      나쁜근거: badGround(chart, worst),
    },
  };
}

/** 진시 (07-09) to 해시 (21-23). */
const WAKING_BRANCHES = [4, 5, 6, 7, 8, 9, 10, 11] as const;

interface Window {
  readonly branch: number;
  readonly name: string;
  readonly hours: HourRange;
  readonly meeting: Meeting;
  readonly fills: boolean;
  readonly burdens: boolean;
  readonly points: number;
}

function windowOf(chart: Chart, branch: number, random: Random): Window {
  const { hangul, element } = at(BRANCHES, branch);
  const hours = { start: 2 * branch - 1, end: 2 * branch + 1 };
  const meeting = meetingOf(chart.day.index % 12, branch);
  const { useful, helping, adverse } = usefulGodOfChart(chart);
  const fills = element === useful || element === helping;
  const burdens = element === adverse;
  const points = HOUR_POINTS[meeting] + (fills ? 5 : 0) - (burdens ? 4 : 0) + random.between(-6, 6);
  const name = `${hangul}시(${two(hours.start)}~${two(hours.end)}시)`;
  return { branch, name, hours, meeting, fills, burdens, points };
}

const HOUR_POINTS: Readonly<Record<Meeting, number>> = {
  육합: 9,
  삼합: 7,
  same: 1,
  none: 0,
  해: -5,
  자형: -5,
  형: -6,
  충: -10,
};

function goodGround(chart: Chart, { branch, meeting, fills }: Window): readonly string[] {
  const day = branchName(chart.day.index);
  const own = branchName(branch);
  if (meeting === '육합' || meeting === '삼합') {
    return [
      `일지 ${day}과/와 ${meeting}을 이루어`,
      `${own}이/가 ${day}과/와 ${meeting}으로 이어져`,
      `${meeting}의 기운이 일지 ${day}에 닿아`,
      `${day}의 자리에 ${meeting}이 들어`,
    ];
  }
  const element = ELEMENT_NAMES[at(BRANCHES, branch).element].charAt(0);
  if (fills)
    return [
      `힘이 되는 ${element} 기운을 보태 주어`,
      `${own}의 ${element} 기운이 균형을 도와`,
      `사주가 반기는 ${element} 기운이 들어`,
    ];
  return [
    `일지 ${day}과/와 부딪힘이 적어`,
    `${own}의 기운이 [일간]의 박자와 맞아`,
    `${day}을/를 흔드는 기운이 없어`,
    `[월지]과/와 호흡이 맞아`,
  ];
}

function badGround(chart: Chart, { branch, meeting, burdens }: Window): readonly string[] {
  const day = branchName(chart.day.index);
  const own = branchName(branch);
  if (meeting === '충' || meeting === '형' || meeting === '해' || meeting === '자형') {
    return [
      `일지 ${day}에 ${meeting}이/가 걸려`,
      `${own}이/가 ${day}과/와 ${meeting}으로/로 맞서`,
      `${meeting}의 기운이 ${day}의 자리를 건드려`,
      `${day}을/를 ${meeting}으로/로 건드리는 때라`,
    ];
  }
  const element = ELEMENT_NAMES[at(BRANCHES, branch).element].charAt(0);
  if (burdens)
    return [
      `짐이 되는 ${element} 기운이 더해져`,
      `${own}의 ${element} 기운이 부담스러워`,
      `${element} 기운이 한쪽으로 쏠려`,
    ];
  return [
    `${own}의 기운이 [일간]과/와 겉돌아`,
    `[일간]의 힘이 느슨해지는 때라`,
    `${own}과/와 ${day} 사이가 서먹해`,
    `[월지]의 기운이 흩어지는 때라`,
  ];
}

function two(hour: number): string {
  return String(hour).padStart(2, '0');
}
