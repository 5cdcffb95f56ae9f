import { setTimeout as delay } from 'node:timers/promises';
import { distinctBirths } from '../../scripts/bench/lib/births.ts';
import { insertProfiles } from '../../scripts/bench/lib/profiles.ts';
import { type BehaviourRequest, type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { MODELS, type ModelName, tokenCostUsd } from '../../shared/core/models.ts';
import { createClient, until } from '../harness/http.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { providerSettings } from '../harness/providers.ts';
import { readStream } from '../harness/sse.ts';

/** The model that is asked for, whose provider fails, and the one that answers in its place. */
export const ASKED: ModelName = 'haiku';
export const FALLBACK: ModelName = 'gpt4o';

/** What becomes of the provider of the model that is asked for. */
export interface Scenario {
  readonly name: string;
  /** Resolves when the provider works again. */
  disturb(stage: Stage): Promise<void>;
  /** The most calls of the failing model for a section. Default 1: nothing is asked twice. */
  readonly callsPerSection?: number;
  /** The provider has said that it will fail: it is asked no more. */
  readonly isPaused?: boolean;
  readonly isLong?: boolean;
}

export interface Stage {
  /** What the provider does from now on. */
  behave(request: BehaviourRequest): void;
  recover(): void;
  /** Goes on for a time. */
  last(ms: number): Promise<void>;
  /** Starts all processes anew, with another id of the model, as an operator does. */
  renameModel(id: string): Promise<void>;
}

/** A call that has ended, as its caller saw it. */
export interface Answer {
  readonly requestId: string;
  readonly sections: number;
  /** In `performance.now()`. */
  readonly askedAt: number;
  readonly endedAt: number;
  /** Who wrote it; null: it failed. */
  readonly model: string | null;
  readonly costUsd: number;
  readonly error: { readonly status: number; readonly reason: unknown; readonly retryAfter: string | null } | null;
}

export interface Charge {
  readonly requestId: string | null;
  readonly chargedUsd: number;
}

/** The calls of a provider: by what it was asked, and by our records. */
export interface ProviderCalls {
  readonly asked: number;
  readonly recorded: number;
}

export interface Outcome {
  readonly answers: readonly Answer[];
  /** In `performance.now()`: when the provider began to fail. */
  readonly disturbedAt: number;
  readonly charges: readonly Charge[];
  /** Calls and generations that did not come to an end. */
  readonly open: number;
  readonly calls: Readonly<Record<'asked' | 'fallback', ProviderCalls>>;
  /** Calls that the failing provider did not answer as it should. */
  readonly failedCalls: number;
  /** What the provider stated in its answers, and what is booked for the operator. */
  readonly stated: Accounts;
  readonly booked: Accounts;
  /** From the recovery to the first answer of the model that was asked for; null: never. */
  readonly backMs: number | null;
}

export interface Accounts {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: number;
}

const CALL_EVERY_MS = 1_000;
const LATENCY_MS = 200;
/** Above the limit that is checked, so that a failure tells how late it was. */
const WAIT_FOR_RETURN_MS = 60_000;
const ANSWERS_TO_BE_BACK = 3;
/** The first calls of a process take longer, and are not measured. */
const WARMING_CALLS = 6;

const births = distinctBirths();

/**
 * Calls the API once a second, single fortunes, widgets and streams in turn, while the provider of their model fails and
 * until that model answers again; with the limits that a platform has by default.
 * @param database its address and the key that it is sealed with. It may be shared: each run has accounts and ids of models
 *   of its own, and no maintenance
 */
export async function runScenario(
  scenario: Scenario,
  database: Readonly<Record<'MONGODB_URL' | 'SECRETS_KEY', string>>,
): Promise<Outcome> {
  const id = scenario.name.slice(0, 3).toLowerCase();
  const ids = { [ASKED]: `claude-${id}`, [FALLBACK]: `gpt-${id}` };
  const emulator = await startEmulator({ latencyMs: LATENCY_MS });
  const platform = await startPlatform({ ...providerSettings(emulator.url), ...database });
  try {
    const idSettings = (asked: string) => ({ MODEL_ID_HAIKU: asked, MODEL_ID_GPT4O: ids[FALLBACK] ?? '' });
    const startAll = async (asked: string) => {
      const settings = idSettings(asked);
      const processes = await Promise.all([
        platform.startApiServer(settings),
        platform.startWorker(`${ASKED},${FALLBACK}`, { settings }),
      ]);
      return { url: processes[0].url, stop: () => Promise.all(processes.map((each) => each.stop())) };
    };
    let running = await startAll(ids[ASKED] ?? '');
    const askedIds = new Set([ids[ASKED] ?? '']);
    const account = await platform.account();
    await platform.admin.operations.setFallbacks('test', account.accountId, ASKED, [FALLBACK]);
    const callers = await startCallers(platform, account, () => running.url);
    await until(
      'it is warm',
      async () => callers.answers.filter(({ model }) => model === ASKED).length >= WARMING_CALLS,
    );
    const disturbedAt = performance.now();
    await scenario.disturb({
      behave: (request) => emulator.behave({ provider: 'anthropic', ...request }),
      recover: emulator.reset,
      last: (ms) => delay(ms),
      async renameModel(next) {
        askedIds.add(next);
        const before = running;
        running = await startAll(next);
        await callers.answered();
        await before.stop();
      },
    });
    const recoveredAt = performance.now();
    const since = () => callers.answers.filter(({ askedAt }) => askedAt >= recoveredAt);
    const isBack = () => since().filter(({ model }) => model === ASKED).length >= ANSWERS_TO_BE_BACK;
    await until('it is back', async () => isBack(), WAIT_FOR_RETURN_MS).catch(() => undefined);
    await callers.end();
    const first = since().find(({ model }) => model === ASKED);
    return {
      answers: callers.answers,
      disturbedAt,
      backMs: first === undefined ? null : first.endedAt - recoveredAt,
      ...(await readRecords({ platform, account, emulator, askedIds })),
    };
  } finally {
    await platform.stop();
    await emulator.close();
  }
}

interface Callers {
  /** In the order of their ends. */
  readonly answers: readonly Answer[];
  /** Waits for the calls on their way. */
  answered(): Promise<void>;
  /** Sends no more calls, and waits for those on their way. */
  end(): Promise<void>;
}

async function startCallers(platform: TestPlatform, account: TestAccount, url: () => string): Promise<Callers> {
  const { admin } = platform;
  const owner = { accountId: account.accountId, livemode: true };
  const answers: Answer[] = [];
  const onTheWay = new Set<Promise<void>>();
  const ending = new AbortController();
  const kinds = [askFortune, askFortune, askWidget, askStream];
  const run = async () => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const ask = kinds[turn % kinds.length] ?? askFortune;
      const [profileId = ''] = await insertProfiles(admin, owner, births, 1);
      const call = ask({ url: url(), key: account.liveKey, profileId }).then((answer) => void answers.push(answer));
      const ended = call.finally(() => onTheWay.delete(ended));
      onTheWay.add(ended);
      await delay(CALL_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const running = run();
  const answered = async () => void (await Promise.all(onTheWay));
  return {
    answers,
    answered,
    async end() {
      ending.abort();
      await running;
      await answered();
    },
  };
}

interface Ask {
  readonly url: string;
  readonly key: string;
  readonly profileId: string;
}

async function askFortune({ url, key, profileId }: Ask): Promise<Answer> {
  const body = { profile_id: profileId, type: 'daily', model: ASKED };
  return askWhole(url, key, '/v1/fortunes', body, 1);
}

/** Of three sections. */
async function askWidget({ url, key }: Ask): Promise<Answer> {
  const { value: birth } = births.next();
  const two = (number = 1) => String(number).padStart(2, '0');
  const birthDate = `${birth?.birth_year}-${two(birth?.birth_month)}-${two(birth?.birth_day)}`;
  const body = { birthDate, birthTime: `${two(birth?.birth_hour)}:30` };
  return askWhole(url, key, '/v1/fortunes/daily', body, 3);
}

async function askWhole(url: string, key: string, path: string, body: object, sections: number): Promise<Answer> {
  const askedAt = performance.now();
  const answer = await createClient(url, { key })('POST', path, { body });
  const isServed = answer.status < 300;
  return {
    requestId: answer.headers.get('x-request-id') ?? '',
    sections,
    askedAt,
    endedAt: performance.now(),
    model: isServed ? answer.textAt('meta.model') : null,
    costUsd: Number(answer.at('meta.cost') ?? 0),
    error: isServed
      ? null
      : { status: answer.status, reason: answer.at('reason'), retryAfter: answer.headers.get('retry-after') },
  };
}

/** Of three sections. */
async function askStream({ url, key, profileId }: Ask): Promise<Answer> {
  const askedAt = performance.now();
  const body = { profile_id: profileId, type: 'daily', model: ASKED };
  const { status, headers, events } = await readStream(`${url}/v1/fortunes/stream`, { key, body });
  const last = events.at(-1);
  const data = Object(last?.data) as Readonly<Record<string, unknown>>;
  const isServed = last?.event === 'complete';
  return {
    requestId: headers.get('x-request-id') ?? '',
    sections: 3,
    askedAt,
    endedAt: performance.now(),
    model: isServed ? String(data['model']) : null,
    costUsd: Number(data['cost'] ?? 0),
    error: isServed ? null : { status, reason: data['reason'], retryAfter: String(data['retry_after'] ?? '') },
  };
}

async function readRecords(run: {
  readonly platform: TestPlatform;
  readonly account: TestAccount;
  readonly emulator: Emulator;
  readonly askedIds: ReadonlySet<string>;
}): Promise<Omit<Outcome, 'answers' | 'disturbedAt' | 'backMs'>> {
  const { platform, account, emulator, askedIds } = run;
  const { db } = platform.admin;
  const own = { accountId: account.accountId };
  const isAsked = (id: string) => askedIds.has(id);
  const askedOf = (isOne: boolean) => emulator.requests().filter(({ model }) => isAsked(model) === isOne).length;
  const recordedOf = async (model: ModelName) => {
    const generations = await db.generations.find({ ...own, model }).lean();
    return generations.reduce((sum, { calls }) => sum + (calls?.length ?? 0), 0);
  };
  const openOf = async () => {
    const open = [
      db.generations.countDocuments({ ...own, open: true }),
      db.calls.countDocuments({ ...own, state: 'open' }),
      db.fortunes.countDocuments({ ...own, state: 'pending' }),
    ];
    return (await Promise.all(open)).reduce((sum, count) => sum + count, 0);
  };
  const callsOf = async () => ({
    asked: { asked: askedOf(true), recorded: await recordedOf(ASKED) },
    fallback: { asked: askedOf(false), recorded: await recordedOf(FALLBACK) },
  });
  const bookedOf = async (): Promise<Accounts> => {
    const ids = [...new Set(emulator.requests().map(({ model }) => model))];
    const days = await db.modelDays.find({ providerModel: { $in: ids } }).lean();
    const sum = (value: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + value(day), 0);
    return {
      calls: sum(({ calls }) => calls),
      inputTokens: sum((day) => day.inputTokens + day.cachedTokens),
      outputTokens: sum(({ outputTokens }) => outputTokens),
      costUsd: sum(({ costUsd }) => costUsd),
    };
  };
  // Records follow the answers; what they never say is found by the checks.
  await until(
    'all is recorded',
    async () => {
      const { asked, fallback } = await callsOf();
      const isRecorded = asked.asked === asked.recorded && fallback.asked === fallback.recorded;
      return isRecorded && (await openOf()) === 0 && (await bookedOf()).calls === emulator.requests().length;
    },
    30_000,
  ).catch(() => undefined);
  const charged = await db.calls.find({ ...own, chargedUsd: { $ne: 0 } }).lean();
  return {
    open: await openOf(),
    charges: charged.map(({ requestId, chargedUsd }) => ({ requestId, chargedUsd })),
    calls: await callsOf(),
    failedCalls: emulator.requests().filter(({ model, state }) => isAsked(model) && state !== 'ok').length,
    stated: statedBy(emulator, isAsked),
    booked: await bookedOf(),
  };
}

function statedBy(emulator: Emulator, isAsked: (id: string) => boolean): Accounts {
  const requests = emulator.requests();
  const usages = requests.flatMap(({ model, usage }) => (usage === null ? [] : [{ model, ...usage }]));
  const costs = usages.map(({ model, input_tokens: inputTokens, output_tokens: outputTokens }) =>
    tokenCostUsd(MODELS[isAsked(model) ? ASKED : FALLBACK].defaultTokenPrices, { inputTokens, outputTokens }),
  );
  return {
    calls: requests.length,
    inputTokens: usages.reduce((sum, { input_tokens }) => sum + input_tokens, 0),
    outputTokens: usages.reduce((sum, { output_tokens }) => sum + output_tokens, 0),
    costUsd: costs.reduce((sum, cost) => sum + cost, 0),
  };
}
