import { describe, expect, it } from '@jest/globals';
import { standStill } from '../../tests/harness/pauses.ts';
import { withDeadline } from './deadline.ts';

const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const never = new Promise<string>(() => undefined);

describe('a deadline', () => {
  it('is met by a result and by a failure', async () => {
    const late = () => 'late';
    expect(await withDeadline(500, later(1, 'answer'), late)).toBe('answer');
    await expect(withDeadline(500, Promise.reject(new Error('failed')), late)).rejects.toThrow('failed');
  });

  it('fires once, when it has passed', async () => {
    let ends = 0;
    const late = () => {
      ends += 1;
      return 'late';
    };
    const startedAt = performance.now();
    expect(await withDeadline(200, never, late)).toBe('late');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195);
    await withDeadline(200, later(1, 'answer'), late);
    await later(300, null);
    expect(ends).toBe(1);
  });

  it('fires after a pause only when the data that arrived meanwhile has been read', async () => {
    const answer = withDeadline(
      200,
      later(1, null).then(() => later(20, 'answer')),
      () => 'late',
    );
    const silence = withDeadline(200, never, () => 'late');
    standStill(600);
    expect(await answer).toBe('answer');
    expect(await silence).toBe('late');
  });
});
