import { randomBytes } from 'node:crypto';
import type { Owner } from '../../shared/core/owner.ts';
import { type Birth, distinctBirths } from '../bench/lib/births.ts';
import { type Answer, type ChaosClient, type ChaosRequest, endpointOf, valueAt } from './client.ts';
import { pause } from './fleet.ts';
import type { Violation } from './violation.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** With the account's access token instead of the key. */
  readonly bearer?: boolean;
  /** With an Idempotency-Key, repeated until it has a lasting answer. */
  readonly keyed?: boolean;
}

export interface KnownProfile {
  readonly id: string;
  readonly externalId: string;
  readonly birth: Birth;
  /** `unknown`: a deletion got no answer. */
  state: 'alive' | 'deleted' | 'unknown';
  /** Its birth was changed, which deletes fortunes. */
  changed: boolean;
}

export interface KnownFortune {
  readonly id: string;
  readonly profileId: string;
  /** Accepted with 202: it may have failed, with a reason. */
  readonly promised: boolean;
  readonly at: Date;
  state: 'expected' | 'deleted' | 'unknown';
}

export interface KnownWebhook {
  readonly id: string;
  /** At the receiver. */
  readonly path: string;
  /** All that it ever had, as far as the partner knows. */
  readonly secrets: string[];
  /** A rotation got no answer, so there may be a secret that the partner does not know. */
  rotationLost: boolean;
  deleted: boolean;
}

interface Kept {
  readonly call: Call;
  readonly key: string;
  answer: Answer;
}

/** One account in one mode as a partner uses it, with what it was told. */
export interface Partner {
  readonly name: string;
  readonly owner: Owner;
  readonly profiles: Map<string, KnownProfile>;
  readonly fortunes: Map<string, KnownFortune>;
  readonly batches: Map<string, Date>;
  readonly webhooks: KnownWebhook[];
  readonly callbackPath: string;
  /** Sections that streams have sent: the call's id and the event's name. */
  readonly received: { readonly callId: string; readonly event: string }[];
  /** Sum of the costs in its answers, USD. */
  toldUsd: number;
  /** Answers to requests with a key. */
  readonly kept: Kept[];
  /** Null: no lasting answer. */
  ask(call: Call): Promise<Answer | null>;
  /** Repeats a request that has its answer: the answer must be the same, or 410 if what it was about is deleted. */
  repeat(kept: Kept): Promise<void>;
  /**
   * Reads a stream to its end, over interruptions.
   * @param options.isChanging its profile may be changed meanwhile: a resumed stream then begins anew
   */
  stream(call: Call, options?: { readonly isChanging?: boolean }): Promise<void>;
  person(birth?: Birth): { readonly name: string; readonly external_id: string } & Birth;
}

export interface PartnerOptions {
  readonly name: string;
  readonly owner: Owner;
  readonly key: string;
  readonly accessToken: string;
  readonly client: ChaosClient;
  readonly canaries: Set<string>;
  readonly report: (violation: Violation) => void;
}

const PATIENCE_MS = 40_000;
const RETRY_MS = 400;
const MAX_KEPT = 300;
const STREAM_TRIES = 60;
const LASTING = (status: number) => (status >= 200 && status < 300) || status === 400 || status === 404;

/** One for all partners: no two persons share a chart, so no other profile uses the content of a deleted one. */
const births = distinctBirths();

export function nextBirth(): Birth {
  const { value } = births.next();
  if (value === undefined) throw new Error('there are no more births');
  return value;
}

let persons = 0;

