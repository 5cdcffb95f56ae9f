import { type BranchRelation, branchRelation, type Chart, POSITIONS, type Position } from '../../saju/index.ts';
import type { Flow } from '../facts.ts';
import {
  MATTER_CONDUCT,
  MEETINGS,
  type Meeting,
  NO_MEETING,
  PEOPLE_CONDUCT,
  QUIET_CONDUCT,
  SELF_CONDUCT,
  STEM_COMBINATION,
} from './corpus/relations.ts';
import type { Tone } from './corpus/ten-gods.ts';
import type { Lexicon, Pool } from './templates.ts';

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

function meetingAt(chart: Chart, flow: Flow, position: Position): Meeting {
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
function combinesWithDayMaster(chart: Chart, flow: Flow): boolean {
  return Math.abs(chart.dayMaster.index - (flow.pillar % 10)) === 5;
}

export type Weather = 'kind' | 'harsh' | 'calm';

export function weatherOf(meeting: Meeting): Weather {
  if (meeting === '육합' || meeting === '반합' || meeting === '가합') return 'kind';
  return meeting === 'none' || meeting === 'same' ? 'calm' : 'harsh';
}

export interface MeetingWords {
  /** Clauses on one relation of the period's branch to the chart, with the position filled in. Never empty. */
  readonly clauses: Pool;
  /** Such a clause, and what to do about it: people with people, matters with matters. */
  readonly advice: Lexicon;
  readonly weather: Weather;
}

/**
 * Of several relations, the text uses the first that agrees with the score: a clash that a combination outweighs must
 * not explain a good day.
 */
export function meetingWords(chart: Chart, flow: Flow, met: readonly MetPlace[], tone: Tone): MeetingWords {
  const wanted: Weather = tone === 'low' ? 'harsh' : 'kind';
  const spoken = met.find(({ meeting }) => weatherOf(meeting) === wanted) ?? met[0];
  const combines = combinesWithDayMaster(chart, flow);
  if (spoken === undefined) return combines ? stemsOnly(tone) : quiet(tone);
  const weather = weatherOf(spoken.meeting);
  const ofSelf = spoken.meeting === '자형';
  const { people, matters } = clausesAt(spoken);
  const withStems = combines && weather === 'kind' ? [...people, ...STEM_COMBINATION] : people;
  return {
    clauses: [...withStems, ...matters],
    advice: {
      관계구절: ['[합충사람>이음] [사람처신]', '[합충일>이음] [일처신]'],
      합충사람: withStems,
      합충일: matters,
      사람처신: (ofSelf ? SELF_CONDUCT.people : PEOPLE_CONDUCT[weather])[tone],
      일처신: (ofSelf ? SELF_CONDUCT.matters : MATTER_CONDUCT[weather])[tone],
    },
    weather,
  };
}

function stemsOnly(tone: Tone): MeetingWords {
  return {
    clauses: STEM_COMBINATION,
    advice: { 관계구절: STEM_ADVICE, 사람처신: PEOPLE_CONDUCT.kind[tone] },
    weather: 'kind',
  };
}

function quiet(tone: Tone): MeetingWords {
  const join = tone === 'low' ? '지만' : '니';
  return {
    clauses: NO_MEETING,
    advice: { 관계구절: [`[합충>${join}] [무난처신]`], 무난처신: QUIET_CONDUCT[tone] },
    weather: 'calm',
  };
}

const STEM_ADVICE: Pool = ['[합충>이음] [사람처신]'];

/** The connective between a fact and its consequence, expected or contrary. */
export function bridge(weather: Weather, tone: Tone): '니' | '지만' {
  const against = (weather === 'harsh' && tone === 'high') || (weather === 'kind' && tone === 'low');
  return against ? '지만' : '니';
}

const BY_WEIGHT: readonly Position[] = ['day', 'month', ...POSITIONS.filter((p) => p !== 'day' && p !== 'month')];

interface Clauses {
  readonly people: Pool;
  readonly matters: Pool;
}

const KNOWN = new Map<string, Clauses>();

/** Built once: the selection compares pools by reference, so each needs the same array every time. */
function clausesAt({ position, meeting }: MetPlace): Clauses {
  const key = `${position} ${meeting}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const place = PLACES[position];
  const words = meeting === 'none' ? null : MEETINGS[meeting];
  const clauses = (ends: Pool): Pool =>
    (words?.heads ?? []).flatMap((head) =>
      ends.map((end) =>
        `${head} ${end}`
          .replaceAll('[사이]', `[${place}사이]`)
          .replaceAll('[일감]', `[${place}일감]`)
          .replaceAll('[자리]', place)
          .replaceAll('[원지]', `[${place}]`),
      ),
    );
  const made = { people: clauses(words?.people ?? []), matters: clauses(words?.matters ?? []) };
  KNOWN.set(key, made);
  return made;
}

const PLACES: Readonly<Record<Position, string>> = { year: '연지', month: '월지', day: '일지', hour: '시지' };
