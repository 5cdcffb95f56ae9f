import * as z from 'zod';
import type { KeyService } from '../../../shared/accounts/keys.ts';
import { isAddressRange } from '../../../shared/core/addresses.ts';
import { answersOk } from '../../contract/answers.ts';
import { noContent, ok, type Route, route } from '../../http/route.ts';
import { createdKey, keyList } from '../../presenters/key-schemas.ts';
import { presentCreatedKey, presentKey } from '../../presenters/keys.ts';
import { presentList } from '../../presenters/lists.ts';
import { listOf, pageFields } from '../fields.ts';
import { keyEnd, newKeyFields } from '../key-fields.ts';

const HOUR_MS = 3_600_000;
const MAX_OVERLAP_HOURS = 168;

const MAX_ADDRESSES = 20;
const ADDRESSES = `must hold 1 to ${MAX_ADDRESSES} addresses or ranges; leave it out to allow any address`;

const keyBody = z.strictObject({
  ...newKeyFields,
  allowed_addresses: listOf(z.string().refine(isAddressRange, 'must be an IP address or a range like 203.0.113.0/28'), {
    min: 1,
    max: MAX_ADDRESSES,
    tooFew: ADDRESSES,
    tooMany: ADDRESSES,
  })
    .optional()
    .describe('The IP addresses and CIDR ranges from which it may be used, at most 20; absent: everywhere'),
  expires_at: keyEnd,
});

const OVERLAP = `must be a whole number from 0 to ${MAX_OVERLAP_HOURS}`;
const rotateBody = z.strictObject({
  overlap_hours: z
    .int(OVERLAP)
    .min(0, OVERLAP)
    .max(MAX_OVERLAP_HOURS, OVERLAP)
    .default(24)
    .describe('Hours until the old key ends; 0 ends it at once'),
});

/**
 * Keys, with the account's access token. They ignore `Idempotency-Key`, as the other routes with an access token do: an
 * idempotency key belongs to an account and mode, which a token does not name, and a stored answer would keep a secret
 * that is shown once. Repeating a request is harmless: three keys bound creations, a key is rotated once, a revoked key
 * stays revoked.
 */
export function keyRoutes({ keys }: { readonly keys: KeyService }): Route[] {
  const common = { group: 'resource', access: { kind: 'bearer' }, idempotent: false } as const;
  return [
    route({
      ...common,
      method: 'POST',
      takesTurns: 'changes',
      path: '/v1/keys',
      summary: 'Create an API key; it is shown this once',
      operationId: 'createKey',
      tag: 'Keys',
      answers: { 201: { description: 'The new key', schema: createdKey } },
      errors: ['key_limit_reached'],
      body: keyBody,
      async handler({ body, account, requireGrantable }) {
        const { expires_at: expiresAt, allowed_addresses: allowedAddresses, permissions: named, ...fields } = body;
        const permissions = named === undefined ? undefined : [...new Set(named)];
        requireGrantable(permissions ?? []);
        const created = await keys.create(account()._id, { ...fields, permissions, allowedAddresses, expiresAt });
        return { status: 201, body: presentCreatedKey(created) };
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/keys',
      summary: "List the account's keys of both modes, without the keys themselves",
      operationId: 'listKeys',
      tag: 'Keys',
      answers: answersOk(keyList, 'A page of keys'),
      query: z.strictObject(pageFields),
      takesTurns: 'lists',
      handler: async ({ query, account }) => ok(presentList(await keys.list(account()._id, query), presentKey)),
    }),
    route({
      ...common,
      method: 'DELETE',
      takesTurns: 'changes',
      path: '/v1/keys/{id}',
      summary: 'Revoke a key',
      operationId: 'revokeKey',
      tag: 'Keys',
      answers: { 204: { description: 'The key is revoked' } },
      async handler({ account, param }) {
        await keys.revoke(account()._id, param('id'));
        return noContent();
      },
    }),
    route({
      ...common,
      method: 'POST',
      takesTurns: 'changes',
      path: '/v1/keys/{id}/rotate',
      summary: 'Replace a key; the old one ends after the overlap',
      operationId: 'rotateKey',
      tag: 'Keys',
      answers: { 201: { description: 'The key that replaces it', schema: createdKey } },
      errors: ['conflict'],
      body: rotateBody,
      async handler({ body, account, param, requireGrantable }) {
        const overlapMs = body.overlap_hours * HOUR_MS;
        const rotated = await keys.rotate(account()._id, param('id'), overlapMs, requireGrantable);
        return { status: 201, body: presentCreatedKey(rotated) };
      },
    }),
  ];
}
