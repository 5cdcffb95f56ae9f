/**
 * The days on which the Korea Exchange is open. Weekdays but for its holidays: 2025 and 2026 as it announced them, 2027 by
 * the law on public holidays (with substitutes; the days of elections and other holidays that are set at short notice
 * cannot be known). 17 July counts as closed from 2026 on. In other years weekends and the holidays of fixed dates are
 * closed. A day wrongly taken for closed does no harm: its texts only say nothing of trade.
 */
const CLOSED: Readonly<Record<string, string>> = {
  '2025':
    '01-01 01-27 01-28 01-29 01-30 03-03 05-01 05-05 05-06 06-03 06-06 08-15 10-03 10-06 10-07 10-08 10-09 12-25 12-31',
  '2026': '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25 12-31',
  '2027': '01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27 12-31',
};

const FIXED = '01-01 03-01 05-01 05-05 06-06 07-17 08-15 10-03 10-09 12-25 12-31';

/** @param date a calendar day, `YYYY-MM-DD` */
export function isMarketDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !(CLOSED[date.slice(0, 4)] ?? FIXED).includes(date.slice(5));
}
