/** The request field that an invalid birth is reported at, as the HTTP API names it. */
export type BirthField =
  | 'birth_year'
  | 'birth_month'
  | 'birth_day'
  | 'birth_hour'
  | 'birth_minute'
  | 'gender'
  | 'calendar_type'
  | 'is_leap_month'
  | 'time_basis.clock'
  | 'time_basis.longitude_deg'
  | 'time_basis.birth_place'
  | 'time_basis.day_boundary'
  | 'time_basis.fold';

/**
 * An invalid birth: a field out of range, or a date that its calendar does not have. `message` omits the name of the
 * field, because the route groups spell it differently.
 */
export class InvalidBirthError extends Error {
  override readonly name = 'InvalidBirthError';
  readonly field: BirthField;

  constructor(field: BirthField, message: string) {
    super(message);
    this.field = field;
  }
}
