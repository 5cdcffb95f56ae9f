import { InvalidArgumentError } from 'commander';
import { type Clock, isIsoDate } from '../../shared/core/clock.ts';
import { fortuneDate } from '../../shared/fortunes/periods.ts';

/** Reads the text of `--date`. */
export function date(text: string): string {
  if (!isIsoDate(text)) throw new InvalidArgumentError('It must be an existing date, YYYY-MM-DD.');
  return text;
}

/** The KST day of `--date`; the default is today. @throws validation_error for a day that the API rejects too */
export function requestedDay(clock: Clock, given: string | undefined): string {
  return fortuneDate(clock, 'daily', given, '--date');
}
