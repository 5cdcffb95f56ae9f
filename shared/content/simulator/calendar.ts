import { addDays } from '../../core/clock.ts';
import { isMarketDay } from '../market-days.ts';

/** What some words need of the day that a text is read on, so that no text speaks of homework's teacher on a Sunday. */

interface Rule {
  readonly words: RegExp;
  /** Whether the words do not fit the day. */
  readonly isUnfit: (day: Day) => boolean;
}

interface Day {
  readonly month: number;
  readonly dayOfMonth: number;
  /** 0 = Sunday. */
  readonly weekday: number;
  /** A weekend or a holiday. */
  readonly isFree: boolean;
  readonly isFreeTomorrow: boolean;
}

const RULES: readonly Rule[] = [
  // What a month or a week has brought so far, and what it still brings.
  {
    words: /이번 달에 (?:가장|쓴|잘)|이번 달의? 큰|남은 (?:예산|생활비)/u,
    isUnfit: ({ dayOfMonth }) => dayOfMonth <= 10,
  },
  { words: /생활비가 얼마나 남/u, isUnfit: ({ dayOfMonth }) => dayOfMonth <= 10 || dayOfMonth > 25 },
  { words: /이번 달에 (?:공부|끝낼|들어)|이번 달 들어올/u, isUnfit: ({ dayOfMonth }) => dayOfMonth > 20 },
  { words: /이번 주에 쓴|지난 며칠|이번 주의/u, isUnfit: ({ weekday }) => weekday === 1 || weekday === 2 },
  { words: /이번 주에 (?:쓸|낼)/u, isUnfit: ({ weekday }) => weekday === 0 || weekday > 4 },
  { words: /주말에 /u, isUnfit: ({ weekday }) => weekday === 0 || weekday === 6 },
  { words: /다음 주/u, isUnfit: ({ weekday }) => weekday === 1 || weekday === 2 },
  // Work and school.
  {
    words: /맡은 일|함께 일(?:하|해|한)|일하는|마감|서류|정산|자료|윗사람|절차|지적|규정|업무|직장|일에서|일의 방향/u,
    isUnfit: ({ isFree }) => isFree,
  },
  {
    words: /학교|교실|선생님|모둠|수업|시간표|옆자리|발표|복도|점수를|손을 들고|다음 시간|준비물/u,
    isUnfit: ({ isFree, month, dayOfMonth }) => isFree || isOfVacation(month, dayOfMonth),
  },
  {
    words: /내일의 판단|내일 할 일|내일 볼 것|내일 .*준비물|다음 날 준비물/u,
    isUnfit: ({ isFreeTomorrow }) => isFreeTomorrow,
  },
  { words: /어제 (?:멈춘|배운|미뤄)/u, isUnfit: ({ weekday }) => weekday === 0 || weekday === 1 },
  // The weather.
  { words: /따뜻한|뜨거운|볕(?:을|이|에)/u, isUnfit: ({ month }) => month >= 6 && month <= 8 },
  { words: /창문?을 열|찬 (?:음료|것)|시원한|바람을 쐬/u, isUnfit: ({ month }) => month === 12 || month <= 2 },
];

/** Of schools: January and February, and from late July to the middle of August. */
function isOfVacation(month: number, dayOfMonth: number): boolean {
  return month <= 2 || (month === 7 && dayOfMonth > 20) || (month === 8 && dayOfMonth < 20);
}

/** A bit for each rule whose words do not fit a date. Most contents are of the same few days. */
export function unfitOn(date: string): number {
  let unfit = UNFIT.get(date);
  if (unfit === undefined) {
    if (UNFIT.size >= MOST_DATES) UNFIT.clear();
    unfit = computeUnfit(date);
    UNFIT.set(date, unfit);
  }
  return unfit;
}

const UNFIT = new Map<string, number>();
const MOST_DATES = 100;

function computeUnfit(date: string): number {
  const [, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  const day: Day = {
    ...{ month, dayOfMonth, weekday },
    isFree: !isMarketDay(date),
    isFreeTomorrow: !isMarketDay(addDays(date, 1)),
  };
  return RULES.reduce((bits, { isUnfit }, index) => (isUnfit(day) ? bits | (1 << index) : bits), 0);
}

const BITS = new Map<string, number>();

/** A bit for each rule whose words a text has. */
function bitsOf(text: string): number {
  let bits = BITS.get(text);
  if (bits === undefined) {
    bits = RULES.reduce((found, { words }, index) => (words.test(text) ? found | (1 << index) : found), 0);
    BITS.set(text, bits);
  }
  return bits;
}

/** @param unfit of the day, by `unfitOn` */
export function fits(text: string, unfit: number): boolean {
  return (bitsOf(text) & unfit) === 0;
}
