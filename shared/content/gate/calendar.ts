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

/** 이어지는 요즘, 흩날리는 계절을 맞아, 귓가를 채우는 오늘; not 봄을 기다리는 때. */
const NOW =
  '(?:이어지는\\s(?:때|요즘|날)|한창(?=이니|입니|이라\\s|인\\s(?:때|요즘)(?!처럼|같))|(?<!(?:기다리|떠올리|그리|꿈꾸|앞둔|준비하)는\\s)(?:계절(?=[을이에]|입|답)|요즘|이맘때|오늘(?=[,은])|때(?=라\\s|입니다|이니)))';
/** Weather and flowers that have their months, said to go on. */
const SEASONS: readonly (readonly [words: RegExp, months: readonly number[]])[] = [
  ['봄(?:기운|볕|바람|날)?|벚꽃|꽃샘추위|개나리|진달래|새싹', [2, 3, 4, 5]],
  ['한여름|여름|무더위|장마|장맛비|열대야|폭염|복더위|매미|뙤약볕', [5, 6, 7, 8, 9]],
  ['가을(?:볕|바람|날)?|단풍|추수', [8, 9, 10, 11]],
  ['한겨울|겨울|혹한|한파|눈보라|함박눈', [11, 12, 1, 2, 3]],
  ['낮이\\s(?:\\S+\\s)?(?:길어지는|길어져)|해가\\s(?:\\S+\\s)?길어지는', [12, 1, 2, 3, 4, 5, 6]],
  ['밤이\\s(?:\\S+\\s)?(?:길어지는|길어져)|해가\\s(?:\\S+\\s)?짧아지는', [6, 7, 8, 9, 10, 11, 12]],
].map(([words, months]) => [
  new RegExp(
    `(?<!(?:지난|내년|다음|작년|돌아올|다가올|언젠가)\\s)(?<![가-힣])(?:${words})[이가은의]?\\s(?:(?!처럼|같은|같이)\\S+(?<!처럼|같은|같이|듯)\\s){0,4}?${NOW}(?!처럼|같)`,
    'gu',
  ),
  months as readonly number[],
]);

/** Not of another week or day, and no likeness: 다음 주 금요일, 금요일까지, 금요일처럼. */
const NO_OTHER_DAY =
  '(?<!(?:다음|지난|오는|이번\\s주|돌아오는|매주|내일|모레|어제|마감[은이]?|약속[은이]?)\\s(?:주\\s)?)';
const TODAY = '(?:오늘(?=[,은이\\s])|(?:날|하루)(?:입니다|이니|이라|인\\s만큼))';
/** 금요일의 들뜬 공기가 퍼지는 날입니다, 한 주를 마무리하는 금요일이니, 수요일에 접어들었으니. */
const AS_WEEKDAY = new RegExp(
  `${NO_OTHER_DAY}(?<![가-힣])(?<!(?:내일|어제|모레)[은이가는]?\\s)([일월화수목금토])요일(?:${IS}|에\\s(?:접어|들어)|(?!까지|부터|마다|처럼|같|보다|이후|에|이면|이라면|이었)[^,.]{0,24}?${TODAY})`,
  'gu',
);
/** By the days of the week that it is true of, Sunday 0. */
const OF_WEEK: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/내일(?:부터|이면)\s(?:바로\s)?주말/gu, [5]],
  [/주말(?:을\s맞아|인\s오늘|의\s첫날|입니다|이니\s|답게)|(?:오늘은|오늘부터)\s주말/gu, [0, 6]],
  [/한\s주(?:를|의)\s(?:여는|시작하는|첫)\s?(?:날|하루|아침)/gu, [0, 1]],
  [/한\s주의\s(?:허리|한가운데|한복판|반환점)(?:인|에|를|입니다)/gu, [2, 3, 4]],
  [/한\s주(?:를|의)\s(?:마무리하는|마지막|끝맺는|닫는)\s(?:날|하루|평일|근무일)/gu, [0, 5, 6]],
];
/** 경칩을 맞아, 추분이 지난 지 하루. */
const NEAR_TERM = new RegExp(
  `(?<![가-힣])(${SOLAR_TERMS.join('|')})(?:[을를이가]\\s)?\\s?(?:(?:갓|막|이제|엊그제)\\s)?(?:맞아|맞은|맞이|앞두|앞둔|앞에\\s|막\\s지|지난\\s(?:지|요즘|이맘)|지나\\s|코앞|다가오|다가온|무렵(?:이|입|답))`,
  'gu',
);
const NEAR_DAYS = 20;

/** @returns the date with the weekday, term or season that is said of it, or of the days beside it, and is another's */
export function wrongDateIn(sentence: string, dayOf: () => string | null): string | null {
  const day = CUE.test(sentence) ? dayOf() : null;
  if (day === null) return null;
  const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = (date: string) => at(WEEKDAYS, weekdayOf(date));
  const isAnotherDay = ([, said, name, nameFirst, saidLast]: RegExpExecArray) => {
    const date = addDays(day, DAYS[said ?? saidLast ?? ''] ?? 0);
    const named = name ?? nameFirst ?? '';
    return named.endsWith('요일') ? weekday(date) !== named[0] : SOLAR_TERMS.indexOf(named) !== solarTermOn(date);
  };
  const isFar = ([, term = '']: RegExpExecArray) => {
    const index = SOLAR_TERMS.indexOf(term);
    const near = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, step) => addDays(day, step - NEAR_DAYS));
    return near.every((date) => solarTermOn(date) !== index);
  };
  const month = Number(day.slice(5, 7));
  const others = (known: readonly (readonly [RegExp, readonly number[]])[], present: number) =>
    known.filter(([, all]) => !all.includes(present)).map(([words]) => words);
  const wrong =
    wrongMatch(sentence, DATED, isAnotherDay) ??
    wrongMatch(sentence, [AS_WEEKDAY], ([, name]) => name !== weekday(day)) ??
    wrongMatch(sentence, [NEAR_TERM], isFar) ??
    wrongMatch(sentence, [...others(OF_WEEK, weekdayOf(day)), ...others(SEASONS, month)], () => true);
  return wrong === null ? null : `${day}(${weekday(day)}요일)인데 ${wrong}`;
}

/** Most sentences name no day. */
const CUE = new RegExp(
  `어제|오늘|내일|이어지는|한창|요일|주말|한\\s주|계절|요즘|이맘때|때(?:라|입|이)|${SOLAR_TERMS.join('|')}`,
  'u',
);
