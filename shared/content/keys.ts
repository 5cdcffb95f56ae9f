import type { ModelName } from '../core/models.ts';
import { promptVersion } from './prompt-versions.ts';
import { ANY_PERIOD, fortuneTypeOf, type SectionRequest, sectionPeriod } from './requests.ts';

export interface ContentKeyInput {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly request: SectionRequest;
  readonly model: ModelName;
  /** The model id sent to the provider, or `simulated`, so that simulated and real content are never mixed. */
  readonly providerModelId: string;
}

/**
 * The canonical text of a generation (decisions 4, Content key): equal keys mean equal content. Equal charts of one
 * account and mode share content; accounts never do.
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
    input.providerModelId,
    promptVersion(request.section),
    [year, month, day, hour],
    // Last, so that requests without them keep the keys that they had.
    ...(request.variant === undefined ? [] : [request.variant]),
    ...(request.luck === undefined ? [] : [[request.luck.pillar, request.luck.turning]]),
    ...(request.openPillars === undefined ? [] : [['open', ...request.openPillars]]),
  ]);
}
