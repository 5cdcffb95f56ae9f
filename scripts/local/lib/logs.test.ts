import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { boundLogs } from './logs.mjs';

it('the logs of npm start hold two files of their size at most, and their programs go on writing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saju-logs-'));
  const file = path.join(folder, 'api.log');
  const fd = openSync(file, 'a');
  for (const text of ['first\n', 'second\n']) {
    writeSync(fd, text);
    boundLogs(folder, 5);
  }
  writeSync(fd, 'last\n');
  boundLogs(folder, 5);
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.1`, 'utf8')]).toEqual(['last\n', 'second\n']);
  closeSync(fd);
  appendFileSync(path.join(folder, 'other.txt'), 'longer than five\n');
  boundLogs(folder, 5);
  expect(readFileSync(path.join(folder, 'other.txt'), 'utf8')).toBe('longer than five\n');
  boundLogs(path.join(folder, 'none'), 5);
  rmSync(folder, { recursive: true });
});
