import { type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import { emulatorSettings } from '../../scripts/emulator/settings.ts';
import { type Client, createClient } from './http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from './platform.ts';

/** Settings that point every model at an emulator; none is simulated. */
export function providerSettings(url: string): Record<string, string> {
  return { ...emulatorSettings(url), SIMULATE_UNCONFIGURED_MODELS: 'false' };
}

export interface ProviderPlatformOptions {
  /** Of one worker; none starts without. */
  readonly pools?: string;
  /** Of all processes. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Of the emulator's answers, also after its `reset`. */
  readonly latencyMs?: number;
}

export interface ProviderPlatform {
  readonly emulator: Emulator;
  /** Its `stop` closes the emulator, too. */
  readonly platform: TestPlatform;
  readonly apiServer: ApiServer;
  readonly account: TestAccount;
  /** Sends the live key of the account. */
  readonly call: Client;
}

/** The platform with an emulator in the place of every provider: an API server, an account and, with `pools`, a worker. */
export async function startProviderPlatform(options: ProviderPlatformOptions = {}): Promise<ProviderPlatform> {
  const { pools, settings = {}, latencyMs = 0 } = options;
  const emulator = await startEmulator({ port: 0, latencyMs });
  const started = await startPlatform({ ...providerSettings(emulator.url), ...settings });
  const platform: TestPlatform = {
    ...started,
    async stop() {
      try {
        await started.stop();
      } finally {
        await emulator.close();
      }
    },
  };
  const apiServer = await platform.startApiServer();
  if (pools !== undefined) await platform.startWorker(pools);
  const account = await platform.account();
  return { emulator, platform, apiServer, account, call: createClient(apiServer.url, { key: account.liveKey }) };
}
