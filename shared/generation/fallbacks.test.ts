import { describe, expect, it } from '@jest/globals';
import { deferred } from '../../tests/harness/stores.ts';
import { AppError } from '../core/errors.ts';
import { type ModelChoice, modelChoices, Outrun, type Race, WaitCancelled, withFallbacks } from './fallbacks.ts';

/** A race that every rival joins. @param abandoned is filled */
function raceOf(abandoned: ModelChoice[]): Race {
  return {
    late: async () => undefined,
    join: async (_first, rival) => rival,
    end: async () => undefined,
    async abandon(rivals) {
      abandoned.push(...rivals);
      return null;
    },
  };
}

describe('a request whose wait ends while its model and a fallback are asked', () => {
  const failed = (reason: 'still_running' | 'no_worker') => new AppError('service_unavailable', 'x', { reason });
  const choices = modelChoices({ fallbacks: { haiku: ['gpt4o'] } }, 'haiku');

  it.each([
    ['still_running', 'that call goes on', ['gpt4o']],
    ['no_worker', 'its fallback does, because that call never started', []],
  ] as const)('says still_running where that call ends as %s: %s', async (reason, _why, expected) => {
    let isOver = false;
    const abandoned: ModelChoice[] = [];
    const race = raceOf(abandoned);
    const run = async ({ model }: ModelChoice): Promise<never> => {
      if (model === 'gpt4o') {
        isOver = true;
        throw failed('still_running');
      }
      while (!isOver) await new Promise(setImmediate);
      await new Promise(setImmediate);
      throw failed(reason);
    };
    const ended = withFallbacks(choices, run, race, () => isOver);
    await expect(ended).rejects.toMatchObject({ options: { reason: 'still_running' } });
    expect(abandoned.map(({ model }) => model)).toEqual(expected);
  });

  it('says still_running where that model fails last and its fallbacks go on, of which one is kept', async () => {
    let isOver = false;
    const abandoned: ModelChoice[] = [];
    const race = raceOf(abandoned);
    const run = async ({ model }: ModelChoice): Promise<never> => {
      if (model === 'gemini') isOver = true;
      while (!isOver) await new Promise(setImmediate);
      if (model === 'haiku') await new Promise((resolve) => setTimeout(resolve, 10));
      throw model === 'haiku'
        ? new AppError('generation_failed', 'x', { reason: 'provider_failed' })
        : failed('still_running');
    };
    const two = modelChoices({ fallbacks: { haiku: ['gpt4o', 'gemini'] } }, 'haiku');
    const ended = withFallbacks(two, run, race, () => isOver);
    await expect(ended).rejects.toMatchObject({ options: { reason: 'still_running' } });
    expect(abandoned.map(({ model }) => model)).toEqual(['gemini']);
  });

  it.each([
    ['cannot be asked', 'gpt4o', 'haiku'],
    ['answers, though nothing took the call of that model', 'haiku', 'gpt4o'],
  ] as const)('waits for what still runs, where its fallback %s', async (_, ended, answers) => {
    const run = async ({ model }: ModelChoice) => {
      if (model === ended) throw failed('no_worker');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return model;
    };
    const away = async (choice: ModelChoice) =>
      run(choice).catch((error: unknown) => {
        throw choice.model === 'gpt4o'
          ? new AppError('service_unavailable', 'x', { reason: 'store_unavailable' })
          : error;
      });
    expect(await withFallbacks(choices, away, raceOf([]))).toBe(answers);
  });

  it('gets the answer of a fallback that was charged at that moment, and its cost', async () => {
    let isOver = false;
    const ended: (string | number)[] = [];
    const race: Race = {
      late: async () => undefined,
      join: async (_first, rival) => rival,
      end: async ({ model }, others) => void ended.push(model, ...others.map((other) => other.model)),
      abandon: async ([rival]) => rival ?? null,
    };
    const run = async ({ model }: ModelChoice) => {
      if (model === 'gpt4o' && isOver) return 'stored';
      if (model === 'gpt4o') isOver = true;
      while (!isOver) await new Promise(setImmediate);
      throw failed('still_running');
    };
    expect(await withFallbacks(choices, run, race, () => isOver)).toBe('stored');
    expect(ended).toEqual(['gpt4o', 'haiku']);
  });
});

