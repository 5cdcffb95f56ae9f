import { type AppError, catalogueEntry } from '../../shared/core/errors.ts';

/**
 * Problem details (RFC 9457). A 401 of the widget group carries `unauthorizedCode` instead of the
 * catalogue's code, with a `message` beside it.
 */
export function problemDetails(
  error: AppError,
  context: {
    readonly instance: string;
    readonly requestId: string;
    readonly unauthorizedCode?: string | undefined;
  },
) {
  const entry = catalogueEntry(error.kind);
  const widget401 = entry.status === 401 ? context.unauthorizedCode : undefined;
  const { errors, reason, retryAfterSeconds, hint } = error.options;
  return {
    type: `/errors/${entry.slug}`,
    title: entry.title,
    status: entry.status,
    detail: error.detail,
    instance: context.instance,
    code: widget401 ?? entry.code,
    ...(widget401 === undefined ? {} : { message: error.detail }),
    ...(reason === undefined ? {} : { reason }),
    request_id: context.requestId,
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Hints by field of the body. */
export type FieldHints = Readonly<Record<string, string>>;

/**
 * Status and body of the legacy group.
 * @param hints of the route, for refused fields whose error has none
 */
export function legacyError(error: AppError, requestId: string, hints: FieldHints = {}) {
  const entry = catalogueEntry(error.kind);
  const { errors, reason, retryAfterSeconds } = error.options;
  const field = errors?.[0]?.path;
  const hint = error.options.hint ?? hintFor(field, hints);
  return {
    status: entry.legacy?.status ?? entry.status,
    body: {
      success: false,
      error: {
        code: legacyErrorWord(error),
        message: error.detail,
        ...(reason === undefined ? {} : { reason }),
        ...(hint === undefined ? {} : { hint }),
        ...(field === undefined || field === '' ? {} : { field }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
      },
      meta: { requestId },
    },
  };
}

/** The legacy group's code for an error. */
export function legacyErrorWord(error: AppError): string {
  const entry = catalogueEntry(error.kind);
  return entry.legacy?.code ?? entry.code;
}

function hintFor(field: string | undefined, hints: FieldHints): string | undefined {
  const [top = ''] = field?.split('.') ?? [];
  return Object.hasOwn(hints, top) ? hints[top] : undefined;
}
