import { pick, seededRandom } from '../../tests/harness/random.ts';
import { type BehaviourRequest, startEmulator } from '../emulator/index.ts';

const SHARE = 0.05;
const EVERY_MS = 500;
const PROVIDERS = ['anthropic', 'openai', 'google'] as const;

const FAILURES: readonly BehaviourRequest[] = [
  { error_status: 500 },
  { error_status: 502 },
  { retry_after_ms: 500 },
  { mode: 'malformed' },
  { mode: 'misfit' },
  { mode: 'blank' },
  { mode: 'unsafe' },
  { mode: 'truncated' },
  { mode: 'refused' },
  { mode: 'filtered' },
  { mode: 'overloaded' },
  { mode: 'cut_before_headers' },
  { mode: 'cut_body' },
  { mode: 'hang' },
];

export interface FlakyProvider {
  /** For the platform's settings. */
  readonly url: string;
  /** All calls behave like this until `work` ends. */
  during(behaviour: BehaviourRequest, work: () => Promise<void>): Promise<void>;
  /** From now on no call fails. */
  heal(): void;
  close(): Promise<void>;
}

/** The emulator: 5 % of its calls fail, in every way that a provider can fail, each provider in another one twice a second. */
export async function startFlakyProvider(seed: number): Promise<FlakyProvider> {
  const emulator = await startEmulator({ seed, latencyMs: 20, jitterMs: 80, recordLimit: 0 });
  const random = seededRandom(seed);
  let fault: BehaviourRequest | null = null;
  const change = () => {
    for (const provider of PROVIDERS) {
      emulator.behave({ provider, ...(fault ?? { ...pick(FAILURES, random), error_rate: SHARE }) });
    }
  };
  change();
  const timer = setInterval(change, EVERY_MS);
  const heal = () => {
    clearInterval(timer);
    emulator.reset();
  };
  return {
    url: emulator.url,
    async during(behaviour, work) {
      fault = behaviour;
      change();
      await work();
      fault = null;
      change();
    },
    heal,
    async close() {
      heal();
      await emulator.close();
    },
  };
}
