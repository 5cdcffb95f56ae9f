import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { type Api, createApi } from './api.ts';
import { forgetRequests } from './request-log.ts';
import { noteNavigation } from './router.tsx';
import type { Mode, NewKey } from './types.ts';

/** The name of the keys that the dashboard makes for itself. */
export const KEY_NAME = 'dashboard';
/** It reads, writes and streams; it never shows personal data. */
const PERMISSIONS = [
  'fortune:read',
  'fortune:write',
  'saju:calculate',
  'stream:read',
  'usage:read',
  'profile:read',
  'profile:write',
  'webhook:manage',
  'analytics:read',
  'audit:read',
];
const KEY_LIFETIME_MS = 12 * 60 * 60 * 1_000;

interface HeldKey {
  /** Null for a key that the user pasted: it is not ours to revoke. */
  readonly id: string | null;
  readonly secret: string;
}

interface Stored {
  readonly token: string;
  readonly mode: Mode;
  readonly keys: Readonly<Partial<Record<Mode, HeldKey>>>;
}

/**
 * Session storage: it ends with the tab, and no other tab or site reads it. Memory alone would make a new key at every
 * reload, and an account has only three of a type.
 */
const ITEM = 'saju.session';

/** Why the sign-in page is shown again. */
export type Farewell = 'signed-out' | 'key-left' | 'token-refused';

export interface Session {
  readonly mode: Mode;
  /** Calls with the access token. */
  readonly account: Api;
  /** Calls with a key of the mode; null until there is one. */
  readonly api: Api | null;
  /** The ids of the dashboard's own keys. */
  readonly ownKeyIds: readonly string[];
  setMode(mode: Mode): void;
  /** Makes a key of the mode. @throws ApiError 409 when the account has three */
  makeKey(): Promise<void>;
  useKey(secret: string): void;
  signOut(): Promise<void>;
}

interface Sessions {
  readonly session: Session | null;
  readonly farewell: Farewell | null;
  /** @throws ApiError when the token is refused */
  signIn(token: string, mode: Mode): Promise<void>;
}

const Context = createContext<Sessions | null>(null);

export function SessionProvider({ children }: { readonly children: ComponentChildren }) {
  const [stored, setStored] = useState<Stored | null>(restored);
  const [farewell, setFarewell] = useState<Farewell | null>(null);
  useEffect(() => {
    if (stored === null) sessionStorage.removeItem(ITEM);
    else sessionStorage.setItem(ITEM, JSON.stringify(stored));
  }, [stored]);

  const endSession = useCallback((why: Farewell) => {
    forgetRequests();
    noteNavigation();
    setStored(null);
    setFarewell(why);
  }, []);
  const session = useMemo(
    () => (stored === null ? null : sessionOf(stored, setStored, endSession)),
    [stored, endSession],
  );
  const value: Sessions = {
    session,
    farewell,
    async signIn(token, mode) {
      await createApi({ kind: 'token', secret: token }, () => undefined).get('/v1/keys', { query: { limit: 1 } });
      noteNavigation();
      setFarewell(null);
      setStored({ token, mode, keys: {} });
    },
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

type Change = (change: (stored: Stored | null) => Stored | null) => void;

function sessionOf(stored: Stored, change: Change, endSession: (why: Farewell) => void): Session {
  const { token, mode, keys } = stored;
  const held = keys[mode];
  const withKey = (key: HeldKey | undefined) =>
    change((now) => {
      if (now === null) return null;
      const { [mode]: _replaced, ...others } = now.keys;
      return { ...now, keys: key === undefined ? others : { ...others, [mode]: key } };
    });
  const account = createApi({ kind: 'token', secret: token }, () => endSession('token-refused'));
  const own = Object.values(keys).flatMap(({ id }) => (id === null ? [] : [id]));
  return {
    mode,
    account,
    api: held === undefined ? null : createApi({ kind: 'key', secret: held.secret }, () => withKey(undefined)),
    ownKeyIds: own,
    setMode: (next) => change((now) => now && { ...now, mode: next }),
    async makeKey() {
      const expiresAt = new Date(Date.now() + KEY_LIFETIME_MS).toISOString();
      const body = { name: KEY_NAME, type: mode, permissions: PERMISSIONS, expires_at: expiresAt };
      const { id, key } = await account.post<NewKey>('/v1/keys', body);
      withKey({ id, secret: key });
    },
    useKey: (secret) => withKey({ id: null, secret }),
    async signOut() {
      const revoked = await Promise.allSettled(own.map((id) => account.delete(`/v1/keys/${id}`)));
      endSession(revoked.every(({ status }) => status === 'fulfilled') ? 'signed-out' : 'key-left');
    },
  };
}

function restored(): Stored | null {
  const text = sessionStorage.getItem(ITEM);
  return text === null ? null : JSON.parse(text);
}

export function useSessions(): Sessions {
  const sessions = useContext(Context);
  if (sessions === null) throw new Error('there is no SessionProvider');
  return sessions;
}

/** For pages, which are shown to signed-in users only. */
export function useSession(): Session {
  const { session } = useSessions();
  if (session === null) throw new Error('not signed in');
  return session;
}

/** For pages behind the key gate. */
export function useApi(): Api {
  const { api } = useSession();
  if (api === null) throw new Error('there is no key');
  return api;
}
