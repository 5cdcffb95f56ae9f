import type { BehaviourRequest } from '../../scripts/emulator/index.ts';
import type { Scenario, Stage } from './run-scenario.ts';

/** How long most of them fail. */
const FAULT_MS = 20_000;
/** Beyond `FALLBACK_AFTER_MS` and `PROVIDER_IDLE_MS`. */
const SILENCE_MS = 25_000;
const FLAP_MS = 10_000;
const FLAPS = 6;

/** After failoverbench. Only the provider of the model that is asked for fails. */
export const SCENARIOS: readonly Scenario[] = [
  { name: 'S01 429 with Retry-After', isPaused: true, ...fails({ error_status: 429, retry_after_ms: 15_000 }, 15_000) },
  { name: 'S02 429 for ever', ...fails({ error_status: 429 }) },
  { name: 'S03 500 once', ...fails({ error_status: 500, times: 1 }, 3_000) },
  { name: 'S04 503 for ever', ...fails({ error_status: 503 }) },
  { name: 'S05 reset before headers', ...fails({ mode: 'cut_before_headers' }) },
  { name: 'S06 accepts and is silent', ...fails({ mode: 'hang' }, SILENCE_MS) },
  { name: 'S07 first token after 20 s', ...fails({ latency_ms: 20_000 }, SILENCE_MS) },
  { name: 'S08 cut in the body', ...fails({ mode: 'cut_body' }) },
  { name: 'S09 stalls in the body', ...fails({ mode: 'stall' }, SILENCE_MS) },
  // Written once more, with what was wrong.
  { name: 'S10 malformed', callsPerSection: 2, ...fails({ mode: 'malformed' }) },
  { name: 'S11 slow drip', ...fails({ mode: 'drip', drip_ms: 1_000 }, SILENCE_MS) },
  { name: 'S12 context length 400', ...fails({ mode: 'too_long' }) },
  { name: 'S13 content filter', ...fails({ mode: 'filtered' }) },
  {
    name: 'S14 unknown model',
    isPaused: true,
    async disturb({ behave, last, renameModel }) {
      behave({ model: 'claude-s14', mode: 'unknown_model' });
      await last(FAULT_MS);
      await renameModel('claude-s14-next');
    },
  },
  {
    name: 'S15 flaps every 10 s',
    isLong: true,
    async disturb({ behave, recover, last }) {
      const faults: readonly BehaviourRequest[] = [{ error_status: 503 }, { mode: 'hang' }, { mode: 'overloaded' }];
      for (let flap = 0; flap < FLAPS; flap += 1) {
        behave(faults[flap % faults.length] ?? {});
        await last(FLAP_MS);
        recover();
        if (flap < FLAPS - 1) await last(FLAP_MS);
      }
    },
  },
  {
    name: 'S16 503, also with a long Retry-After',
    async disturb({ behave, recover, last }) {
      behave({ error_status: 503, error_rate: 0.5 });
      await last(FAULT_MS);
      behave({ error_status: 503, retry_after_ms: 120_000 });
      await last(5_000);
      recover();
    },
  },
];

function fails(request: BehaviourRequest, ms = FAULT_MS): Pick<Scenario, 'disturb'> {
  return {
    async disturb({ behave, recover, last }: Stage) {
      behave(request);
      await last(ms);
      recover();
    },
  };
}
