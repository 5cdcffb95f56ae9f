import * as z from 'zod';
import type { AccountService } from '../../../shared/accounts/accounts.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { legacySigningSecret } from '../../presenters/legacy-schemas.ts';

const anything = z.record(z.string(), z.unknown());

export function accountRoutes(accounts: AccountService): Route[] {
  const access = { kind: 'bearer' } as const;
  return [
    route({
      method: 'GET',
      path: '/api/account/signing-secret',
      group: 'legacy',
      access,
      summary: 'The secret that signs batch callbacks',
      operationId: 'getSigningSecret',
      tag: 'Legacy',
      answers: answersOk(legacySigningSecret, 'The secret'),
      query: anything,
      handler: async ({ account }) =>
        ok({ success: true, data: { signingSecret: await accounts.signingSecret(account()._id) } }),
    }),
    route({
      method: 'POST',
      path: '/api/account/signing-secret/rotate',
      group: 'legacy',
      access,
      summary: 'Replace the signing secret',
      operationId: 'rotateSigningSecret',
      tag: 'Legacy',
      answers: answersOk(legacySigningSecret, 'The new secret'),
      body: anything,
      query: anything,
      handler: async ({ account }) =>
        ok({ success: true, data: { signingSecret: await accounts.rotateSigningSecret(account()._id) } }),
    }),
  ];
}
