import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { flowOf } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import { type Aptitude, type AptitudeName, aptitudesOf } from '../scores/aptitudes.ts';
import { type Band, bandOf } from '../scores/bands.ts';
import { BASE } from '../scores/periods.ts';
import type { Corpus, PersonWords } from './corpus.ts';
import { type Draw, drawFor } from './draw.ts';
import { joined } from './joined.ts';
import { groupOf, leadingGod } from './lead.ts';
import { natureOf } from './nature.ts';

/** The sections that depend on the chart alone: character, tendency and radar. */

export function simulateCharacter(chart: Chart, model: ModelName, { person }: Corpus): SectionOutput<'character'> {
  const draw = drawFor(chart, model, 'character', { number: 0, pillar: null });
  const god = leadingGod(chart);
  const of = (pools: PersonWords['natures']) => draw.plain(pools[god] ?? pools[groupOf(god)] ?? []);
  const season = chart.open.includes('month') ? '절기가 바뀌는 날' : at(SEASONS, chart.month.index % 12);
  return {
    identity: joined(`{{name}}님은 ${natureOf(flowOf(chart, chart.day.index)).위}을 타고났습니다.`, of(person.natures)),
    investment_identity: of(person.temperaments),
    title: `${season}에 태어난 ${at(IMAGES, chart.dayMaster.index)}`,
  };
}

/** Of the months 자 to 해. */
const SEASONS = [
  '한겨울',
  '늦겨울',
  '이른 봄',
  '봄',
  '늦봄',
  '초여름',
  '한여름',
  '늦여름',
  '초가을',
  '가을',
  '늦가을',
  '초겨울',
] as const;

/** Of the ten day masters. */
const IMAGES = ['나무', '들풀', '햇볕', '등불', '산', '들판', '바위', '보석', '강물', '이슬비'] as const;

const TENDENCIES = ['risk_tolerance', 'long_term_aptitude', 'trend_sensitivity'] as const;
const TENDENCY_WORDS = { risk_tolerance: '위험', long_term_aptitude: '장기', trend_sensitivity: '흐름' } as const;

export function simulateTendency(chart: Chart, model: ModelName, { person }: Corpus): SectionOutput<'tendency'> {
  const draw = drawFor(chart, model, 'tendency', { number: 0, pillar: null });
  const aptitudes = aptitudesOf(chart);
  const sentences = TENDENCIES.map((name) => aptitudeSentence(name, aptitudes[name], person, draw));
  return {
    summary: `{{name}}님은 ${sentences.join(' ')}`,
    warning: draw.plain(warningsOf(aptitudes, person)),
  };
}

function aptitudeSentence(
  name: (typeof TENDENCIES)[number],
  { score, traits }: Aptitude,
  { aptitudes }: PersonWords,
  draw: Draw,
): string {
  const band = bandOf(score);
  const word = TENDENCY_WORDS[name];
  const sign = band === 'good' ? 1 : -1;
  const keys = traits.filter(({ points }) => points * sign > 0).map(({ of }) => `${word} ${sign > 0 ? '+' : '-'}${of}`);
  const key = band === 'even' ? undefined : keys.find((each) => aptitudes[each] !== undefined);
  return draw.plain(aptitudes[key ?? `${word} 보통`] ?? []);
}

/** Of the tendency that is farthest from the middle. */
function warningsOf(
  aptitudes: Readonly<Record<AptitudeName, Aptitude>>,
  { warnings, evenWarning }: PersonWords,
): readonly string[] {
  const distance = (name: AptitudeName) => Math.abs(aptitudes[name].score - BASE);
  const [first, ...others] = TENDENCIES;
  const farthest = others.reduce<AptitudeName>((a, b) => (distance(b) > distance(a) ? b : a), first);
  const level = LEVELS[bandOf(aptitudes[farthest].score)];
  return (level === null ? undefined : warnings[farthest]?.[level]) ?? evenWarning;
}

const LEVELS: Readonly<Record<Band, 'high' | 'low' | null>> = { good: 'high', even: null, careful: 'low' };

export function simulateRadar(chart: Chart): SectionOutput<'radar'> {
  const aptitudes = aptitudesOf(chart);
  return {
    risk_tolerance: aptitudes.risk_tolerance.score,
    long_term_aptitude: aptitudes.long_term_aptitude.score,
    trend_sensitivity: aptitudes.trend_sensitivity.score,
    patience: aptitudes.patience.score,
    analysis: aptitudes.analysis.score,
    intuition: aptitudes.intuition.score,
  };
}
