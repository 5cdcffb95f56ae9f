import type { RouteContext } from '../../http/route.ts';

const MAX_USER_AGENT_CHARACTERS = 200;

/** The metadata in the audit entry of an unmasked read. */
export function unmaskedMetadata(context: Pick<RouteContext, 'endpoint' | 'request'>): {
  endpoint: string;
  user_agent?: string;
} {
  const userAgent = context.request.get('user-agent');
  return {
    endpoint: context.endpoint,
    ...(userAgent === undefined ? {} : { user_agent: userAgent.slice(0, MAX_USER_AGENT_CHARACTERS) }),
  };
}
