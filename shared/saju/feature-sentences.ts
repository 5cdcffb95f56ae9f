import type { Chart } from './chart.ts';
import { josa } from './josa.ts';
import type { Reading } from './reading.ts';
import type { Relation } from './relations.ts';
import { BRANCHES, branchOf, pillarHangul, STEMS } from './sexagenary.ts';
import { type TenGod, tenGod } from './ten-gods.ts';
import { ELEMENT_NAMES } from './texts/element-words.ts';
import {
  BETWEEN,
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
import { at, type Position } from './types.ts';

/**
 * What the single features of a chart say of a person: the month's pillar, the day stem's stages with its strength, the
 * weightiest relation or else the year's pillar, and the hour's pillar. Each names the feature that it is about.
 */
export function featureSentences(chart: Chart, { strength, relations, stages }: Reading): readonly string[] {
  const { pillars, dayMaster } = chart;
  const relation = weightiest(relations);
  const sentences = [
    at(MONTH_SENTENCES, 60 * dayMaster.index + pillars.month),
    `${at(TOPICS, dayMaster.index)} 일지 ${at(BRANCH_NAMES, pillars.day % 12)}에서 12운성의 ${stages.day}, 월지 ${at(BRANCH_NAMES, pillars.month % 12)}에서 ${stages.month}에 놓여 ${STAGE[stages.day]}, ${GRADE[strength.grade]}`,
    relation === null ? at(YEAR_SENTENCES, 60 * dayMaster.index + pillars.year) : relationSentence(relation),
  ];
  if (pillars.hour !== null) sentences.push(at(HOUR_SENTENCES, 60 * dayMaster.index + pillars.hour));
  return sentences;
}

/** 무토는 */
const TOPICS = STEMS.map(({ name }) => josa(name, '은/는'));
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
    const stem = byStem[tenGod(dayStem, { stem: pillar % 10 })];
    const branch = byBranch[tenGod(dayStem, { branch: branchOf(pillar).index })];
    return `${lead(pillarHangul(pillar), at(STEMS, dayStem).name)} ${stem}, ${branch}`;
  });
}

const MONTH_SENTENCES = sentencesOf(
  (pillar, day) => `${day} 일간이 ${pillar}월에 태어나 사회에서는`,
  MONTH_STEM,
  MONTH_BRANCH,
);
const YEAR_SENTENCES = sentencesOf((pillar, day) => `${day} 일간이 ${pillar}년에 태어나`, YEAR_STEM, YEAR_BRANCH);
const HOUR_SENTENCES = sentencesOf((pillar, day) => `${pillar}시에는 ${day} 일간의`, HOUR_STEM, HOUR_BRANCH);

/** Three branches together, then what touches the day pillar, then the first. */
function weightiest(relations: readonly Relation[]): Relation | null {
  return (
    relations.find(({ kind }) => isGroup(kind)) ??
    relations.find(({ positions }) => positions.includes('day')) ??
    relations[0] ??
    null
  );
}

const POSITION_NAMES: Readonly<Record<Position, string>> = { year: '연주', month: '월주', day: '일주', hour: '시주' };

function relationSentence({ kind, positions, signs }: Relation): string {
  if (isGroup(kind)) return `사주의 ${josa(signs, '이/가')} ${josa(kind, '을/를')} 이루어 ${GROUP[kind]}`;
  const [first = 'day', second = 'hour'] = positions;
  const between = BETWEEN[`${first} ${second}`] ?? '';
  const places = `${josa(POSITION_NAMES[first], '과/와')} ${POSITION_NAMES[second]}`;
  return `${places}의 ${josa(signs, '이/가')} ${josa(kind, '을/를')} 이루어 ${between}${RELATION[kind]}`;
}
