import type { Chart } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { Flow } from '../facts.ts';
import type { HourRange } from '../fields.ts';
import { type Hours, hoursOf, RELATION_POINTS } from '../hours.ts';
import type { TimingWords } from './corpus.ts';
import type { Draw } from './draw.ts';
import { joined } from './joined.ts';
import { ELEMENT_WORDS } from './lead.ts';
import type { Pools } from './pools.ts';

export interface Timing {
  readonly best: HourRange;
  readonly avoid: HourRange;
  /** Of the best hours and of those to avoid, in the order of the day. */
  readonly reason: string;
}

/** The best and the worst of the eight waking double hours for a chart on a day, and why. */
export function timingOf(chart: Chart, flow: Flow, words: TimingWords, draw: Draw): Timing {
  const { best, worst } = hoursOf(chart, flow.pillar);
  const told = (words: Pools, key: string, { branch }: Hours) => {
    const name = at(NAMES, branch - FIRST);
    return draw.from(words[name === NIGHT ? NIGHT : key] ?? [], { 때: name });
  };
  const inOrder = (good: string, bad: string) =>
    best.range.start < worst.range.start ? joined(good, bad) : joined(bad, good);
  return {
    best: best.range,
    avoid: worst.range,
    reason: inOrder(told(words.best, helpOf(best), best), told(words.avoid, hindranceOf(worst), worst)),
  };
}

/** 진시 (07-09), the first waking double hour. */
const FIRST = 4;
const NAMES = ['이른 아침', '늦은 오전', '점심 무렵', '이른 오후', '늦은 오후', '초저녁', '늦은 저녁', '밤'] as const;
/** Before sleep, with texts of its own. */
const NIGHT = '밤';

/** The name in a corpus of what helps. */
function helpOf({ elements, relation }: Hours): string {
  const welcome = elements.find(({ role }) => role === 'useful') ?? elements.find(({ role }) => role === 'helping');
  if (welcome !== undefined) return ELEMENT_WORDS[welcome.element];
  return RELATION_POINTS[relation] > 1 ? '합' : '평온';
}

/** The name in a corpus of what hinders. */
function hindranceOf({ elements, relation }: Hours): string {
  if (relation === 'clash') return '충';
  if (RELATION_POINTS[relation] < 0) return '마찰';
  return elements.some(({ role }) => role === 'adverse') ? '짐' : '평온';
}
