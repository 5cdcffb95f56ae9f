import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';

const ASK_ALONE = `
import { createWorkerSamples } from '${new URL('../../dist/shared/core/metrics-relay.js', import.meta.url).href}';
const samples = createWorkerSamples();
process.on('disconnect', async () => {
  console.log(JSON.stringify(await samples()));
  process.exit(0);
});
setInterval(() => undefined, 1_000);
process.send('up');
`;

it('a scrape of an API server whose parent has ended has no samples of workers, and does not end the API server', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', ASK_ALONE], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  child.disconnect();
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stdout as Readable)]);
  expect([code, output.trim()]).toEqual([0, '[]']);
});
