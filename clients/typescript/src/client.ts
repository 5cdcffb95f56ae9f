import type { Client } from 'openapi-fetch';
import { Batches } from './batches.ts';
import { Core, type SajuOptions } from './core.ts';
import { Events } from './events.ts';
import { Fallbacks } from './fallbacks.ts';
import { Fortunes } from './fortunes.ts';
import { Keys } from './keys.ts';
import { Profiles } from './profiles.ts';
import { Requests } from './requests.ts';
import type { paths } from './schema.generated.ts';
import { Webhooks } from './webhooks.ts';

/** The Saju API. Every method throws `SajuError`, or the reason of an aborted signal. */
export class Saju {
  /** Every route of the API by its path, with the same repeats and errors: `saju.http.GET('/v1/status')`. */
  readonly http: Client<paths>;
  readonly profiles: Profiles;
  readonly fortunes: Fortunes;
  readonly batches: Batches;
  readonly webhooks: Webhooks;
  readonly events: Events;
  readonly fallbacks: Fallbacks;
  readonly requests: Requests;
  /** With `accessToken`. */
  readonly keys: Keys;

  constructor(options: SajuOptions) {
    const core = new Core(options);
    this.http = core.http;
    this.profiles = new Profiles(core);
    this.fortunes = new Fortunes(core);
    this.batches = new Batches(core);
    this.webhooks = new Webhooks(core);
    this.events = new Events(core);
    this.fallbacks = new Fallbacks(core);
    this.requests = new Requests(core);
    this.keys = new Keys(core);
  }
}
