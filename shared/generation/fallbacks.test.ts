import { describe, expect, it } from '@jest/globals';
import { AppError } from '../core/errors.ts';
import { type ModelChoice, modelChoices, type Race, withFallbacks } from './fallbacks.ts';

describe('a request whose wait ends while its model and a fallback are asked', () => {
  const failed = (reason: 'still_running' | 'no_worker') => new AppError('service_unavailable', 'x', { reason });
  const choices = modelChoices({ fallbacks: { haiku: ['gpt4o'] } }, 'haiku');

  it.each([
    ['no_worker', 'the call that it asked for never started'],
    ['still_running', 'that call goes on'],
  ] as const)('says %s where %s, whichever ends first', async (reason, _why) => {
    let isOver = false;
    const abandoned: ModelChoice[] = [];
    const race: Race = {
      late: async () => undefined,
      join: async (_first, rival) => rival,
      end: async () => undefined,
      abandon: async (rivals) => void abandoned.push(...rivals),
    };
    const run = async ({ model }: ModelChoice): Promise<never> => {
      if (model === 'gpt4o') {
        isOver = true;
        throw failed('still_running');
      }
      while (!isOver) await new Promise(setImmediate);
      await new Promise(setImmediate);
      throw failed(reason);
    };
    await expect(withFallbacks(choices, run, race, () => isOver)).rejects.toMatchObject({ options: { reason } });
    expect(abandoned.map(({ model }) => model)).toEqual(['gpt4o']);
  });
});
