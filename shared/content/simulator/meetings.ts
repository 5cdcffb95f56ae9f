import { type BranchRelation, branchRelation, type Chart, POSITIONS, type Position } from '../../saju/index.ts';
import type { Flow } from '../facts.ts';
import { MEETINGS, type Meeting, STEM_COMBINATION } from './corpus/relations.ts';
import type { Tone } from './corpus/ten-gods.ts';
import type { Pool } from './writer.ts';

/** One position of the chart that the period's branch has a relation to. */
export interface MetPlace {
  readonly position: Position;
  readonly meeting: Meeting;
}

/** All such positions, the day branch first, because it stands for the person. */
export function metPlaces(chart: Chart, flow: Flow): readonly MetPlace[] {
  return BY_WEIGHT.flatMap((position) => {
    const meeting = meetingAt(chart, flow, position);
    return meeting === 'none' ? [] : [{ position, meeting }];
  });
}

export function meetingAt(chart: Chart, flow: Flow, position: Position): Meeting {
  const pillar = chart.pillars[position];
  return pillar === null ? 'none' : meetingOf(pillar % 12, flow.pillar % 12);
}

/** The relation of two branches, 0..11: the first that holds in the order of saju-rules 2.6. */
export function meetingOf(a: number, b: number): Meeting {
  return MEETING_NAMES[branchRelation(a, b)];
}

const MEETING_NAMES: Readonly<Record<BranchRelation, Meeting>> = {
  six_combination: '육합',
  half_combination: '반합',
  loose_combination: '가합',
  clash: '충',
  punishment: '형',
  harm: '해',
  resentment: '원진',
  break: '파',
  same: 'same',
  self_punishment: '자형',
  none: 'none',
};

/** 갑기, 을경, 병신, 정임, 무계: stems five apart. */
export function combinesWithDayMaster(chart: Chart, flow: Flow): boolean {
  return Math.abs(chart.dayMaster.index - (flow.pillar % 10)) === 5;
}

export type Weather = 'kind' | 'harsh' | 'calm';

export function weatherOf(meeting: Meeting): Weather {
  if (meeting === '육합' || meeting === '반합' || meeting === '가합') return 'kind';
  return meeting === 'none' || meeting === 'same' ? 'calm' : 'harsh';
}

export interface MeetingWords {
  /** Clauses on the relations of the period's branch to the chart, with the positions filled in. Never empty. */
  readonly clauses: Pool;
  readonly weather: Weather;
}

/**
 * Of several relations, the text uses those that agree with the score: a clash that a combination outweighs must not
 * explain a good day.
 */
export function meetingWords(chart: Chart, flow: Flow, met: readonly MetPlace[], tone: Tone): MeetingWords {
  const wanted: Weather = tone === 'low' ? 'harsh' : 'kind';
  const agreeing = met.filter(({ meeting }) => weatherOf(meeting) === wanted);
  const spoken = agreeing.length > 0 ? agreeing : met.slice(0, 1);
  const clauses = spoken.flatMap(({ position, meeting }) => MEETINGS_AT[position][meeting]);
  const weather = spoken[0] === undefined ? 'calm' : weatherOf(spoken[0].meeting);
  if (weather !== 'harsh' && combinesWithDayMaster(chart, flow)) clauses.push(...STEM_COMBINATION);
  return { clauses: clauses.length > 0 ? clauses : MEETINGS.none, weather };
}

/** The connective between a fact and its consequence, expected or contrary. */
export function bridge(weather: Weather, tone: Tone): '니' | '지만' {
  const against = (weather === 'harsh' && tone === 'high') || (weather === 'kind' && tone === 'low');
  return against ? '지만' : '니';
}

const BY_WEIGHT: readonly Position[] = ['day', 'month', ...POSITIONS.filter((p) => p !== 'day' && p !== 'month')];

/** One content may mention two positions, so their words are filled into the clauses before drawing. */
const MEETINGS_AT: Readonly<Record<Position, Readonly<Record<Meeting, Pool>>>> = {
  year: placed('연지'),
  month: placed('월지'),
  day: placed('일지'),
  hour: placed('시지'),
};

/** The slot `[월지]` is the branch itself (묘목); `[월지뜻]` is the meaning of its position. */
function placed(place: string): Readonly<Record<Meeting, Pool>> {
  const fill = (clauses: Pool): Pool =>
    clauses.map((clause) =>
      clause.replaceAll('[자리뜻]', `[${place}뜻]`).replaceAll('[자리]', place).replaceAll('[원지]', `[${place}]`),
    );
  return {
    육합: fill(MEETINGS.육합),
    반합: fill(MEETINGS.반합),
    가합: fill(MEETINGS.가합),
    충: fill(MEETINGS.충),
    형: fill(MEETINGS.형),
    자형: fill(MEETINGS.자형),
    해: fill(MEETINGS.해),
    파: fill(MEETINGS.파),
    원진: fill(MEETINGS.원진),
    same: fill(MEETINGS.same),
    none: MEETINGS.none,
  };
}
