import type { Random } from '../../../shared/content/simulator/random.ts';
import { TRADING_STYLES } from '../../../shared/db/models/profiles.ts';
import type { Element } from '../../../shared/saju/index.ts';

/** Assets of demo people: twenty tickers, popular in about the order of Korean exchanges' volumes. */
const COINS: readonly { readonly symbol: string; readonly weight: number; readonly likedBy: Element }[] = [
  { symbol: 'BTC', weight: 100, likedBy: 'metal' },
  { symbol: 'ETH', weight: 78, likedBy: 'water' },
  { symbol: 'XRP', weight: 70, likedBy: 'earth' },
  { symbol: 'SOL', weight: 46, likedBy: 'fire' },
  { symbol: 'DOGE', weight: 40, likedBy: 'wood' },
  { symbol: 'ADA', weight: 27, likedBy: 'water' },
  { symbol: 'TRX', weight: 20, likedBy: 'fire' },
  { symbol: 'AVAX', weight: 17, likedBy: 'fire' },
  { symbol: 'LINK', weight: 16, likedBy: 'metal' },
  { symbol: 'SUI', weight: 15, likedBy: 'water' },
  { symbol: 'DOT', weight: 13, likedBy: 'wood' },
  { symbol: 'BCH', weight: 12, likedBy: 'metal' },
  { symbol: 'XLM', weight: 11, likedBy: 'earth' },
  { symbol: 'SHIB', weight: 10, likedBy: 'wood' },
  { symbol: 'ETC', weight: 9, likedBy: 'earth' },
  { symbol: 'NEAR', weight: 8, likedBy: 'water' },
  { symbol: 'APT', weight: 7, likedBy: 'wood' },
  { symbol: 'ATOM', weight: 6, likedBy: 'earth' },
  { symbol: 'ARB', weight: 5, likedBy: 'fire' },
  { symbol: 'LTC', weight: 4, likedBy: 'metal' },
];

/** Trading styles of the young (birth year from 1995) and the others, in the order of `TRADING_STYLES`. */
const STYLE_WEIGHTS = { young: [18, 27, 28, 12, 15], older: [6, 13, 25, 24, 32] } as const;

/** Factor by which a person prefers coins that suit the day master's element. */
const LIKING = 1.6;

const WEIGHTS_BY_ELEMENT = new Map<Element, readonly number[]>(
  (['wood', 'fire', 'earth', 'metal', 'water'] as const).map((element) => [
    element,
    COINS.map(({ weight, likedBy }) => Math.round(weight * 10 * (likedBy === element ? LIKING : 1))),
  ]),
);

/** `count` different tickers; popular and suitable ones more often. */
export function pickCoins(random: Random, element: Element, count: number): string[] {
  const weights = [...(WEIGHTS_BY_ELEMENT.get(element) ?? [])];
  return Array.from({ length: count }, () => {
    const index = pickWeighted(random, weights);
    weights[index] = 0;
    return COINS[index]?.symbol ?? 'BTC';
  });
}

export function pickStyle(random: Random, birthYear: number): (typeof TRADING_STYLES)[number] {
  const weights = birthYear >= 1995 ? STYLE_WEIGHTS.young : STYLE_WEIGHTS.older;
  return TRADING_STYLES[pickWeighted(random, weights)] ?? 'swing';
}

const STEP_PERCENT = 5;

/** Whole shares in steps of 5 with the sum 100. The first asset has the largest. */
export function pickPortfolio(random: Random, assets: readonly string[]): { asset: string; percentage: number }[] {
  const shares = assets.map(() => STEP_PERCENT);
  for (let left = 100 - STEP_PERCENT * assets.length; left > 0; left -= STEP_PERCENT) {
    const index = random.below(assets.length);
    shares[index] = (shares[index] ?? 0) + STEP_PERCENT;
  }
  shares.sort((a, b) => b - a);
  return assets.map((asset, index) => ({ asset, percentage: shares[index] ?? 0 }));
}

/** A random index with the given weights. */
export function pickWeighted(random: Random, weights: readonly number[]): number {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, index);
}
