import type { AccountService } from '../../shared/accounts/accounts.ts';
import type { KeyService } from '../../shared/accounts/keys.ts';
import type { SupportService } from '../../shared/accounts/support.ts';
import type { AnalyticsService } from '../../shared/analytics/analytics.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { FortuneService } from '../../shared/fortunes/fortunes.ts';
import type { SectionCallService } from '../../shared/generation/sections.ts';
import type { ProfileService } from '../../shared/profiles/profiles.ts';
import type { HealthCheck } from '../../shared/status/health.ts';
import type { StatusService } from '../../shared/status/status.ts';
import type { UsageService } from '../../shared/usage/summary.ts';
import type { Route } from '../http/route.ts';
import type { GenerationWaits } from '../streams/await-generation.ts';
import type { SectionStreamer } from '../streams/section-stream.ts';
import { compatibilityRoutes } from './calculations/compatibility.ts';
import { sajuRoutes } from './calculations/saju.ts';
import { yearlyRoutes } from './calculations/yearly.ts';
import { accountRoutes } from './legacy/account.ts';
import { legacyFortuneRoutes } from './legacy/fortunes.ts';
import { keyRoutes as legacyKeyRoutes } from './legacy/keys.ts';
import { legacySajuRoutes } from './legacy/saju.ts';
import { supportRoutes } from './legacy/support.ts';
import { usageRoutes } from './legacy/usage.ts';
import { type BatchRouteDeps, batchRoutes } from './resource/batches.ts';
import { type EventRouteDeps, eventRoutes } from './resource/events.ts';
import { type FallbackRouteDeps, fallbackRoutes } from './resource/fallbacks.ts';
import { fortuneStreamRoutes } from './resource/fortune-stream.ts';
import { fortuneRoutes } from './resource/fortunes.ts';
import { healthRoutes } from './resource/health.ts';
import { keyRoutes } from './resource/keys.ts';
import { profileRoutes } from './resource/profiles.ts';
import { type ReportRouteDeps, reportRoutes } from './resource/reports.ts';
import { type RequestRouteDeps, requestRoutes } from './resource/requests.ts';
import { type ScheduleRouteDeps, scheduleRoutes } from './resource/schedules.ts';
import { statusRoutes } from './resource/status.ts';
import { type WebhookRouteDeps, webhookRoutes } from './resource/webhooks.ts';
import { fortuneRoutesV2 } from './v2/fortunes.ts';
import { profileRoutesV2 } from './v2/profiles.ts';
import { reportRoutesV2 } from './v2/reports.ts';
import { webhookRoutesV2 } from './v2/webhooks.ts';
import { analyticsRoutes } from './widget/analytics.ts';
import { widgetFortuneRoutes } from './widget/fortunes.ts';
import { dailyStreamRoutes } from './widget/streams.ts';

export interface RouteTableDeps
  extends WebhookRouteDeps,
    EventRouteDeps,
    RequestRouteDeps,
    BatchRouteDeps,
    ScheduleRouteDeps,
    FallbackRouteDeps,
    ReportRouteDeps {
  readonly config: Pick<Config, 'models' | 'version' | 'environment'>;
  readonly accounts: AccountService;
  readonly keys: KeyService;
  readonly profiles: ProfileService;
  readonly fortunes: FortuneService;
  readonly sections: SectionCallService;
  readonly waits: GenerationWaits;
  readonly streamer: SectionStreamer;
  readonly health: HealthCheck;
  readonly status: StatusService;
  readonly usage: UsageService;
  readonly support: SupportService;
  readonly analytics: AnalyticsService;
  readonly clock: Clock;
}

/** Every endpoint of the API server. */
export function routeTable(deps: RouteTableDeps): Route[] {
  const withModels = { ...deps, models: deps.config.models };
  return [
    ...healthRoutes(deps.health),
    ...statusRoutes(deps),
    ...legacyKeyRoutes(deps.keys),
    ...accountRoutes(deps.accounts),
    ...legacyFortuneRoutes(withModels),
    ...legacySajuRoutes(deps.clock),
    ...usageRoutes(deps.usage),
    ...supportRoutes(deps.support),
    ...widgetFortuneRoutes(deps),
    ...analyticsRoutes(deps),
    ...dailyStreamRoutes(deps),
    ...sajuRoutes(deps),
    ...yearlyRoutes(deps),
    ...compatibilityRoutes(deps),
    ...profileRoutes(deps.profiles),
    // Before /v1/fortunes/{id}.
    ...batchRoutes(deps),
    ...fortuneRoutes(withModels),
    ...fallbackRoutes(deps),
    ...scheduleRoutes(deps),
    ...webhookRoutes(deps),
    ...eventRoutes(deps),
    ...keyRoutes(deps),
    ...reportRoutes(deps),
    ...requestRoutes(deps),
    ...fortuneStreamRoutes(deps),
    ...profileRoutesV2(deps.profiles),
    ...fortuneRoutesV2(withModels),
    ...webhookRoutesV2(deps),
    ...reportRoutesV2(deps),
  ];
}
