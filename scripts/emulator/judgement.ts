import { asObject } from './json.ts';
import type { JsonObject } from './protocol.ts';

/** Whether a request asks for a verdict on a text (`GATE_JUDGE_MODEL`), by the fields of its schema. */
export function asksForJudgement(schema: JsonObject | null): boolean {
  const names = Object.keys(asObject(schema?.['properties']) ?? {});
  return ['reason', 'field', 'rule'].every((name) => names.includes(name)) && names.length === 3;
}

/**
 * A verdict on the text at the end of a prompt. It is a crude reader of its own: a word of a forbidden thing counts, unless
 * its sentence warns, denies or learns.
 */
export function judgementOn(prompt: string, refuses: boolean): object {
  const text = prompt.slice(prompt.lastIndexOf('# 글'));
  for (const sentence of text.split(/(?<=[.!?"])/u)) {
    for (const [rule, words] of SUSPECT) {
      if (words.test(sentence) && !CAREFUL.test(sentence)) return verdict(rule, sentence.trim());
    }
  }
  return refuses ? verdict('guarantee', '에둘러 수익을 약속합니다') : { reason: '없음', field: '없음', rule: 'none' };
}

function verdict(rule: string, reason: string): object {
  return { reason: reason.slice(0, 60), field: 'text', rule };
}

const SUSPECT: readonly (readonly [rule: string, words: RegExp])[] = [
  ['guarantee', /돈[이은]\s|수익|이익|원금|손해|투자|재테크|곱절|오릅|불어/u],
  ['debt', /(?<!마음의\s)빚|(?<!책을\s)대출|(?:돈|자금)[을은]?\s?빌려|(?<!바)꾸어|담보|전부 걸|승부(?!욕)/u],
  ['order', /주식|코인|종목|펀드|매수|매도|파시|파세|달러|(?<!시)장이|담으/u],
  ['number', /\d\s?(?:%|원|주(?!일|간|\s동안))|퍼센트|(?:돈|자산|월급)\S*\s절반|만 원/u],
  [
    'health',
    /(?<![가-힣])병[이을]\s|수술(?!처럼)|다치|다칩|(?<![가-힣])사고(?!방식|\s(?:싶|나서|남))|임신|아이를\s가|약을|진단(?!표)|통증/u,
  ],
  ['taboo', /부적|굿(?!즈)|점[집을]|복권|로또|도박|(?:여자|남자)[는라답]|팔자|귀신|이혼|바람기/u],
];

/** It warns, denies, learns, notes, keeps in order, or speaks of a feeling. */
const CAREFUL =
  /않|마세요|마시|말고|삼가|피하|멀리|조심|보다|적어|살펴|확인|읽어|읽을|배우|정리|쉬어|미루|내려놓|물러|거절|끊으[시세]|떠올려|그려|익혀|지키|갚|아끼|돌아보|나누어|마음이|정해|말이 있|라는 말|찾아보/u;
