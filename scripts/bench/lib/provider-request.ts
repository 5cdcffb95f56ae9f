import * as z from 'zod';

const recorded = z.object({ requests: z.tuple([z.object({ path: z.string(), body: z.string() })]) });
const HEADERS = {
  Authorization: 'Bearer emulator',
  'Content-Type': 'application/json',
  'anthropic-version': '2026-10-21',
};

/**
 * @returns a function that repeats the emulator's last request by a bare fetch, reads the stream of its answer as a plain
 *   program does, and returns the section that the model wrote
 */
export async function lastProviderRequest(emulatorUrl: string): Promise<() => Promise<unknown>> {
  const list = await (await fetch(`${emulatorUrl}/__emulator/requests?limit=1`)).json();
  const [{ path, body }] = recorded.parse(list).requests;
  return async () => {
    const response = await fetch(`${emulatorUrl}${path}`, { method: 'POST', headers: HEADERS, body });
    const answer = await response.text();
    if (!response.ok) throw new Error(`the emulator answered ${response.status}: ${answer.slice(0, 200)}`);
    return sectionOf(answer);
  };
}

interface StreamEvent {
  readonly type: string;
  readonly delta?: { readonly text?: string };
}

/** @throws when the answer is no whole stream */
function sectionOf(answer: string): unknown {
  const events = [...answer.matchAll(/^data: (.*)$/gm)].map(([, data = '']): StreamEvent => JSON.parse(data));
  if (events.at(-1)?.type !== 'message_stop') throw new Error(`no whole stream: ${answer.slice(0, 200)}`);
  return JSON.parse(events.map(({ delta }) => delta?.text ?? '').join(''));
}
