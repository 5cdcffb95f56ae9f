import { Command } from 'commander';
import { kstTime } from '../../shared/core/clock.ts';
import { createStoreReads } from '../../shared/operations/stores.ts';
import type { Step } from '../../shared/operations/story/found.ts';
import { readStory, type Story } from '../../shared/operations/story/story.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { print, printLines } from './output.ts';
import type { Platform } from './platform.ts';
import { withQueuesIfThere } from './queues.ts';

/** `explain <id>`: what happened to the thing with that id, as `/find` of the operators' site. */
export function explainCommand(context: CommandContext): Command {
  return new Command('explain')
    .description('what happened to a request, fortune, batch, delivery …, oldest first')
    .argument('<id>', 'such as req_…, gen_…, ftn_…, batch_…, evt_…, dlv_…, prf_…, key_…')
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: { json?: boolean }) => {
      const story = await withPlatform(context, (platform) => storyOf(platform, id));
      if (options.json === true) print(context, { ...story }, options);
      else printLines(context, [storyText(story)]);
    });
}

function storyOf(platform: Platform, id: string): Promise<Story> {
  return withQueuesIfThere(platform, (queues) => readStory({ ...platform, ...queues }, createStoreReads(), id));
}

const COLUMNS = 100;
const INDENT = ' '.repeat(31);

/** The story as lines of at most 100 columns. */
function storyText({ id, kind, timeline }: Story): string {
  return [`${kind} ${id}`, ...timeline.flatMap(stepLines)].join('\n');
}

function stepLines({ at, what, id, detail = {} }: Step): string[] {
  const about = Object.entries(detail).map(([name, value]) => `${name}=${value}`);
  const words = [...(id === undefined ? [] : [id]), ...about].join(', ').split(' ');
  const lines = [`${kstTime(at)}  ${what}`];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (INDENT.length + longer.length > COLUMNS && line !== '') {
      lines.push(`${INDENT}${line}`);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, `${INDENT}${line}`];
}
