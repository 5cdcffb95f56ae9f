import * as z from 'zod';
import { isId } from '../../../shared/core/ids.ts';
import type { RequestLog } from '../../../shared/usage/request-log.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { presentList } from '../../presenters/lists.ts';
import { requestAnswer, requestList } from '../../presenters/request-schemas.ts';
import { presentRequest } from '../../presenters/requests.ts';
import { instant, pageFields } from '../fields.ts';

const status = z
  .string()
  .regex(/^(?:[245]xx|[1-5]\d\d)$/, 'must be 2xx, 4xx, 5xx or a status such as 404')
  .transform((text): readonly [number, number] => {
    const first = Number(text.replace('xx', '00'));
    return text.endsWith('xx') ? [first, first + 99] : [first, first];
  })
  .describe('Only answers of this class (`2xx`, `4xx`, `5xx`) or with this status (`404`)');

/** The start of a key that lists and logs show (`key_prefix`). */
const PREFIX_LENGTH = 20;

const key = z
  .string()
  .max(30, `must be a key's id, key_…, or its first ${PREFIX_LENGTH} characters, never the whole key`)
  .transform((text) => (isId('key', text) ? { keyId: text } : { keyPrefix: text }))
  .describe(`Only requests with this key: its id, \`key_…\`, or its first ${PREFIX_LENGTH} characters`);

const requestsQuery = z.strictObject({
  ...pageFields,
  status: status.optional(),
  path: z.string().optional().describe("Only this route: the path's pattern, such as `/v1/fortunes/{id}`"),
  code: z.string().optional().describe('Only refusals with this code, such as `validation_error`'),
  key: key.optional(),
  created_from: instant('start').optional(),
  created_to: instant('end').optional(),
});

export interface RequestRouteDeps {
  readonly requestLog: Pick<RequestLog, 'list' | 'get'>;
}

export function requestRoutes({ requestLog }: RequestRouteDeps): Route[] {
  const common = { group: 'resource', access: { kind: 'key', permissions: ['usage:read'] } } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/v1/requests',
      summary: 'List the requests of the last days that changed something or failed',
      operationId: 'listRequests',
      tag: 'Reports',
      answers: answersOk(requestList, 'A page of requests'),
      query: requestsQuery,
      takesTurns: 'lists',
      async handler({ query, caller }) {
        const { status, path, code, key, created_from: createdFrom, created_to: createdTo } = query;
        const filter = { status, path, code, key, createdFrom, createdTo };
        return ok(presentList(await requestLog.list(caller().owner, filter, query), presentRequest));
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/v1/requests/{id}',
      summary: 'Read a request of the last days that changed something or failed',
      operationId: 'getRequest',
      tag: 'Reports',
      answers: answersOk(requestAnswer, 'The request'),
      handler: async ({ caller, param }) => ok(presentRequest(await requestLog.get(caller().owner, param('id')))),
    }),
  ];
}
