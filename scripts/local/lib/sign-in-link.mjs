import { createHash, randomBytes } from 'node:crypto';

const lifetimeMs = 10 * 60_000;

/**
 * A link that signs in to the dashboard once, within ten minutes. The code is in the fragment, which browsers send to no
 * server: the page posts it. `send` hands its hash to the API server.
 */
export function offerSignInLink(send, baseUrl, accessToken) {
  const code = randomBytes(16).toString('base64url');
  const codeHash = createHash('sha256').update(code).digest('hex');
  send({ type: 'sign-in-link', codeHash, accessToken, lifetimeMs });
  return `${baseUrl}/dashboard#sign-in=${code}`;
}
