import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { type Api, createApi, endSession, startSession, startSessionByLink } from './api.ts';
import { forgetRequests } from './request-log.ts';
import { noteNavigation } from './router.tsx';
import type { Mode } from './types.ts';

/**
 * The session is a cookie that no script reads. The page remembers that there is one, for all tabs, and the mode of this tab;
 * neither is a secret.
 */
const IS_SIGNED_IN = 'saju.signed-in';
const MODE = 'saju.mode';
/** Where earlier versions kept token and keys. */
const SECRETS = 'saju.session';

/** Why the sign-in page is shown again. */
export type Farewell = 'signed-out' | 'ended' | 'link-ended';

export interface Session {
  readonly mode: Mode;
  /** Calls in the mode. */
  readonly api: Api;
  setMode(mode: Mode): void;
  /** @throws ApiError when the session could not be ended */
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
  const [earlier] = useState(restored);
  const [code] = useState(takeCode);
  const [mode, setMode] = useState<Mode | null>(code === null ? earlier : null);
  const [farewell, setFarewell] = useState<Farewell | null>(null);
  useEffect(() => {
    if (mode === null) {
      localStorage.removeItem(IS_SIGNED_IN);
      sessionStorage.removeItem(MODE);
    } else {
      localStorage.setItem(IS_SIGNED_IN, 'true');
      sessionStorage.setItem(MODE, mode);
    }
  }, [mode]);

  useEffect(() => {
    if (code === null) return;
    startSessionByLink(code).then(
      () => setMode('test'),
      // Opened a second time in a browser that is signed in, it changes nothing.
      () => (earlier === null ? setFarewell('link-ended') : setMode(earlier)),
    );
  }, [code, earlier]);

  const leave = useCallback((why: Farewell) => {
    forgetRequests();
    noteNavigation();
    setMode(null);
    setFarewell(why);
  }, []);
  const session = useMemo<Session | null>(
    () =>
      mode && {
        mode,
        api: createApi(mode, () => leave('ended')),
        setMode,
        async signOut() {
          await endSession();
          leave('signed-out');
        },
      },
    [mode, leave],
  );
  const value: Sessions = {
    session,
    farewell,
    async signIn(token, first) {
      await startSession(token);
      noteNavigation();
      setFarewell(null);
      setMode(first);
    },
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

const LINK = /^#sign-in=([\w-]+)$/;

/** Of the link that `npm start` prints, taken out of the address: it stays in no history. */
function takeCode(): string | null {
  // In a tab that shows the dashboard the link only changes the fragment.
  addEventListener('hashchange', () => LINK.test(location.hash) && location.reload());
  const code = LINK.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(null, '', location.pathname + location.search);
  return code;
}

/** The mode of a tab that is signed in; a further tab begins with test. */
function restored(): Mode | null {
  sessionStorage.removeItem(SECRETS);
  if (localStorage.getItem(IS_SIGNED_IN) === null) return null;
  return sessionStorage.getItem(MODE) === 'live' ? 'live' : 'test';
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

export function useApi(): Api {
  return useSession().api;
}
