import { addDays } from '../../core/clock.ts';
import { SOLAR_TERMS, solarTermOn } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { wrongMatch } from './words.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];
const DAYS: Readonly<Record<string, number>> = { 어제: -1, 오늘: 0, 내일: 1 };
/** It is said to be so, and neither denied (이 아니니) nor supposed (이라면) nor likened (처럼). */
const IS =
  '(?:이니|이라(?=서|,|\\s(?!여기|생각|믿|하|해|치|부르))|이므로|이고(?!\\s\\S+고\\s)|이지만|이에|이?[었였](?!으면|다면|더라면)|입니|인데|인\\s만큼|답게)';
const DATED = [WEEKDAYS.map((day) => `${day}요일`), SOLAR_TERMS].map(
  (names) =>
    new RegExp(
      `(?<![가-힣])(?:(어제|오늘|내일)[은이가는]?\\s(${names.join('|')})${IS}|(${names.join('|')})인\\s(오늘|내일))`,
      'gu',
    ),
);

/** Weather and flowers that have their months, said to go on. */
const SEASONS: readonly (readonly [words: RegExp, months: readonly number[]])[] = [
  ['봄(?:기운|볕|바람|날)?|벚꽃|꽃샘추위', [2, 3, 4, 5]],
  ['한여름|여름|무더위|장마|열대야|폭염|복더위', [5, 6, 7, 8, 9]],
  ['가을(?:볕|바람|날)?|단풍', [8, 9, 10, 11]],
  ['한겨울|겨울|혹한|한파', [11, 12, 1, 2, 3]],
].map(([words, months]) => [
  new RegExp(
    `(?<![가-힣])(?:${words})[이가은의]?\\s(?:(?!처럼|같은|같이)\\S+(?<!처럼|같은|같이|듯)\\s){0,2}?(?:이어지는\\s(?:때|요즘|날)(?!처럼|같)|한창(?=이니|입니|이라\\s|인\\s(?:때|요즘)(?!처럼|같)))`,
    'gu',
  ),
  months as readonly number[],
]);

/** @returns the date with the weekday, term or season that is said of it, or of the days beside it, and is another's */
export function wrongDateIn(sentence: string, dayOf: () => string | null): string | null {
  const day = /어제|오늘|내일|이어지는|한창/u.test(sentence) ? dayOf() : null;
  if (day === null) return null;
  const weekday = (date: string) => at(WEEKDAYS, new Date(`${date}T00:00:00Z`).getUTCDay());
  const isAnotherDay = ([, said, name, nameFirst, saidLast]: RegExpExecArray) => {
    const date = addDays(day, DAYS[said ?? saidLast ?? ''] ?? 0);
    const named = name ?? nameFirst ?? '';
    return named.endsWith('요일') ? weekday(date) !== named[0] : SOLAR_TERMS.indexOf(named) !== solarTermOn(date);
  };
  const month = Number(day.slice(5, 7));
  const elsewhen = SEASONS.filter(([, months]) => !months.includes(month)).map(([words]) => words);
  const wrong = wrongMatch(sentence, DATED, isAnotherDay) ?? wrongMatch(sentence, elsewhen, () => true);
  return wrong === null ? null : `${day}(${weekday(day)}요일)인데 ${wrong}`;
}
