import type { Chart } from './chart.ts';
import { josa } from './josa.ts';
import type { Reading } from './reading.ts';
import type { Relation, RelationKind } from './relations.ts';
import { BRANCHES, branchOf, pillarHangul, pillarHanja, STEMS } from './sexagenary.ts';
import { isStrong, isWeak, type Strength } from './strength.ts';
import { type TenGod, tenGod } from './ten-gods.ts';
import { ELEMENT_NAMES } from './texts/element-words.ts';
import {
  BETWEEN,
  FOLLOWING,
  FULL_STAGES,
  GRADE,
  GROUP,
  HOUR_BRANCH,
  HOUR_STEM,
  isGroup,
  MONTH_BRANCH,
  MONTH_STEM,
  RELATION,
  STAGE,
  YEAR_BRANCH,
  YEAR_STEM,
} from './texts/features.ts';
import { at, POSITION_NAMES, type Position } from './types.ts';

/**
 * What the single features of a chart say of a person: the month's pillar, the day stem's stage on its branch, why the
 * chart is strong or weak, the weightiest relation or else the year's pillar, and the hour's pillar. Each names the
 * feature that it is about. Pillars that the birth leaves open are passed over.
 */
export function featureSentences(chart: Chart, reading: Reading): readonly string[] {
  const { pillars, dayMaster } = chart;
  const relation = weightiest(reading.relations);
  const isOpen = (position: Position) => chart.open.includes(position);
  const sentences = [
    isOpen('month') ? '' : at(MONTH_SENTENCES, 60 * dayMaster.index + pillars.month),
    `${at(TOPICS, dayMaster.index)} 일지 ${at(BRANCH_NAMES, pillars.day % 12)}에서 12운성의 ${reading.stages.day}에 놓여 ${STAGE[reading.stages.day]}`,
    strengthSentence(chart, reading),
    relation !== null
      ? relationSentence(relation)
      : isOpen('year')
        ? ''
        : at(YEAR_SENTENCES, 60 * dayMaster.index + pillars.year),
  ];
  if (pillars.hour !== null && !isOpen('hour')) sentences.push(at(HOUR_SENTENCES, 60 * dayMaster.index + pillars.hour));
  return sentences.filter((sentence) => sentence !== '');
}

/** Why the chart has its grade, by the month and the day branch (득령, 득지), and what follows from it. */
function strengthSentence(chart: Chart, { strength, useful_god, stages }: Reading): string {
  const { grade } = strength;
  const contrast = isWeak(strength) && FULL_STAGES.includes(stages.day) ? '다만 ' : '';
  const meaning = (useful_god.side === 'follow' ? FOLLOWING[grade] : undefined) ?? GRADE[grade];
  const cause = chart.open.includes('month') ? '' : `${causeOf(chart, strength)} `;
  return `${contrast}${at(SUBJECTS, chart.dayMaster.index)} ${cause}${meaning}`;
}

function causeOf({ pillars }: Chart, strength: Strength): string {
  const [month, day] = [at(BRANCH_NAMES, pillars.month % 12), at(BRANCH_NAMES, pillars.day % 12)];
  const both = month === day ? `월지와 일지의 ${month}` : `월지 ${josa(month, '과/와')} 일지 ${day}`;
  const { deukryeong, deukji } = strength;
  if (deukryeong && deukji) {
    return isStrong(strength) ? `${both}에서 모두 힘을 얻어` : `${both}에서 얻은 힘을 다른 글자가 덜어 내`;
  }
  if (deukryeong || deukji) {
    const [won, lost] = deukryeong ? [`월지 ${month}`, `일지 ${day}`] : [`일지 ${day}`, `월지 ${month}`];
    return isStrong(strength)
      ? `${lost}에서는 힘을 얻지 못해도 ${won}에서 얻어, 전체로 보면`
      : `${won}에서 힘을 얻어도 ${lost}에서는 얻지 못해, 전체로 보면`;
  }
  return isWeak(strength) ? `${both}에서 힘을 얻지 못해` : `${both}에서 힘을 얻지 못해도 다른 글자가 받쳐 주어`;
}

/** 무토는 */
const TOPICS = STEMS.map(({ name }) => josa(name, '은/는'));
/** 무토가 */
const SUBJECTS = STEMS.map(({ name }) => josa(name, '이/가'));
/** 자수 */
const BRANCH_NAMES = BRANCHES.map(({ hangul, element }) => hangul + ELEMENT_NAMES[element]);

/** By day stem and pillar, computed once. */
function sentencesOf(
  lead: (pillar: string, dayMaster: string) => string,
  byStem: Readonly<Record<TenGod, string>>,
  byBranch: Readonly<Record<TenGod, string>>,
): readonly string[] {
  return Array.from({ length: 600 }, (_, index) => {
    const [dayStem, pillar] = [Math.floor(index / 60), index % 60];
    const stemGod = tenGod(dayStem, { stem: pillar % 10 });
    const branchGod = tenGod(dayStem, { branch: branchOf(pillar).index });
    // One ten god on both is named once.
    const branch = stemGod === branchGod ? byBranch[branchGod].replace(`${branchGod}의 `, '') : byBranch[branchGod];
    // Some pillars read as another word: 임신, 병신, 신사.
    const name = `${pillarHangul(pillar)}(${pillarHanja(pillar)})`;
    return `${lead(name, at(STEMS, dayStem).name)} ${byStem[stemGod]}, ${branch}`;
  });
}

const MONTH_SENTENCES = sentencesOf(
  (pillar, day) => `${day} 일간이 ${pillar}월에 태어나 사회에서는`,
  MONTH_STEM,
  MONTH_BRANCH,
);
const YEAR_SENTENCES = sentencesOf((pillar, day) => `${day} 일간이 ${pillar}년에 태어나`, YEAR_STEM, YEAR_BRANCH);
const HOUR_SENTENCES = sentencesOf((pillar, day) => `${pillar}시에 태어난 ${day} 일간은`, HOUR_STEM, HOUR_BRANCH);

/** Three branches together, then what touches the day pillar, then the first. */
function weightiest(relations: readonly Relation[]): Relation | null {
  return (
    relations.find(({ kind }) => isGroup(kind)) ??
    relations.find(({ positions }) => positions.includes('day')) ??
    relations[0] ??
    null
  );
}

function relationSentence({ kind, positions, signs }: Relation): string {
  if (isGroup(kind)) return `사주의 ${josa(signs, '이/가')} ${josa(kind, '을/를')} 이루어 ${GROUP[kind]}`;
  const [first = 'day', second = 'hour'] = positions;
  const between = BETWEEN[`${first} ${second}`] ?? '';
  const { join, rest } = RELATION[kind];
  const subject = join === '이/가' ? josa(between, join) : between + join;
  const places = `${josa(POSITION_NAMES[first], '과/와')} ${POSITION_NAMES[second]}`;
  // Some signs, and kinds, read as another word: 병신, 해.
  return `${places}의 ${josa([...signs].join('·'), '이/가')} ${josa(KIND_SIGNS[kind] ?? kind, '을/를')} 이루어 ${subject} ${rest}`;
}

const KIND_SIGNS: Readonly<Partial<Record<RelationKind, string>>> = {
  충: '충(沖)',
  형: '형(刑)',
  파: '파(破)',
  해: '해(害)',
};
