import type { Dispatcher } from 'undici';
import { DeadlineError, runWithin } from '../../shared/core/deadline.ts';
import { parseRetryAfter } from '../../shared/core/retry-after.ts';
import type { Header } from '../../shared/db/models/delivery-attempts.ts';
import { MAX_BODY_BYTES, type ResponseBody } from '../../shared/webhooks/attempt-log.ts';
import {
  LongHandshakeError,
  LongResponseError,
  RefusedCertificateError,
  RefusedTargetError,
  UnresolvedNameError,
} from './connect-errors.ts';

export interface AttemptRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** From the start of the connection to the end of the response. */
  readonly timeoutMs: number;
  /** Aborts the attempt for reasons other than the receiver. */
  readonly signal: AbortSignal;
}

export interface AttemptResult {
  /** A 2xx response, complete (or its first 64 KB read) in time. */
  readonly ok: boolean;
  /** Null without a response. */
  readonly responseCode: number | null;
  /** Null when nothing was sent. */
  readonly responseTimeMs: number | null;
  /** Null when `ok`. Reveals nothing of our network beyond what the receiver's owner can see. */
  readonly errorMessage: string | null;
  /** The delay of the response's `Retry-After`. */
  readonly retryAfterMs: number | null;
  /** Null without a response. */
  readonly responseHeaders: readonly Header[] | null;
  /** Null without a response; what arrived in time. */
  readonly responseBody: ResponseBody | null;
}

/**
 * Sends one POST. Redirects are not followed, and only 64 KB of the response are read.
 * @throws only when `signal` was aborted: the outcome of the attempt is then unknown
 */
export async function attempt(agent: Dispatcher, request: AttemptRequest, now: () => Date): Promise<AttemptResult> {
  const startedAt = performance.now();
  let responseCode: number | null = null;
  let responseHeaders: readonly Header[] | null = null;
  const body = createBodyReader();
  const result = (errorMessage: string | null, retryAfterMs: number | null): AttemptResult => ({
    ok: errorMessage === null,
    responseCode,
    responseTimeMs: Math.round(performance.now() - startedAt),
    errorMessage,
    retryAfterMs,
    responseHeaders,
    responseBody: responseCode === null ? null : body.read(),
  });
  try {
    return await runWithin(request, async (signal) => {
      const answer = await send(agent, request, signal);
      responseCode = answer.statusCode;
      responseHeaders = headersOf(answer.headers);
      await body.readFrom(answer.body);
      if (responseCode >= 200 && responseCode < 300) return result(null, null);
      const retryAfter = answer.headers['retry-after'];
      const retryAfterMs = parseRetryAfter(typeof retryAfter === 'string' ? retryAfter : null, now().getTime());
      return result(refusal(responseCode), retryAfterMs || null);
    });
  } catch (error) {
    if (request.signal.aborted) throw error;
    const failed = result(describe(error, request.timeoutMs), null);
    // How long the look-up took would tell an inner name from one that does not exist.
    return error instanceof RefusedTargetError ? { ...failed, responseTimeMs: null } : failed;
  }
}

function send(agent: Dispatcher, request: AttemptRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(request.url);
  return agent.request({
    origin,
    path: `${pathname}${search}`,
    method: 'POST',
    headers: { ...request.headers },
    body: request.body,
    signal,
  });
}

function headersOf(headers: Dispatcher.ResponseData['headers']): Header[] {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? value.join(', ') : `${value}`,
  }));
}

/** Holds the start of a response, also of one that does not end in time. */
function createBodyReader() {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isCut = false;
  return {
    /** Reads a small body to its end, which allows the connection to be reused; a larger one closes its connection. */
    async readFrom(body: Dispatcher.ResponseData['body']): Promise<void> {
      try {
        for await (const chunk of body) {
          if (!Buffer.isBuffer(chunk)) continue;
          chunks.push(chunk);
          bytes += chunk.length;
          isCut = bytes > MAX_BODY_BYTES;
          // Returning destroys the stream and with it the connection.
          if (isCut) return;
        }
      } catch (error) {
        if (!(error instanceof LongResponseError)) throw error;
        isCut = true;
      }
    },
    read: (): ResponseBody => ({ bytes: Buffer.concat(chunks), isCut }),
  };
}

function refusal(status: number): string {
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`;
}

const MESSAGES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before the answer was complete',
  EPIPE: 'The connection was closed before the answer was complete',
  UND_ERR_SOCKET: 'The connection was closed before the answer was complete',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'The connection was closed before the answer was complete',
  UND_ERR_CONNECT_TIMEOUT: 'No connection in time',
  ETIMEDOUT: 'No connection in time',
  EHOSTUNREACH: 'The host could not be reached',
  ENETUNREACH: 'The host could not be reached',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer were too large',
};

function describe(error: unknown, timeoutMs: number): string {
  if (error instanceof DeadlineError) return `No complete answer within ${timeoutMs / 1_000} s`;
  if (error instanceof RefusedTargetError) {
    return error.what === 'name'
      ? 'The host name has no address on the public internet: nothing was sent'
      : 'The address is not on the public internet: nothing was sent';
  }
  if (error instanceof LongResponseError) return 'The answer was too long';
  if (error instanceof LongHandshakeError) return 'The TLS handshake is too long: shorten the chain of certificates';
  if (error instanceof RefusedCertificateError) {
    return 'The TLS certificates were not accepted: their keys must be RSA of up to 8192 bits, P-256, P-384, P-521, Ed25519 or Ed448';
  }
  if (error instanceof UnresolvedNameError) return 'The host name could not be resolved';
  if (error instanceof Error && error.name === 'HTTPParserError') return 'The answer was not HTTP';
  const code = codeOf(error);
  if (code === 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION') return 'The receiver refuses TLS 1.2, which deliveries use';
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) {
    return `The TLS certificate or connection was not accepted (${code})`;
  }
  return MESSAGES[code] ?? 'The request failed';
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
