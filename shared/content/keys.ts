import type { ModelName } from '../core/models.ts';
import { promptVersion } from './prompt-versions.ts';
import { ANY_PERIOD, fortuneTypeOf, type SectionRequest, sectionPeriod } from './requests.ts';

export interface ContentKeyInput {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly request: SectionRequest;
  readonly model: ModelName;
  /** Simulated and real content are never mixed. */
  readonly simulated: boolean;
  /** What makes it another content than that of equal charts: ids of the key that has it alone, and of its profile. */
  readonly ownedBy?: readonly (string | number)[] | undefined;
}

/**
 * Stands in a key for the provider's model, and never changes: another `MODEL_ID_…` retires no content, whose charge would
 * otherwise be taken again for the same period. They are the ids that the first keys had.
 */
const MODEL_MARKS: Readonly<Record<ModelName, string>> = {
  haiku: 'claude-haiku-5-5',
  sonnet: 'claude-sonnet-5-5',
  gpt4o: 'gpt-4o-2024-11-20',
  gemini: 'gemini-3.5-flash',
};

/**
 * The canonical text of a generation: equal keys mean equal content. Equal charts of one
 * account and mode share content, but for API keys with contents of their own; accounts never do.
 *
 * It contains the pillars, so it may be stored in MongoDB only. Elsewhere use an HMAC of it.
 */
export function contentKey(input: ContentKeyInput): string {
  const { request } = input;
  const { year, month, day, hour } = request.pillars;
  const type = fortuneTypeOf(request);
  const period =
    request.period === ANY_PERIOD ? ANY_PERIOD : sectionPeriod(request.section, request.period, type ?? 'daily');
  // A JSON array, because its quoting separates the parts unambiguously.
  return JSON.stringify([
    'content',
    input.accountId,
    input.livemode ? 'live' : 'test',
    request.section,
    type,
    period,
    input.model,
    input.simulated ? 'simulated' : MODEL_MARKS[input.model],
    promptVersion(request.section),
    [year, month, day, hour],
    // Last, so that requests without them keep the keys that they had.
    ...(request.variant === undefined ? [] : [request.variant]),
    ...(request.luck === undefined ? [] : [[request.luck.pillar, request.luck.turning]]),
    ...(request.openPillars === undefined ? [] : [['open', ...request.openPillars]]),
    ...(input.ownedBy === undefined ? [] : [['key', ...input.ownedBy]]),
  ]);
}
