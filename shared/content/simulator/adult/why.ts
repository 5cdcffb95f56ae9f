import { favourOf, type RelationKind } from '../../../saju/index.ts';
import { usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type RelationReason, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { elementOfYear, energyOf, familyOf, lettersOf } from '../lead.ts';
import { natureOf } from '../nature.ts';
import * as words from './why-words.ts';

/** Why a period has its score: the reason of its story, and nothing that pulls the other way. */
export const EXPLAIN: Explain = {
  why: (told) =>
    readsAsWord(told)
      ? explained(told, filled('[때]을/를 나타내는 ', { 때: told.time.now }), '두 글자 가운데 ')
      : explained(told, `${dated(told)}의 `),
  energy: (told) =>
    told.draw.plain(natureWords(told), {
      ...{ 때: told.time.now, 간지: dated(told) },
      ...natureOf(told.flow),
    }),
  interaction: (told) => explained(told, `${told.time.now}의 `),
  cycle({ chart, lead, draw }, { flow, turning, met }) {
    const favour = favourOf(usefulGodOfChart(chart), flow.pillar);
    const does = favour === 0 ? 'neither' : favour > 0 ? 'helps' : 'hinders';
    const link = words.CYCLE_LINKS[does][lead.level];
    if (turning) return joined(link, words.CYCLE_BEGINS[does]);
    // A cycle that helps and clashes with the year is no plain help.
    const isMixed = does === 'helps' && met.some((kind) => STRAINS.includes(kind));
    if (does === 'neither' || isMixed) return '';
    // It joins what the text has said; a text of neither sign has said nothing that it could join.
    const joins = link === '' && (lead.level === 'good' || lead.level === 'careful');
    return joined(link, draw.plain(words.CYCLE[does], { 도: joins ? '도' : '은' }));
  },
};

const STRAINS: readonly RelationKind[] = ['충', '형', '천간충'];

const SIGNS = { stem: '윗글자', branch: '아랫글자' } as const;

/**
 * @param of what the first letter that is named belongs to: 무술(戊戌)일의, 오늘의
 * @param among what one letter is one of, where the text does not name the pillar
 */
function explained(told: Explained, of: string, among = ''): string {
  const { lead, flow, draw, time } = told;
  const side = lead.up ? 'up' : 'down';
  const god = lead.place === 'stem' ? flow.stemGod : flow.branchGod;
  const letter = { 글자: of + among + SIGNS[lead.place], 뜻: words.GODS[god][side] };
  switch (lead.reason?.kind) {
    case 'element': {
      // Of fire and water the two letters of one pillar are different ten gods: the reason names one of them.
      const letters = flow.stemGod === flow.branchGod ? lettersOf(flow, lead.reason) : lead.place;
      return draw.plain(words.ROLES[lead.reason.role], {
        어디: `${of}${letters === 'both' ? '두 글자' : among + SIGNS[letters]}에 든`,
        기운: energyOf(lead.reason.element),
        뜻: letter.뜻,
      });
    }
    case 'god':
      return filled(words.BY_ITSELF[side], letter);
    case 'relation':
      return meetingOf(told, lead.reason, letter.글자);
    case 'year':
      return filled(words.YEAR[side], { 때: time.now, ...yearSlots(told, lead.reason.points) });
    default:
      return filled(words.QUIET, { 글자: of + among + SIGNS.stem });
  }
}

/** @param sign what the text calls the period's sign */
function meetingOf({ chart, draw, flow, lead }: Explained, { relation }: RelationReason, sign: string): string {
  const { kind, positions } = relation;
  const [position = 'day'] = positions;
  if (kind === '삼합' || kind === '방합' || kind === '삼형') {
    if (kind === '삼형') return joined(filled(words.GROUPS[kind], { 글자: sign }), words.THREE_PUNISHMENTS);
    const element = elementOfGroup(kind, flow.pillar % 12);
    const met = filled(words.GROUPS[kind], { 글자: sign, 기운: energyOf(element) });
    return joined(met, words.GATHERED[roleOf(usefulGodOfChart(chart), element) ?? 'neutral']);
  }
  const seat = position !== 'day' ? position : kind.startsWith('천간') ? 'self' : 'close';
  const stands = words.SEATS[seat];
  const means = kind === '자형' ? words.BLAMES_ITSELF : `${stands.means}, ${stands[familyOf(kind)]}`;
  return joined(
    draw.plain(words.MEETING, {
      글자: sign,
      자리: `${words.POSITIONS[position]}의 ${SIGNS[lead.place]}`,
      사이: words.TIES[kind],
    }),
    `${draw.plain([means, means.replace('뜻하니', '가리키니')])} 보아 점수를 ${lead.up ? '올렸' : '내렸'}습니다.`,
  );
}

function natureWords(told: Explained) {
  if (readsAsWord(told)) return words.NATURE_UNNAMED;
  return told.time.unit === '월' ? words.NATURE_OF_MONTH : words.NATURE;
}

const WORDS: readonly string[] = ['병신', '임신', '정사', '기사', '신사', '병자'];

/** A sentence that begins with it is misread, also when its signs follow. */
function readsAsWord({ flow }: Explained): boolean {
  return WORDS.includes(flow.hangul);
}

/** 무술(戊戌)일 */
function dated({ flow, time }: Explained): string {
  return `${flow.hangul}(${flow.hanja})${time.unit}`;
}

/** January belongs to the year before: its name says so. */
function yearSlots({ chart, year, flow, isOfLastYear = false }: Explained, points: number) {
  const { hangul, hanja } = year ?? flow;
  return {
    해: isOfLastYear ? `입춘 전까지 이어지는 ${hangul}(${hanja})년` : '올해',
    기운: energyOf(elementOfYear(chart, year ?? flow, points)),
  };
}
