import { type AppError, catalogueEntry } from '../../shared/errors.ts';

/**
 * Problem details (RFC 9457) of decisions 2. `unauthorizedCode` is what a 401 of the widget group carries instead of
 * the catalogue's word, with a `message` beside it.
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
  const { errors, retryAfterSeconds, hint } = error.options;
  return {
    type: `/errors/${entry.slug}`,
    title: entry.title,
    status: entry.status,
    detail: error.detail,
    instance: context.instance,
    code: widget401 ?? entry.code,
    ...(widget401 === undefined ? {} : { message: error.detail }),
    request_id: context.requestId,
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after: retryAfterSeconds }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Status and body of the legacy group (specification, Errors). */
export function legacyError(error: AppError, requestId: string) {
  const entry = catalogueEntry(error.kind);
  const { errors, retryAfterSeconds } = error.options;
  const field = errors?.[0]?.path;
  const hint = error.options.hint ?? legacyHint(field);
  return {
    status: entry.legacy?.status ?? entry.status,
    body: {
      success: false,
      error: {
        code: legacyErrorWord(error),
        message: error.detail,
        ...(hint === undefined ? {} : { hint }),
        ...(field === undefined || field === '' ? {} : { field }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
      },
      meta: { requestId },
    },
  };
}

/** The legacy group's word for an error. */
export function legacyErrorWord(error: AppError): string {
  const entry = catalogueEntry(error.kind);
  return entry.legacy?.code ?? entry.code;
}

/** What to send instead, by the field that was refused. */
const LEGACY_HINTS: Readonly<Record<string, string>> = {
  saju: 'Send saju.pillars with year, month, day and hour (null when the hour is unknown).',
  userName: 'Send userName, the name shown in the texts, of 1 to 50 characters.',
  date: 'Write the date as YYYY-MM-DD, or leave it out for today.',
  model: 'Use haiku, sonnet, gpt4o or gemini.',
  type: 'Use all, fortune_only, character, tendency, fortune, radar or compare.',
  year: 'Use this year, the last or the next, or leave it out for this year.',
};

function legacyHint(field: string | undefined): string | undefined {
  const [top = ''] = field?.split('.') ?? [];
  return Object.hasOwn(LEGACY_HINTS, top) ? LEGACY_HINTS[top] : undefined;
}
