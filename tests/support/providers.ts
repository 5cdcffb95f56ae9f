import { emulatorSettings } from '../../scripts/emulator/settings.ts';

/** Settings that point every model at an emulator; none is simulated. */
export function providerSettings(url: string): Record<string, string> {
  return { ...emulatorSettings(url), SIMULATE_UNCONFIGURED_MODELS: 'false' };
}
