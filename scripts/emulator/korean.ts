import { pick, type Random } from '../../tests/harness/random.ts';

/**
 * Filler in the tone of a fortune for investors, so that emulated screens look real.
 *
 * @param named whether the prompt contains the placeholder `{{name}}`; then some sentences use it, as a real model does
 */
export function sentence(random: Random, named: boolean): string {
  const base = named && random() < 0.25 ? pick(NAMED, random) : pick(SENTENCES, random);
  return `${pick(OPENINGS, random)}${base}`;
}

/**
 * @param count number of sentences, at most 10
 * @param used the sentences of the same answer so far, none of which returns: the service refuses repetition
 */
export function paragraph(random: Random, named: boolean, count: number, used = new Set<string>()): string {
  const sentences: string[] = [];
  while (sentences.length < Math.min(count, 10)) {
    const next = sentence(random, named);
    // A schema of very many fields runs out of sentences.
    if (used.has(next) && used.size < MOST_DIFFERENT) continue;
    used.add(next);
    sentences.push(next);
  }
  return sentences.join(' ');
}

const MOST_DIFFERENT = 100;

export function colour(random: Random): string {
  return pick(['남색', '연두색', '금색', '흰색', '자주색', '하늘색'], random);
}

export function direction(random: Random): string {
  return pick(['동쪽', '서쪽', '남쪽', '북쪽', '동남쪽', '서북쪽'], random);
}

/** A short label: a keyword, a title, a type. */
export function shortWord(random: Random): string {
  return random() < 0.5 ? pick(WORDS, random) : `${pick(QUALITIES, random)} ${pick(WORDS, random)}`;
}

const OPENINGS = ['', '요즘은 ', '무엇보다 ', '돌아보면 ', '이럴 때 ', '찬찬히 보면 ', '한편 ', '그래서 '] as const;

const NAMED = [
  '{{name}}님은 흐름을 차분히 지켜보는 힘이 돋보입니다.',
  '{{name}}님께는 서두르지 않는 선택이 더 큰 기회로 돌아옵니다.',
  '오늘 {{name}}님의 기운은 맑은 물처럼 막힘없이 흐릅니다.',
  '{{name}}님의 신중함이 한몫하는 시기입니다.',
  '{{name}}님이 쌓아 온 원칙이 길잡이가 됩니다.',
] as const;

const SENTENCES = [
  '작은 변화에도 귀를 기울이면 뜻밖의 실마리를 찾을 수 있습니다.',
  '조급함을 내려놓으면 흐름이 한결 또렷하게 보입니다.',
  '오전보다는 오후에 판단이 더 선명해지는 날입니다.',
  '나누어 둔 몫이 마음의 여유까지 지켜 줍니다.',
  '새로운 정보는 하루쯤 묵혀 두었다가 살펴보는 편이 좋습니다.',
  '목(木)의 기운이 살아나 배움과 성장에 마음이 갑니다.',
  '화(火)의 기운이 강하니 충동적인 결정은 피하는 것이 좋습니다.',
  '토(土)의 기운이 중심을 잡아 주어 흔들림이 적습니다.',
  '금(金)의 기운이 판단을 날카롭게 다듬어 줍니다.',
  '수(水)의 기운이 깊어 직관이 한층 예민해집니다.',
  '가까운 사람의 조언이 놓치고 있던 부분을 짚어 줍니다.',
  '무리한 확장보다 지금 가진 것을 단단히 다지는 데 집중해 보세요.',
  '지출을 한 번 정리해 두면 다음 달이 훨씬 가벼워집니다.',
  '꾸준함이 쌓여 눈에 보이는 결과로 이어지기 시작합니다.',
  '바깥의 소음보다 스스로 세운 기준을 믿어 볼 만합니다.',
  '기다림이 길게 느껴지더라도 방향은 틀리지 않았습니다.',
  '서로 다른 의견을 듣는 과정에서 균형 잡힌 답이 나옵니다.',
  '하루의 끝에 짧게 기록을 남기면 다음 선택이 쉬워집니다.',
  '욕심을 조금 덜어 내면 오히려 얻는 것이 많아집니다.',
  '장기적인 안목이 단기적인 등락을 이겨 내는 시기입니다.',
] as const;

const QUALITIES = ['차분한', '단단한', '유연한', '따뜻한', '맑은', '신중한', '깊은', '힘찬'] as const;

const WORDS = ['균형', '인내', '도약', '성찰', '결실', '집중', '기회', '안정', '통찰', '전환', '여유', '신뢰'] as const;