it('a fallback is not started when the late model answers while they are made a race', async () => {
  const choices = modelChoices({ fallbacks: { haiku: ['gpt4o'] } }, 'haiku');
  const answered = deferred<string>();
  const abandoned: ModelChoice[] = [];
  const race: Race = {
    ...raceOf(abandoned),
    async join(_first, rival) {
      answered.resolve('haiku');
      await answered.promise;
      return { ...rival, raceId: rival.callId };
    },
  };
  const started: ModelChoice[] = [];
  const run = (choice: ModelChoice) => {
    started.push(choice);
    return choice.model === 'haiku' ? answered.promise : new Promise<never>(() => undefined);
  };
  expect(await withFallbacks(choices, run, race)).toBe('haiku');
  expect([started.map(({ model }) => model), abandoned.map(({ model }) => model)]).toEqual([['haiku'], ['gpt4o']]);
});

it('what has failed is asked again where it has answered another request, for which its fallback has lost', async () => {
  const choices = modelChoices({ fallbacks: { haiku: ['gpt4o', 'gemini'] } }, 'haiku');
  const asked: string[] = [];
  const run = async ({ model }: ModelChoice) => {
    asked.push(model);
    if (asked.length === 3) return model;
    const error = ['generation_failed', 'x', { reason: 'provider_failed' }] as const;
    throw model === 'haiku' ? new AppError(...error) : new Outrun(null, ...error);
  };
  const race = { ...raceOf([]), late: () => new Promise<void>(() => undefined) };
  expect([await withFallbacks(choices, run, race), asked]).toEqual(['haiku', ['haiku', 'gpt4o', 'haiku']]);
});

it.each([
  ['ends those beside another request', undefined, ['gemini']],
  ['ends none once its model has failed', 'provider_failed', []],
] as const)('a stream that leaves %s', async (_, failure, expected) => {
  const choices = modelChoices({ fallbacks: { haiku: ['gpt4o', 'gemini'] } }, 'haiku');
  const abandoned: ModelChoice[] = [];
  const left = deferred<void>();
  const race: Race = {
    ...raceOf(abandoned),
    join: async (_late, rival) => ({ ...rival, raceId: 'call', ...(rival.model === 'gemini' && { beside: ['a'] }) }),
  };
  const run = async ({ model }: ModelChoice): Promise<never> => {
    if (model === 'gemini') left.resolve();
    await left.promise;
    if (model === 'haiku' && failure) throw new AppError('generation_failed', 'x', { reason: failure });
    throw new WaitCancelled();
  };
  await expect(withFallbacks(choices, run, race)).rejects.toThrow(WaitCancelled);
  expect(abandoned.map(({ model }) => model)).toEqual(expected);
});

it('a fallback that was not needed when it could be asked is asked by another call once it is', async () => {
  const choices = modelChoices({ fallbacks: { haiku: ['gpt4o', 'gemini'] } }, 'haiku');
  const fails = deferred();
  const abandoned: ModelChoice[] = [];
  const started: ModelChoice[] = [];
  const race: Race = {
    ...raceOf(abandoned),
    async join(_late, rival) {
      if (rival.model === 'gemini') {
        fails.resolve();
        await new Promise(setImmediate);
      }
      return rival;
    },
  };
  const run = async (choice: ModelChoice) => {
    started.push(choice);
    if (choice.model === 'gpt4o') await new Promise(() => undefined);
    if (choice.model === 'gemini') return 'gemini';
    await fails.promise;
    throw new AppError('generation_failed', 'x', { reason: 'provider_failed' });
  };
  expect(await withFallbacks(choices, run, race)).toBe('gemini');
  expect(abandoned.map(({ model }) => model)).toEqual(['gemini']);
  expect(started.map(({ callId }) => callId)).not.toContain(abandoned[0]?.callId);
});
