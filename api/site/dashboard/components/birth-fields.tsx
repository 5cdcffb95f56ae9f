import { useTexts } from '../preferences.tsx';
import type { Birth } from '../types.ts';

export const FIRST_BIRTH: Birth = {
  birth_year: 1990,
  birth_month: 5,
  birth_day: 15,
  birth_hour: 14,
  gender: 'female',
  calendar_type: 'solar',
  is_leap_month: false,
};

export interface BirthFieldsProps {
  readonly birth: Birth;
  readonly onChange: (birth: Birth) => void;
}

/** The fields of a birth in a form. */
export function BirthFields({ birth, onChange }: BirthFieldsProps) {
  const { birth: texts, profiles } = useTexts();
  const number = (name: 'birth_year' | 'birth_month' | 'birth_day', label: string, min: number, max: number) => (
    <label>
      {label}
      <input
        type="number"
        required
        min={min}
        max={max}
        value={birth[name]}
        onInput={(event) => onChange({ ...birth, [name]: event.currentTarget.valueAsNumber })}
      />
    </label>
  );
  return (
    <div class="fields">
      {number('birth_year', texts.year, 1900, 2100)}
      {number('birth_month', texts.month, 1, 12)}
      {number('birth_day', texts.day, 1, 31)}
      <label>
        {texts.hour}
        <input
          type="number"
          min={0}
          max={23}
          placeholder={texts.hourHint}
          value={birth.birth_hour ?? ''}
          onInput={({ currentTarget: { value } }) =>
            onChange({ ...birth, birth_hour: value === '' ? null : Number(value) })
          }
        />
      </label>
      <label>
        {texts.gender}
        <select
          value={birth.gender}
          onChange={(event) => onChange({ ...birth, gender: event.currentTarget.value as Birth['gender'] })}
        >
          <option value="female">{profiles.genders.female}</option>
          <option value="male">{profiles.genders.male}</option>
        </select>
      </label>
      <label>
        {texts.calendar}
        <select
          value={birth.calendar_type}
          onChange={(event) => {
            const calendar = event.currentTarget.value as Birth['calendar_type'];
            onChange({ ...birth, calendar_type: calendar, is_leap_month: calendar === 'lunar' && birth.is_leap_month });
          }}
        >
          <option value="solar">{texts.calendars.solar}</option>
          <option value="lunar">{texts.calendars.lunar}</option>
        </select>
      </label>
      {birth.calendar_type === 'lunar' && (
        <label class="inline">
          <input
            type="checkbox"
            checked={birth.is_leap_month}
            onChange={(event) => onChange({ ...birth, is_leap_month: event.currentTarget.checked })}
          />
          {texts.leap}
        </label>
      )}
    </div>
  );
}
