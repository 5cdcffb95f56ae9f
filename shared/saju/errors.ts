/** The request field an impossible birth is blamed on, as the HTTP API names it. */
export type BirthField =
  | 'birth_year'
  | 'birth_month'
  | 'birth_day'
  | 'birth_hour'
  | 'gender'
  | 'calendar_type'
  | 'is_leap_month';

/**
 * A birth that cannot be: out of range, or a date its calendar does not have. `message` says what is wrong with the field,
 * without its name: callers write it in several ways.
 */
export class InvalidBirthError extends Error {
  override readonly name = 'InvalidBirthError';
  readonly field: BirthField;

  constructor(field: BirthField, message: string) {
    super(message);
    this.field = field;
  }
}
