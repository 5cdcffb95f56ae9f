import { AMBIGUOUS, PLAIN_CAPITALS, SECURITIES } from './securities.ts';
import { matchesIn } from './sentences.ts';

const alternatives = (names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');

const NAMED = new RegExp(
  `(?<![가-힣A-Za-z])(?:${alternatives(SECURITIES.filter((name) => !AMBIGUOUS.includes(name)))})`,
  'u',
);
/** A common word counts as a company beside a word of trade. */
const TRADED = new RegExp(
  `(?<![가-힣A-Za-z])(?:${alternatives(AMBIGUOUS)})(?:그룹)?(?:의|를|을|에|가|이|도|는|은|나|이나|와|과)?\\s*(?:주식|주가|주주|종목|코인|우선주|그룹주|시총|실적|배당|공매도|매수|매도|투자|사세요|사두|사서|사면|담으|담아|팔)`,
  'u',
);
/** 005930, A005930; not a part of a longer number. */
const STOCK_CODE = /(?<![\d.,])A?\d{6}(?![\d.,]*\d)/u;
const TICKER = /(?<![A-Za-z&])[A-Z]{2,5}(?:\.[A-Z]{1,2}|-USD)?(?![A-Za-z])/gu;

/** @returns the name, code or ticker of a security; kinds (주식, 반도체 업종, ETF) are none */
export function securityIn(sentence: string): string | null {
  const named = NAMED.exec(sentence) ?? TRADED.exec(sentence) ?? STOCK_CODE.exec(sentence);
  if (named !== null) return named[0];
  for (const [ticker] of matchesIn(sentence, TICKER)) if (!PLAIN_CAPITALS.has(ticker)) return ticker;
  return null;
}
