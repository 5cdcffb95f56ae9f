import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../local/lib/paths.mjs';

/** What Jest's JSON says of durations. */

const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1_000;
const nameOf = ({ name }) => path.relative(repositoryRoot, name);
const line = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;

/** The slowest files and the slowest tests, as lines. */
export function slowest({ testResults }, count) {
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1_000,
      name: `${nameOf(file)} › ${fullName}`,
    })),
  );
  const files = testResults.map((file) => ({ seconds: secondsOf(file), name: nameOf(file) }));
  const first = (all) => all.sort((one, other) => other.seconds - one.seconds).slice(0, count);
  const lines = (all) => first(all).map(({ seconds, name }) => line(seconds, name));
  return ['Slowest files:', ...lines(files), 'Slowest tests:', ...lines(tests)];
}

/** `tests/timings.json`: seconds by file, by which the next runs are ordered. Files of other commands stay. */
export function writeTimings({ testResults }, known) {
  const seconds = Object.fromEntries(testResults.map((file) => [nameOf(file), Number(secondsOf(file).toFixed(1))]));
  const sorted = Object.entries({ ...known, ...seconds }).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(timingsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

export const timingsFile = path.join(repositoryRoot, 'tests/timings.json');
