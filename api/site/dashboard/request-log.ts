/** A request that this page has sent to the API. */
export interface LoggedRequest {
  /** Counts up. */
  readonly number: number;
  readonly at: Date;
  readonly method: string;
  readonly path: string;
  /** 0: no answer came. */
  readonly status: number;
  readonly ms: number;
  readonly requestId: string | null;
}

const KEPT = 200;
let requests: readonly LoggedRequest[] = [];
const listeners = new Set<() => void>();

/** Kept in memory only, without bodies. */
export function logRequest(request: Omit<LoggedRequest, 'number' | 'at'>): void {
  const number = (requests[0]?.number ?? 0) + 1;
  requests = [{ ...request, number, at: new Date() }, ...requests].slice(0, KEPT);
  for (const listener of listeners) listener();
}

/** Newest first. */
export function loggedRequests(): readonly LoggedRequest[] {
  return requests;
}

/** @returns a function that ends it */
export function onRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** At the sign-out. */
export function forgetRequests(): void {
  requests = [];
}
