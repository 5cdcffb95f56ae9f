import { describe, expect, it } from '@jest/globals';
import { type BirthInput, fourPillars, tenYearCycles } from '../saju/index.ts';
import { type ContentSubject, requestAbout } from './bands.ts';
import { contentKey } from './keys.ts';
import { SECTION_NAMES, type SectionRequest } from './requests.ts';

const BORN_2008: BirthInput = {
  year: 2008,
  month: 8,
  day: 20,
  hour: 9,
  gender: 'female',
  calendarType: 'solar',
  isLeapMonth: false,
};

const subject = (changes: Partial<BirthInput> = {}, hasGender = true): ContentSubject => {
  const birth = { ...BORN_2008, ...changes };
  return { pillars: fourPillars(birth), birth: { birth, hasGender } };
};

describe('the variant of a request', () => {
  it('is that of a minor until the year in which the subject turns 19, in every section', () => {
    for (const section of SECTION_NAMES) {
      expect(requestAbout(section, subject(), '2026-12-31').variant).toBe('minor');
      // The week of 1 January 2027 began on Monday, 28 December 2026.
      expect(requestAbout(section, subject(), '2027-01-04').variant).toBeUndefined();
    }
    expect(requestAbout('fortune', subject(), '2027-01-01').variant).toBeUndefined();
    expect(requestAbout('weekly', subject(), '2027-01-01').variant).toBe('minor');
    expect(requestAbout('profile_fortune', subject(), '2026-05-05', 'yearly').variant).toBe('minor');
    expect(requestAbout('yearly', subject(), '2027-05-05').variant).toBeUndefined();
  });

  it('follows the solar year of a lunar birth', () => {
    // Lunar 2007-12-01 is solar 2008-01-08.
    const lunar = subject({ year: 2007, month: 12, day: 1, calendarType: 'lunar' });
    expect(requestAbout('fortune', lunar, '2026-06-01').variant).toBe('minor');
    const solar = subject({ year: 2007, month: 12, day: 1 });
    expect(requestAbout('fortune', solar, '2026-06-01').variant).toBeUndefined();
  });

  it('is not known of pillars alone, and needs no gender', () => {
    expect(requestAbout('fortune', { ...subject(), birth: null }, '2026-06-01').variant).toBeUndefined();
    expect(requestAbout('fortune', subject({}, false), '2026-06-01').variant).toBe('minor');
  });
});

describe('the ten-year cycle of a request', () => {
  const adult = { year: 1990, month: 5, day: 15, hour: 14 } as const;
  const luckOf = (request: SectionRequest) => request.luck;

  it('is that of the year or month, by age in the year and by completed months', () => {
    const { cycles } = tenYearCycles({ ...BORN_2008, ...adult });
    const second = cycles[1];
    if (second === undefined) throw new Error('no cycles');
    const first = adult.year + second.ageStart;
    const yearly = (year: number) => luckOf(requestAbout('yearly', subject(adult), `${year}-03-01`));
    expect(yearly(first - 1)).toEqual({ pillar: cycles[0]?.pillar, turning: false });
    expect(yearly(first)).toEqual({ pillar: second.pillar, turning: true });
    expect(yearly(first + 9)).toEqual({ pillar: second.pillar, turning: false });
    expect(yearly(first + 10)).toEqual({ pillar: cycles[2]?.pillar, turning: true });
    const monthly = (month: string) =>
      luckOf(requestAbout('profile_fortune', subject(adult), `${first}-${month}-01`, 'monthly'));
    expect(monthly('04')).toEqual({ pillar: cycles[0]?.pillar, turning: false });
    expect(monthly('05')).toEqual({ pillar: second.pillar, turning: true });
  });

  it('is absent elsewhere, without gender or birth, and before the first cycle', () => {
    for (const section of SECTION_NAMES) {
      const { luck } = requestAbout(section, subject(adult), '2026-06-01', 'daily');
      expect(luck === undefined).toBe(section !== 'yearly');
    }
    expect(luckOf(requestAbout('yearly', subject(adult, false), '2026-06-01'))).toBeUndefined();
    expect(luckOf(requestAbout('yearly', { ...subject(adult), birth: null }, '2026-06-01'))).toBeUndefined();
    expect(luckOf(requestAbout('yearly', subject(), '2008-09-01'))).toBeUndefined();
  });
});

