import { randomBytes } from 'node:crypto';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import type { Plan } from '../../shared/core/plans.ts';
import { pick, type Random, seededRandom } from '../../tests/harness/random.ts';
import type { Platform } from '../cli/platform.ts';
import { type ChaosClient, textAt } from './client.ts';
import { pause } from './fleet.ts';
import { type Kind, operate, type Surroundings } from './operations.ts';
import { createPartner, type Partner } from './partner.ts';
import type { Violation } from './violation.ts';

/** A webhook that exists from before the load until after it, subscribed to every event of its partner. */
export interface Subscription {
  readonly partner: Partner;
  readonly path: string;
  readonly secret: string;
}

export interface Load {
  readonly partners: readonly Partner[];
  readonly subscriptions: readonly Subscription[];
  /** Secrets of the partners' batch callbacks by path. */
  readonly callbackSecrets: ReadonlyMap<string, string>;
  start(): void;
  /** Resolves when every request has its answer. */
  stop(): Promise<void>;
}

const LANES = 14;
const PAUSE_MS = 260;

/** Live keys may send ten times as much as test keys. */
const PARTNERS: readonly { readonly name: string; readonly kind: Kind; readonly share: number }[] = [
  { name: 'partner 1 live', kind: 'profiles', share: 8 },
  { name: 'partner 1 test', kind: 'profiles', share: 1 },
  { name: 'partner 2 live', kind: 'profiles', share: 8 },
  { name: 'partner 3 live', kind: 'subjects', share: 6 },
];

export interface LoadDeps extends Surroundings {
  readonly admin: Platform;
  readonly client: ChaosClient;
  readonly seed: number;
  readonly report: (violation: Violation) => void;
}

export async function createAccount(admin: Platform, plan: Plan) {
  const email = `${randomBytes(8).toString('hex')}@chaos.example`;
  const { account, accessToken, signingSecret } = await admin.accounts.create({ email, plan });
  const key = async (type: 'live' | 'test') =>
    (await admin.keys.create(account._id, { name: 'chaos', type, permissions: PERMISSIONS })).key;
  return { accountId: account._id, accessToken, signingSecret, key };
}

export async function openLoad(deps: LoadDeps): Promise<Load> {
  const { admin, client, report, canaries } = deps;
  const callbackSecrets = new Map<string, string>();
  const accounts = new Map<string, Awaited<ReturnType<typeof createAccount>>>();
  const partners: { readonly partner: Partner; readonly kind: Kind; readonly share: number }[] = [];
  for (const { name, kind, share } of PARTNERS) {
    const [, number = '', mode] = name.split(' ');
    const account = accounts.get(number) ?? (await createAccount(admin, 'enterprise'));
    accounts.set(number, account);
    const { accountId, accessToken } = account;
    const key = await account.key(mode === 'live' ? 'live' : 'test');
    const owner = { accountId, livemode: mode === 'live' };
    const partner = createPartner({ name, owner, key, accessToken, client, canaries, report });
    callbackSecrets.set(partner.callbackPath, account.signingSecret);
    partners.push({ partner, kind, share });
  }
  const subscriptions = await Promise.all(partners.map(({ partner }) => subscribe(partner, deps)));

  const byShare = partners.flatMap((one) => Array.from({ length: one.share }, () => one));
  let stopped = false;
  let lanes: Promise<void>[] = [];
  const lane = async (random: Random) => {
    while (!stopped) {
      const one = pick(byShare, random);
      if (one !== undefined) await operate(one.kind, one.partner, random, deps);
      await pause(PAUSE_MS * (0.5 + random()));
    }
  };
  return {
    partners: partners.map(({ partner }) => partner),
    subscriptions,
    callbackSecrets,
    start() {
      lanes = Array.from({ length: LANES }, (_, index) => lane(seededRandom(deps.seed * 1_000 + index)));
    },
    async stop() {
      stopped = true;
      await Promise.all(lanes);
    },
  };
}

async function subscribe(partner: Partner, { receiverUrl }: Surroundings): Promise<Subscription> {
  const path = `/all/${partner.name.replaceAll(' ', '-')}`;
  const body = { url: `${receiverUrl}${path}`, events: EVENT_TYPES };
  const answer = await partner.ask({ method: 'POST', path: '/v1/webhooks', body, keyed: true });
  if (answer?.status !== 201) throw new Error(`no webhook for ${partner.name}: ${answer?.status} ${answer?.text}`);
  return { partner, path, secret: textAt(answer, 'secret') };
}
