/** Settings that point every model at an emulator. */
export function emulatorSettings(url: string): Record<string, string> {
  return {
    ANTHROPIC_BASE_URL: url,
    OPENAI_BASE_URL: `${url}/v1`,
    GEMINI_BASE_URL: url,
    ANTHROPIC_API_KEY: 'emulator',
    OPENAI_API_KEY: 'emulator',
    GEMINI_API_KEY: 'emulator',
  };
}
