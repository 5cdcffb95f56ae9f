import * as z from 'zod';

const recorded = z.object({ requests: z.tuple([z.object({ path: z.string(), body: z.string() })]) });
const HEADERS = {
  Authorization: 'Bearer emulator',
  'Content-Type': 'application/json',
  'anthropic-version': '2026-10-21',
};

/** @returns a function that repeats the emulator's last request by a bare fetch and returns the JSON */
export async function lastProviderRequest(emulatorUrl: string): Promise<() => Promise<unknown>> {
  const list = await (await fetch(`${emulatorUrl}/__emulator/requests?limit=1`)).json();
  const [{ path, body }] = recorded.parse(list).requests;
  return async () => {
    const response = await fetch(`${emulatorUrl}${path}`, { method: 'POST', headers: HEADERS, body });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
    return answer;
  };
}
