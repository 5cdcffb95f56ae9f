import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  parseSection,
  type SectionRequest,
  sectionJsonSchema,
  sectionPeriod,
  sectionPrompt,
  simulateSection,
} from '../../shared/content/index.ts';
import type { ProviderName } from '../../shared/core/models.ts';
import { fourPillars } from '../../shared/saju/index.ts';
import { createProvider, type Provider } from '../providers/provider.ts';

const REQUEST: SectionRequest = {
  section: 'profile_fortune',
  pillars: fourPillars({
    year: 1990,
    month: 5,
    day: 15,
    hour: 10,
    gender: 'female',
    calendarType: 'solar',
    isLeapMonth: false,
  }),
  period: sectionPeriod('profile_fortune', '2026-01-01', 'daily'),
  fortuneType: 'daily',
};
const ROUNDS = 4;
const CALLS_AT_ONCE = 10;

/**
 * Makes calls that reach nobody: to a server of its own, which answers `{}`. A process's first calls take seven times as
 * long as later ones, since their code is still being compiled, and the first twenty of a pool wait for each other: without
 * this a fresh worker's first batches take a tenth of a second longer. Costs 0.1 to 0.2 s for each provider.
 */
export async function rehearse(providers: ReadonlySet<ProviderName>): Promise<void> {
  if (providers.size === 0) return;
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    for (const name of providers) {
      const provider = await createProvider({
        provider: name,
        apiKey: 'rehearsal',
        baseUrl: `http://127.0.0.1:${port}`,
      });
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => generate(provider)));
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function generate(provider: Provider): Promise<void> {
  const { system, user } = sectionPrompt(REQUEST);
  const call = provider.generate({
    modelId: 'rehearsal',
    system,
    user,
    schemaName: REQUEST.section,
    schema: sectionJsonSchema(REQUEST.section),
    maxTokens: 1_000,
    timeoutMs: 5_000,
    signal: new AbortController().signal,
  });
  // `{}` is no provider's answer: every call fails.
  await call.catch(() => undefined);
  parseSection(REQUEST, simulateSection(REQUEST));
}
