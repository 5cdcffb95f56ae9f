import type { ModelName } from '../core/models.ts';
import { promptVersion } from './prompts.ts';
import { ANY_PERIOD, fortuneTypeOf, type SectionRequest, sectionPeriod } from './requests.ts';

export interface ContentKeyInput {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly request: SectionRequest;
  readonly model: ModelName;
  /** The id sent to the provider, or `simulated`: the two never share content. */
  readonly providerModelId: string;
}

/**
 * The canonical text of all that makes two generations the same (decisions 4, Content key). Equal charts of one account
 * and world share content; accounts never do.
 *
 * It holds the pillars, so it may live in MongoDB only; elsewhere use an HMAC of it.
 */
export function contentKey(input: ContentKeyInput): string {
  const { request } = input;
  const { year, month, day, hour } = request.pillars;
  const type = fortuneTypeOf(request);
  const period =
    request.period === ANY_PERIOD ? ANY_PERIOD : sectionPeriod(request.section, request.period, type ?? 'daily');
  // A JSON array, because its quoting keeps neighbouring parts apart whatever they hold.
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
  ]);
}
