import { type Chart, POSITIONS, type Position, type Relation } from '../../saju/index.ts';
import type { Flow } from '../facts.ts';
import { branchName } from '../facts.ts';
import { MEETINGS, type Meeting, PLACE_NAMES, STEM_COMBINATION } from './corpus/relations.ts';
import type { Tone } from './corpus/ten-gods.ts';
import type { Pool } from './writer.ts';

/** One place of the chart that the period's branch meets, and how. */
export interface MetPlace {
  readonly position: Position;
  readonly meeting: Meeting;
}

/** All places met, the day branch first, since it is the person's own. */
export function metPlaces(chart: Chart, flow: Flow): readonly MetPlace[] {
  return BY_WEIGHT.flatMap((position) => {
    const meeting = meetingAt(chart, flow, position);
    return meeting === 'none' ? [] : [{ position, meeting }];
  });
}

export function meetingAt(chart: Chart, flow: Flow, position: Position): Meeting {
  const pillar = chart.pillars[position];
  if (pillar === null) return 'none';
  const here = flow.relations.filter((relation) => relation.position === position);
  const kind = BRANCH_KINDS.find((wanted) => here.some((relation) => relation.kind === wanted));
  return kind ?? (pillar % 12 === flow.pillar % 12 ? 'same' : 'none');
}

export function combinesWithDayMaster(flow: Flow): boolean {
  return flow.relations.some(({ kind, position }: Relation) => kind === '천간합' && position === 'day');
}

export type Weather = 'kind' | 'harsh' | 'calm';

export function weatherOf(meeting: Meeting): Weather {
  if (meeting === '육합' || meeting === '삼합') return 'kind';
  return meeting === 'none' || meeting === 'same' ? 'calm' : 'harsh';
}

export interface MeetingWords {
  /** Clauses on how the period's branch meets the chart, its places filled in; never empty. */
  readonly clauses: Pool;
  readonly weather: Weather;
}

/**
 * Where the branch meets several places, those are spoken of that agree with the score, so that a good day is not
 * explained by a clash that a combination outweighs.
 */
export function meetingWords(chart: Chart, flow: Flow, met: readonly MetPlace[], tone: Tone): MeetingWords {
  const wanted: Weather = tone === 'low' ? 'harsh' : 'kind';
  const agreeing = met.filter(({ meeting }) => weatherOf(meeting) === wanted);
  const spoken = agreeing.length > 0 ? agreeing : met.slice(0, 1);
  const clauses = spoken.flatMap(({ position, meeting }) =>
    MEETINGS[meeting].map((clause) => placed(clause, position, branchName(chart.pillars[position] ?? 0))),
  );
  const weather = spoken[0] === undefined ? 'calm' : weatherOf(spoken[0].meeting);
  if (weather !== 'harsh' && combinesWithDayMaster(flow)) clauses.push(...STEM_COMBINATION);
  return { clauses: clauses.length > 0 ? clauses : MEETINGS.none, weather };
}

/** The connective between a fact and what follows from it or in spite of it. */
export function bridge(weather: Weather, tone: Tone): '니' | '지만' {
  const against = (weather === 'harsh' && tone === 'high') || (weather === 'kind' && tone === 'low');
  return against ? '지만' : '니';
}

const BY_WEIGHT: readonly Position[] = ['day', 'month', ...POSITIONS.filter((p) => p !== 'day' && p !== 'month')];

/** The one relation that counts where two hold: the order of the compatibility rules (saju-rules 2.6). */
const BRANCH_KINDS = ['육합', '삼합', '충', '형', '해', '자형'] as const;

/** Two places may be spoken of in one content, so their slots are filled or renamed before drawing. */
function placed(clause: string, position: Position, branch: string): string {
  const name = PLACE_NAMES[position];
  return clause.replaceAll('[자리뜻]', `[${name}뜻]`).replaceAll('[자리]', name).replaceAll('[원지]', branch);
}
