import { newId } from '../../../shared/core/ids.ts';
import type { Owner } from '../../../shared/core/owner.ts';
import type { ProfileRecord } from '../../../shared/db/models/profiles.ts';
import { chartKey, chartOf, fourPillars } from '../../../shared/saju/index.ts';
import type { Platform } from '../../cli/platform.ts';
import type { Birth } from './births.ts';

const PAGE = 1_000;

/** Writes profiles without the API server, whose limits would allow a thousand a minute. @returns their ids */
export async function insertProfiles(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  owner: Owner,
  births: Iterator<Birth>,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const page = Array.from({ length: Math.min(PAGE, count - ids.length) }, () => {
      const { value, done } = births.next();
      if (done === true) throw new Error('no birth is left for another profile');
      return profileRecord(clock.now(), owner, value);
    });
    await db.profiles.collection.insertMany(page as never);
    ids.push(...page.map(({ _id }) => _id));
  }
  return ids;
}

function profileRecord(now: Date, owner: Owner, birth: Birth): ProfileRecord {
  const { birth_year: year, birth_month: month, birth_day: day, birth_hour: hour, gender } = birth;
  const solar = { calendarType: 'solar', isLeapMonth: false } as const;
  const pillars = fourPillars({ year, month, day, hour, gender, ...solar });
  const chart = chartOf(pillars);
  return {
    _id: newId('prf'),
    ...owner,
    externalId: null,
    name: '김벤치',
    birthYear: year,
    birthMonth: month,
    birthDay: day,
    birthHour: hour,
    gender,
    ...solar,
    investment: null,
    pillars,
    chart: chartKey(pillars),
    dayMaster: chart.dayMaster.name,
    dayMasterElement: chart.dayMaster.element,
    weakestElement: chart.balance.weakest,
    createdAt: now,
    updatedAt: now,
    fortuneStoredAt: null,
  };
}
