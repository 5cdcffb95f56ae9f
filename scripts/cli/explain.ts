import { Command } from 'commander';
import { createStoreReads } from '../../shared/operations/stores.ts';
import { type Story, tellStory } from '../../shared/operations/story.ts';
import type { Step } from '../../shared/operations/story-steps.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { connectFailFastRedis, waitForRedis } from '../../shared/queues/redis.ts';
import { print } from './output.ts';
import { type OpenPlatform, type Platform, withPlatform } from './platform.ts';

/** Enough for a busy machine; without Redis the story is told from the records. */
const REDIS_WAIT_MS = 2_000;

/** `explain <id>`: the way of a thing through the house, as `/find` of the operators' site tells it. */
export function explainCommand(open: OpenPlatform): Command {
  return new Command('explain')
    .description('the way of a request, fortune, batch, delivery … through the house, oldest first')
    .argument('<id>', 'such as req_…, gen_…, ftn_…, batch_…, evt_…, dlv_…, prf_…, key_…')
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: { json?: boolean }) => {
      const story = await withPlatform(open, (platform) => tell(platform, id));
      if (options.json === true) print({ ...story }, options);
      else process.stdout.write(`${storyText(story)}\n`);
    });
}

async function tell(platform: Platform, id: string): Promise<Story> {
  const redis = connectFailFastRedis(platform.config, platform.logger);
  const producer = createProducer(redis, platform.logger);
  try {
    await waitForRedis(redis, REDIS_WAIT_MS);
    return await tellStory({ ...platform, redis, producer }, createStoreReads(), id);
  } finally {
    await producer.close();
    redis.disconnect();
  }
}

const COLUMNS = 100;
const INDENT = ' '.repeat(26);

/** The story as lines of at most 100 columns. */
export function storyText({ id, kind, timeline }: Story): string {
  return [`${kind} ${id}`, ...timeline.flatMap(stepLines)].join('\n');
}

function stepLines({ at, what, id, detail = {} }: Step): string[] {
  const about = Object.entries(detail).map(([name, value]) => `${name}=${value}`);
  const words = [...(id === undefined ? [] : [id]), ...about].join(', ').split(' ');
  const lines = [`${at.toISOString().replace('T', ' ')}  ${what}`];
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
