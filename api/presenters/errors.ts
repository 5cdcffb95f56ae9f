import { type AppError, catalogueEntry } from '../../shared/errors.ts';

/** Problem details (RFC 9457) of decisions 2. */
export function problemDetails(error: AppError, context: { readonly instance: string; readonly requestId: string }) {
  const entry = catalogueEntry(error.kind);
  const { errors, retryAfterSeconds, hint } = error.options;
  return {
    type: `/errors/${entry.slug}`,
    title: entry.title,
    status: entry.status,
    detail: error.detail,
    instance: context.instance,
    code: entry.code,
    request_id: context.requestId,
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Status and body of the legacy group (specification, Errors). */
export function legacyError(error: AppError, requestId: string) {
  const entry = catalogueEntry(error.kind);
  const { errors, retryAfterSeconds, hint } = error.options;
  return {
    status: entry.legacy?.status ?? entry.status,
    body: {
      success: false,
      error: {
        code: entry.legacy?.code ?? entry.code,
        message: error.detail,
        ...(hint === undefined ? {} : { hint }),
        ...(errors?.[0] === undefined ? {} : { field: errors[0].path }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
      },
      meta: { requestId },
    },
  };
}
