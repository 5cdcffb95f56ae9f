/**
 * The rows of docs/results/mutation.md with the scores of a run, where all files of a row were run as a whole. Survivors are
 * listed by place, unless their number is that of the row before: then what was judged of them stays.
 * @param page the page before
 * @param area a name of areas.mjs
 * @param files the `files` of the tool's JSON report, without those that were given by lines
 * @param commit seven hexadecimal digits
 */
export function withScores(page, area, files, commit) {
  const byName = new Map(Object.entries(files).map(([file, { mutants }]) => [file.split('/').at(-1), mutants]));
  const row = new RegExp(`^\\| \`${area}\`: ([^|]+?) *\\|(.+)\\|$`, 'gm');
  return page.replaceAll(row, (before, names, rest) => {
    const lists = names.split(', ').map((name) => byName.get(name));
    if (lists.includes(undefined)) return before;
    const counted = lists
      .flat()
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
    const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    const score = scoreOf(counted.length, survivors.length);
    const [mutants, scoreBefore, , judged = ''] = rest.split('|').map((cell) => cell.trim());
    const isAsBefore = mutants === String(counted.length) && scoreBefore === score;
    const places = survivors.map(
      ({ location: { start }, mutatorName }) => `${start.line}:${start.column} ${mutatorName}`,
    );
    const cell = isAsBefore ? judged : places.join(', ') || 'none';
    return `| \`${area}\`: ${names} | ${counted.length} | ${score} | ${commit} | ${cell} |`;
  });
}

function scoreOf(counted, survived) {
  if (counted === 0) return 'none';
  return `${Number(((100 * (counted - survived)) / counted).toFixed(1))} %`;
}
