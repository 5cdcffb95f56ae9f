import * as z from 'zod';
import type { Clock } from '../shared/core/clock.ts';
import { sha256Hex } from '../shared/core/secrets.ts';

/** What `npm start` sends to the API server that it has started (scripts/local/lib/sign-in-link.mjs). */
const OFFER = z.strictObject({
  type: z.literal('sign-in-link'),
  codeHash: z.string(),
  accessToken: z.string(),
  lifetimeMs: z.number(),
});

type Offer = Pick<z.output<typeof OFFER>, 'codeHash' | 'accessToken' | 'lifetimeMs'>;

/** The link to the dashboard that `npm start` prints: its code stands once, for some minutes, for the demo account's access token. */
export interface SignInLink {
  offer(offer: Offer): void;
  /** Null for an unknown code, one that was used and one whose time has passed. */
  redeem(code: string): string | null;
}

/** Offers come over the channel to the process that has started this one, and from nowhere else. */
export function receiveSignInLink(clock: Clock): SignInLink {
  const link = createSignInLink(clock);
  process.on('message', (message) => {
    const offer = OFFER.safeParse(message);
    if (offer.success) link.offer(offer.data);
  });
  return link;
}

/** Kept in memory alone: a restart ends it. */
export function createSignInLink(clock: Clock): SignInLink {
  let offered: { readonly codeHash: string; readonly accessToken: string; readonly endsAt: number } | null = null;
  return {
    offer({ lifetimeMs, ...offer }) {
      offered = { ...offer, endsAt: clock.now().getTime() + lifetimeMs };
    },
    redeem(code) {
      if (offered === null || sha256Hex(code) !== offered.codeHash) return null;
      const { accessToken, endsAt } = offered;
      offered = null;
      return clock.now().getTime() < endsAt ? accessToken : null;
    },
  };
}