export function createPartner(options: PartnerOptions): Partner {
  const { name, client, report, canaries } = options;
  const requestOf = (call: Call, idempotencyKey?: string): ChaosRequest => ({
    method: call.method,
    path: call.path,
    body: call.body,
    headers: {
      ...(call.bearer === true ? { Authorization: `Bearer ${options.accessToken}` } : { 'X-API-Key': options.key }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...call.headers,
    },
  });
  const fault = (invariant: string, detail: string, ids: readonly string[] = []) =>
    report({ invariant, detail: `${name}: ${detail}`, ids, at: new Date() });

  /** Whether the fortune that a 202 announced is gone. */
  const hasFailed = async ({ text }: Answer): Promise<boolean> => {
    const { id } = JSON.parse(text) as { readonly id?: string };
    const read = requestOf({ method: 'GET', path: `/v1/fortunes/${id}` });
    return (await client.send(name, read)).status === 404;
  };

  const partner: Partner = {
    name,
    owner: options.owner,
    profiles: new Map(),
    fortunes: new Map(),
    batches: new Map(),
    webhooks: [],
    callbackPath: `/callback/${name.replaceAll(' ', '-')}`,
    received: [],
    toldUsd: 0,
    kept: [],

    async ask(call) {
      const idempotencyKey = call.keyed === true ? `chaos-${randomBytes(12).toString('hex')}` : undefined;
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const answer = await client.send(name, requestOf(call, idempotencyKey));
        if (isLasting(answer)) {
          partner.toldUsd += costOf(answer);
          if (idempotencyKey !== undefined && LASTING(answer.status)) {
            partner.kept.push({ call, key: idempotencyKey, answer });
            if (partner.kept.length > MAX_KEPT) partner.kept.shift();
          }
          return answer;
        }
        if (idempotencyKey === undefined || Date.now() > deadline) return null;
        await pause(RETRY_MS);
      }
    },

    async repeat(kept) {
      const { call, key, answer: first } = kept;
      const answer = await client.send(name, requestOf(call, key));
      if (!isLasting(answer)) return;
      if (answer.status === first.status && answer.text === first.text) return;
      if (answer.status === 410 && isAboutDeleted(partner, call, first)) return;
      // The work that a 202 announced has failed: the repeat started anew, and further ones get its answer.
      if (first.status === 202 && (answer.headers['idempotent-replayed'] === undefined || (await hasFailed(first)))) {
        kept.answer = answer;
        return;
      }
      const what = `${endpointOf(call)} repeated with its key got ${answer.status} ${answer.text.slice(0, 200)}`;
      fault('a repeat gets the same answer', `${what}, first ${first.status} ${first.text.slice(0, 200)}`, [key]);
    },

    async stream(call, { isChanging = false } = {}) {
      const seen: string[] = [];
      let lastEventId: string | undefined;
      for (let tries = 0; tries < STREAM_TRIES; tries += 1) {
        const headers = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
        const answer = await client.send(name, {
          ...requestOf(call),
          headers: { ...requestOf(call).headers, ...headers },
        });
        if (answer.status === 200) {
          // What follows the last empty line arrived in part.
          for (const frame of answer.text.split('\n\n').slice(0, -1)) {
            const [, id = lastEventId] = /^id: (.+)$/m.exec(frame) ?? [];
            lastEventId = id;
            const [, event] = /^event: (.+)$/m.exec(frame) ?? [];
            if (event === undefined) continue;
            seen.push(event);
            const [callId = ''] = lastEventId?.split('.') ?? [];
            if (event !== 'complete' && event !== 'error') partner.received.push({ callId, event });
            if (event === 'complete') partner.toldUsd += Number(/"cost":\s*([\d.]+)/.exec(frame)?.[1] ?? 0);
          }
          if (seen.includes('error')) return;
          if (seen.includes('complete')) {
            const expected = ['character', 'complete', 'fortune', 'tendency'];
            if (isChanging) return;
            if ([...seen].sort().join() !== expected.join()) {
              fault('a stream sends every event once', `${endpointOf(call)} sent ${seen.join()}`, [lastEventId ?? '']);
            }
            return;
          }
        } else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
          return;
        }
        await pause(RETRY_MS);
      }
    },

    person(birth = nextBirth()) {
      persons += 1;
      const body = { name: `독고${persons}카나리아`, external_id: `canary-${persons}-external`, ...birth };
      const two = (number: number) => String(number).padStart(2, '0');
      canaries.add(body.name).add(body.external_id);
      // Later dates are also days of fortunes.
      if (birth.birth_year < 2000) {
        canaries.add(`${birth.birth_year}-${two(birth.birth_month)}-${two(birth.birth_day)}`);
      }
      return body;
    },
  };
  return partner;
}

/** Whether an answer is about a profile or fortune that is, or may be, deleted; a change of a birth deletes fortunes. */
function isAboutDeleted({ profiles, fortunes }: Partner, { path, body }: Call, { text }: Answer): boolean {
  const about = `${path} ${JSON.stringify(body)} ${text}`;
  const ids = [...about.matchAll(/(?:prf|ftn)_\w+/g)].map(([id]) => id);
  return ids.some((id) => {
    const fortune = fortunes.get(id);
    const profile = profiles.get(fortune?.profileId ?? id);
    const isProfileGone = profile !== undefined && (profile.state !== 'alive' || profile.changed);
    return isProfileGone || (fortune !== undefined && fortune.state !== 'expected');
  });
}

/** Whether a repeat could not get another answer. A 409 with Retry-After: the first attempt is still running. */
function isLasting({ status, cut, headers }: Answer): boolean {
  if (status === 0 || cut || status >= 500 || status === 429) return false;
  return !(status === 409 && headers['retry-after'] !== undefined);
}

/** The cost of a call in its answer. */
function costOf(answer: Answer): number {
  if (answer.status >= 400 || answer.headers['idempotent-replayed'] === 'true') return 0;
  const cost = valueAt(answer, 'meta.cost');
  return typeof cost === 'number' ? cost : 0;
}
