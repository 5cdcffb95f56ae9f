import type { Config } from '../../shared/config.ts';
import type { AccountService } from '../../shared/services/accounts.ts';
import type { FortuneService } from '../../shared/services/fortunes.ts';
import type { HealthCheck } from '../../shared/services/health.ts';
import type { KeyService } from '../../shared/services/keys.ts';
import type { ProfileService } from '../../shared/services/profiles.ts';
import type { FortuneWaiter } from '../streams/fortuneWaiter.ts';
import { sajuRoutes } from './calculations/saju.ts';
import { accountRoutes } from './legacy/account.ts';
import { keyRoutes } from './legacy/keys.ts';
import { fortuneRoutes } from './resource/fortunes.ts';
import { healthRoutes } from './resource/health.ts';
import { profileRoutes } from './resource/profiles.ts';
import type { Route } from './route.ts';

export interface RouteTableDeps {
  readonly config: Pick<Config, 'models'>;
  readonly accounts: AccountService;
  readonly keys: KeyService;
  readonly profiles: ProfileService;
  readonly fortunes: FortuneService;
  readonly waiter: FortuneWaiter;
  readonly health: HealthCheck;
}

/** Every endpoint of the front. */
export function routeTable(deps: RouteTableDeps): Route[] {
  return [
    ...healthRoutes(deps.health),
    ...keyRoutes(deps.keys),
    ...accountRoutes(deps.accounts),
    ...sajuRoutes(),
    ...profileRoutes(deps.profiles),
    ...fortuneRoutes({ fortunes: deps.fortunes, waiter: deps.waiter, models: deps.config.models }),
  ];
}
