import * as z from 'zod';
import type { KeyService } from '../../../shared/accounts/keys.ts';
import type { ApiKeyRecord } from '../../../shared/db/models/api-keys.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { legacyCreatedKey, legacyKeyList, legacyRevokedKey } from '../../presenters/legacy-schemas.ts';
import { pageCursor, pageLimit } from '../fields.ts';
import { keyEnd, newKeyFields } from '../key-fields.ts';
import { KEY_HINTS } from './hints.ts';

/** The legacy group ignores unknown fields: deployed clients send more. */
const keyBody = z.object({ ...newKeyFields, expiresAt: keyEnd });

const WORDING = { expiresAt: 'expiresAt', revoke: 'DELETE /api/keys/{id}' } as const;

const anyQuery = z.record(z.string(), z.unknown());
/** The default page holds as many keys as deployed clients will meet, because they do not read further pages. */
const listQuery = z.looseObject({ limit: pageLimit(100, 100), cursor: pageCursor });

export function keyRoutes(keys: KeyService): Route[] {
  const access = { kind: 'bearer' } as const;
  return [
    route({
      method: 'POST',
      takesTurns: 'changes',
      path: '/api/keys',
      group: 'legacy',
      access,
      summary: 'Create an API key; it is shown this once',
      operationId: 'createLegacyKey',
      tag: 'Legacy',
      answers: { 201: { description: 'The new key', schema: legacyCreatedKey } },
      errors: ['key_limit_reached'],
      body: keyBody,
      hints: KEY_HINTS,
      query: anyQuery,
      async handler({ body, account }) {
        const permissions = body.permissions === undefined ? undefined : [...new Set(body.permissions)];
        const { record, key } = await keys.create(account()._id, { ...body, permissions }, WORDING);
        const { lastUsedAt: _new, ...fields } = presentKey(record);
        return { status: 201, body: { success: true, data: { ...fields, key } } };
      },
    }),
    route({
      method: 'GET',
      path: '/api/keys',
      group: 'legacy',
      access,
      summary: "List the account's keys, without the keys themselves",
      operationId: 'listLegacyKeys',
      tag: 'Legacy',
      answers: answersOk(legacyKeyList, 'A page of keys'),
      query: listQuery,
      takesTurns: 'lists',
      async handler({ query, account }) {
        const { items, nextCursor, totalCount } = await keys.list(account()._id, query);
        const meta = { totalCount, hasMore: nextCursor !== null, nextCursor };
        return ok({ success: true, data: items.map(presentKey), meta });
      },
    }),
    route({
      method: 'DELETE',
      takesTurns: 'changes',
      path: '/api/keys/{id}',
      group: 'legacy',
      access,
      summary: 'Revoke a key',
      operationId: 'revokeLegacyKey',
      tag: 'Legacy',
      answers: answersOk(legacyRevokedKey, 'The revoked key'),
      body: z.record(z.string(), z.unknown()),
      query: anyQuery,
      handler: async ({ account, param }) =>
        ok({ success: true, data: presentKey(await keys.revoke(account()._id, param('id'))) }),
    }),
  ];
}

function presentKey(record: ApiKeyRecord) {
  return {
    id: record._id,
    name: record.name,
    type: record.type,
    prefix: record.prefix,
    permissions: record.permissions,
    createdAt: record.createdAt.toISOString(),
    lastUsedAt: record.lastUsedAt?.toISOString() ?? null,
    ...(record.expiresAt === null ? {} : { expiresAt: record.expiresAt.toISOString() }),
    ...(record.revokedAt === null ? {} : { revokedAt: record.revokedAt.toISOString() }),
  };
}
