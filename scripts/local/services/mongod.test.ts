import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startDatabase } from './index.mjs';

/** No mongod can be installed where these tests run: a program of that name says its version, or what it was told. */
let folder: string;
let searched: string | undefined;
const said: string[] = [];
const log = (line: string) => said.push(line);

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'saju-mongod-')));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user when we are root.
  mkdirSync(path.join(folder, 'bin'));
  searched = process.env['PATH'];
  process.env['PATH'] = `${path.join(folder, 'bin')}${path.delimiter}${searched}`;
});
afterAll(() => {
  process.env['PATH'] = searched;
  rmSync(folder, { recursive: true, force: true });
});

function putMongod(version: string): string {
  const program = path.join(folder, 'bin', 'mongod');
  const answer = `db version v${version}\\nBuild Info: {}\\n`;
  writeFileSync(
    program,
    `#!/bin/sh\n[ "$1" = --version ] && printf '${answer}' && exit\necho "told $*" >&2\nexit 1\n`,
    {
      mode: 0o755,
    },
  );
  return program;
}

it('a mongod of 8.0 or later on the PATH is started as a replica set of one in the data folder', async () => {
  putMongod('8.0.4');
  const dataDir = path.join(folder, 'new');
  const started = startDatabase({ dataDir, failPoints: true, log });
  await expect(started).rejects.toThrow(
    new RegExp(
      `^mongod did not start: told --dbpath ${dataDir}/mongod --port \\d+ --bind_ip 127.0.0.1 --replSet saju --quiet ` +
        '--setParameter enableTestCommands=1$',
    ),
  );
});

it('an older one is not used, and neither is one beside data of the embedded database', async () => {
  const program = putMongod('7.0.12');
  const dataDir = path.join(folder, 'old');
  const first = await startDatabase({ dataDir, throwaway: true, log });
  expect(first.engine).toBeDefined();
  await first.stop();
  expect(said).toEqual([`${program} is not used: its version is 7.0.12, and Saju needs MongoDB 8.0 or later`]);

  putMongod('8.2.0');
  said.length = 0;
  const second = await startDatabase({ dataDir, throwaway: true, log });
  expect(second.engine).toBeDefined();
  await second.stop();
  expect(said).toEqual([`${dataDir} has data of the embedded database: it is used instead of ${program}`]);
});
