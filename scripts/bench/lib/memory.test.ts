import { describe, expect, it } from '@jest/globals';
import { openFilesLimit, residentKb } from './memory.ts';

describe('memory', () => {
  it('reads the resident memory and the limit of open files of a process', () => {
    expect(residentKb(process.pid)).toBeGreaterThan(20_000);
    expect(openFilesLimit(process.pid)).toBeGreaterThan(255);
  });

  it('returns null for a process that does not exist', () => {
    expect(residentKb(2 ** 30)).toBeNull();
    expect(openFilesLimit(2 ** 30)).toBeNull();
  });
});
