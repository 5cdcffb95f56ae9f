// `npm run release -- <version>`: see --help and CONTRIBUTING.md, Releases.
import { Command } from 'commander';
import { kstDate, systemClock } from '../../shared/core/clock.ts';
import { planRelease, publish } from './release.ts';

const program = new Command('npm run release --')
  .description('Shows what a release would change in this checkout; with --tag it makes the commit and its tag.')
  .argument('<version>', 'such as 0.2.0')
  .option('--tag', 'commit and tag; nothing is pushed', false)
  .parse();
const [version = ''] = program.args;
const { tag } = program.opts<{ tag: boolean }>();

const { problems, files } = planRelease(process.cwd(), version, kstDate(systemClock.now()));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) {
  process.exitCode = 1;
} else {
  if (tag) publish(process.cwd(), version, files);
  const says = tag ? 'Committed and tagged' : 'Would commit and tag';
  process.stdout.write(`${says} v${version}:\n${files.map(({ file, change }) => `  ${file}: ${change}\n`).join('')}`);
  process.stdout.write(tag ? `Publish it: git push --follow-tags\n` : 'Repeat with --tag to do it.\n');
}
