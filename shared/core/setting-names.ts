/**
 * The setting that a variable's name probably meant, or null. Two names match when at most two letters differ (one
 * missing, added, wrong, or swapped with its neighbour), at most a third of each word, or only underscores. The rule
 * must ignore the variables of other programs (`HOME`, `OS_PASSWORD`, `APP_PORT`, `REDIS_SSL`): a word of up to three
 * letters must have the same length, and a setting of up to four letters counts as misspelt only when two of its
 * letters are swapped.
 */
export function intendedSetting(name: string, settings: readonly string[]): string | null {
  if (settings.includes(name)) return null;
  const near = settings
    .map((setting) => ({ setting, difference: differenceOf(name, setting) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((one, other) => one.difference - other.difference);
  return near[0]?.setting ?? null;
}

const MAX_DIFFERENCE = 2;

function differenceOf(name: string, setting: string): number {
  if (setting.length <= 4) return isSwapped(name, setting) ? 1 : Number.POSITIVE_INFINITY;
  if (name.replaceAll('_', '') === setting.replaceAll('_', '')) return 1;
  const words = name.split('_');
  const meant = setting.split('_');
  if (words.length !== meant.length) return Number.POSITIVE_INFINITY;
  return meant.reduce((sum, word, index) => sum + wordDifference(words[index] ?? '', word), 0);
}

function wordDifference(word: string, meant: string): number {
  if (meant.length <= 3 && word.length !== meant.length) return Number.POSITIVE_INFINITY;
  const distance = editDistance(word, meant);
  return distance <= Math.max(1, Math.floor(meant.length / 3)) ? distance : Number.POSITIVE_INFINITY;
}

function isSwapped(name: string, setting: string): boolean {
  return name.length === setting.length && editDistance(name, setting) === 1 && sorted(name) === sorted(setting);
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_each, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const substituted = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swaps = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = swaps ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, substituted, swapped));
    }
  }
  return at(one.length, other.length);
}
