import { InvalidArgumentError } from 'commander';

export const MAX_ROWS = 1_000;

/** The value of an option `--limit`. */
export function rowLimit(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > MAX_ROWS) {
    throw new InvalidArgumentError(`It must be from 1 to ${MAX_ROWS}.`);
  }
  return value;
}
