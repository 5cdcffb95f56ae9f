import { daysBetween } from '../core/clock.ts';
import type { Pillars } from '../saju/index.ts';
import { at } from '../saju/types.ts';

/** What a text may look at, and an image for it. A chart goes through both in turn, so that its days differ. */
export interface Angle {
  readonly topic: string;
  readonly image: string;
}

/** @param period first day of the day, week, month or year */
export function angleOf(pillars: Pillars, period: string, isMinor = false): Angle {
  const turn = turnOf(pillars, period);
  return { topic: at(isMinor ? MINOR_TOPICS : TOPICS, turn % TOPICS.length), image: at(IMAGES, turn % IMAGES.length) };
}

/** Goes up by one each day; charts start at different numbers. 0 or more. */
export function turnOf({ year, month, day, hour }: Pillars, period: string): number {
  const start = 7 * year + 11 * month + 13 * day + 17 * (hour ?? 0);
  return start + Math.max(0, daysBetween(FIRST_DAY, period));
}

/** Before every date that a caller may ask for. */
const FIRST_DAY = '2000-01-01';

const TOPICS = ['하는 일', '사람 사이', '몸과 쉼', '돈을 쓰는 습관', '느긋한 마음'] as const;
const MINOR_TOPICS = ['공부하는 습관', '친구와 가족', '몸과 쉼', '용돈을 쓰는 습관', '느긋한 마음'] as const;

/** Their number has no factor in common with the topics', so that pairs return late. */
const IMAGES = [
  '창가의 아침 햇살',
  '비 갠 골목',
  '갓 지은 밥',
  '천천히 도는 선풍기',
  '잘 깎은 연필',
  '강가의 자갈',
  '오래된 나무 의자',
  '첫차의 불빛',
  '빨랫줄의 흰 셔츠',
  '접어 둔 우산',
  '따뜻한 찻잔',
  '계단참의 화분',
  '서랍 속 열쇠',
  '불 켜진 부엌',
  '바람에 넘어가는 책장',
  '낮은 담장',
  '저녁의 신호등',
] as const;