describe('the content key', () => {
  const keyOf = (request: SectionRequest) =>
    contentKey({ accountId: 'acct', livemode: true, request, model: 'haiku', simulated: false });
  const yearly = (about: ContentSubject) => requestAbout('yearly', about, '2026-06-01');

  it('is the one of before for requests without a variant and a cycle', () => {
    const request: SectionRequest = { section: 'fortune', pillars: subject().pillars, period: '2026-06-01' };
    expect(JSON.parse(keyOf(request))).toHaveLength(10);
    expect(keyOf(requestAbout('fortune', { pillars: request.pillars, birth: null }, '2026-06-01'))).toBe(
      keyOf(request),
    );
  });

  it('differs by variant and by cycle, and is shared by equal charts in the same cycle', () => {
    const adult = { year: 1990, month: 5, day: 15, hour: 14 } as const;
    const [woman, man] = [subject(adult), subject({ ...adult, gender: 'male' })];
    expect(woman.pillars).toEqual(man.pillars);
    expect(keyOf(yearly(woman))).not.toBe(keyOf(yearly(man)));
    expect(keyOf(yearly(subject({ ...adult, minute: 20 })))).toBe(keyOf(yearly(woman)));
    expect(keyOf(requestAbout('fortune', woman, '2026-06-01'))).toBe(keyOf(requestAbout('fortune', man, '2026-06-01')));
    const [minor] = [subject()];
    const unknown = { pillars: minor.pillars, birth: null };
    for (const section of SECTION_NAMES) {
      expect(keyOf(requestAbout(section, minor, '2026-06-01'))).not.toBe(
        keyOf(requestAbout(section, unknown, '2026-06-01')),
      );
    }
  });

  it('and the request hold nothing of the birth but the bands', () => {
    const request = requestAbout('yearly', subject(), '2026-06-01');
    expect(Object.keys(request).sort()).toEqual(['luck', 'period', 'pillars', 'section', 'variant']);
    expect(Object.keys(request.luck ?? {})).toEqual(['pillar', 'turning']);
  });
});

describe('what the birth leaves open, in a request', () => {
  const onTerm = { year: 2000, month: 2, day: 4, hour: null } as const;

  it('is named in every section with a text, and is part of the content key', () => {
    for (const section of SECTION_NAMES) {
      const [open, settled] = [
        requestAbout(section, subject(onTerm), '2026-06-01'),
        requestAbout(section, subject({ ...onTerm, hour: 22 }), '2026-06-01'),
      ];
      expect(open.openPillars).toEqual(section === 'radar' ? undefined : ['year', 'month']);
      expect(settled.openPillars).toBeUndefined();
      const keyOf = (request: SectionRequest) =>
        contentKey({ accountId: 'acc_1', livemode: true, request, model: 'haiku', simulated: false });
      const { openPillars: _open, ...plain } = open;
      expect(keyOf(plain) === keyOf(open)).toBe(section === 'radar');
    }
  });

  it('takes the ten-year cycle away where the month is open, from which the cycles are counted', () => {
    expect(requestAbout('yearly', subject(onTerm), '2026-06-01').luck).toBeUndefined();
    expect(requestAbout('yearly', subject({ ...onTerm, day: 14 }), '2026-06-01').luck).toBeDefined();
    const nearHour = subject({ year: 1990, month: 5, day: 15, hour: 13, minute: 1 });
    expect(requestAbout('yearly', nearHour, '2026-06-01')).toMatchObject({ openPillars: ['hour'], luck: {} });
  });
});
