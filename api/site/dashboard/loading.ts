import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Api, ApiError } from './api.ts';
import type { Page } from './types.ts';

export interface Loading<T> {
  readonly data: T | null;
  readonly error: ApiError | null;
  reload(): void;
}

/** Loads at once, and again when a dependency changes. What was there stays until the new is there. */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, dependencies: readonly unknown[]): Loading<T> {
  const [state, setState] = useState<{ data: T | null; error: ApiError | null }>({ data: null, error: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setState({ data, error: null });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setState({ data: null, error: asApiError(error) });
      },
    );
    return () => leaving.abort();
  }, [...dependencies, turn]);
  return { ...state, reload: useCallback(() => setTurn((now) => now + 1), []) };
}

export interface Paging<T> extends Loading<readonly T[]> {
  readonly total: number;
  /** Null when everything is shown. */
  readonly more: (() => void) | null;
}

/** A list of the API, page after page. */
export function usePages<T>(
  api: Api,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
  /** Loads the first page again when it changes. */
  changes = 0,
): Paging<T> {
  const about = JSON.stringify([query, changes]);
  const first = useLoad((signal) => api.get<Page<T>>(path, { query, signal }), [api, path, about]);
  const [rest, setRest] = useState<readonly Page<T>[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    setRest([]);
    setError(null);
  }, [first.data]);
  const last = rest.at(-1) ?? first.data;
  const cursor = last?.next_cursor ?? null;
  const more = () => {
    if (cursor === null) return;
    api.get<Page<T>>(path, { query: { ...query, cursor } }).then(
      (page) => setRest([...rest, page]),
      (cause: unknown) => setError(asApiError(cause)),
    );
  };
  return {
    data: first.data && [first.data, ...rest].flatMap(({ data }) => data),
    error: first.error ?? error,
    reload: first.reload,
    total: first.data?.total_count ?? 0,
    more: cursor === null ? null : more,
  };
}

export interface Action<Args extends readonly unknown[]> {
  run(...args: Args): Promise<void>;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  /** Runs it again as it was run last. */
  retry(): void;
  clear(): void;
}

/** What a button or form does. One at a time. */
export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>): Action<Args> {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const last = useRef<Args | null>(null);
  const run = async (...args: Args) => {
    if (isBusy) return;
    last.current = args;
    setBusy(true);
    setError(null);
    try {
      await work(...args);
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    isBusy,
    error,
    retry() {
      if (last.current !== null) void run(...last.current);
    },
    clear: () => setError(null),
  };
}

/** @throws what is no failure of a call: a mistake in the page */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
