import express, { type Request, type Response } from 'express';
import * as z from 'zod';
import { AppError, type FieldError } from '../../shared/core/errors.ts';
import { MANY_PIECES, MAX_PIECES } from './message-classes.ts';

const MAX_BODY_BYTES = 100 * 1024;
/** Of callers without a key, who send no more than a secret. */
const MAX_PUBLIC_BODY_BYTES = 4 * 1024;
/**
 * No request needs so many. Each costs far more than its bytes where it is refused, sorted or compared: 10,000 unknown
 * fields took 100 ms of the process.
 */
const MAX_VALUES = 2_000;
const readRaw = express.raw({ limit: MAX_BODY_BYTES, type: () => true });
const readPublic = express.raw({ limit: MAX_PUBLIC_BODY_BYTES, type: () => true });
/** Refuses bytes that are not UTF-8: otherwise replacement characters would be stored, for instance in a name. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** Errors in one response: a body of unknown fields must not produce a response ten times its size. */
export const MAX_ERRORS = 100;
const MAX_NAME_LENGTH = 100;

/**
 * The bytes of the body, inflated; none when none was sent. They are read before the content type is checked, because a
 * body of unknown length shows only at its end whether it is empty. A wrong type is reported before a size above the
 * limit.
 * @throws payload_too_large, unsupported_media_type (wrong content type or unknown encoding), validation_error (too many values)
 */
export async function readBytes(request: Request, response: Response, isPublic = false): Promise<Uint8Array> {
  if (!hasBody(request)) return new Uint8Array();
  const [read, maxBytes] = isPublic ? [readPublic, MAX_PUBLIC_BODY_BYTES] : [readRaw, MAX_BODY_BYTES];
  await new Promise<void>((resolve, reject) => {
    request.once(MANY_PIECES, () =>
      reject(new AppError('payload_too_large', `The body comes in more than ${MAX_PIECES} pieces.`)),
    );
    refuseLongPacked(request, maxBytes, reject);
    read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(bodyError(error, maxBytes));
    });
  })
    .then(() => requireFewValues(request.body))
    .catch((error: unknown) => {
      requireJson(request);
      throw error;
    })
    .finally(() => request.removeAllListeners(MANY_PIECES));
  const body: unknown = request.body;
  // Otherwise a stream would hold it until its end.
  request.body = undefined;
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** A packed body is limited by what it unpacks to, which may be nothing: megabytes of empty blocks cost seconds of a processor. */
function refuseLongPacked(request: Request, maxBytes: number, refuse: (error: AppError) => void): void {
  if ((request.headers['content-encoding'] ?? 'identity') === 'identity') return;
  let left = maxBytes;
  const count = (piece: Uint8Array) => {
    left -= piece.length;
    if (left >= 0) return;
    request.off('data', count).unpipe();
    refuse(tooLarge(maxBytes));
  };
  request.on('data', count);
}

/**
 * The JSON body; `{}` when none was sent.
 * @throws unsupported_media_type, validation_error (malformed JSON)
 */
export function parseBody(request: Request, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  requireJson(request);
  try {
    return JSON.parse(UTF_8.decode(bytes));
  } catch (error) {
    throw malformed(error);
  }
}

/**
 * Counts fields, items and lists before the body is parsed or sorted: 50,000 nested lists keep the parser busy for 30 ms.
 * @throws validation_error
 */
function requireFewValues(bytes: unknown): void {
  if (!(bytes instanceof Uint8Array) || bytes.length <= MAX_VALUES) return;
  let values = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const sign = bytes[index];
    if (sign === QUOTE) isText = !isText;
    else if (isText) index += sign === BACKSLASH ? 1 : 0;
    else if (sign === COMMA || sign === LIST || sign === OBJECT) values += 1;
    if (values > MAX_VALUES) {
      throw new AppError('validation_error', `The body has more than ${MAX_VALUES} fields and items of lists.`);
    }
  }
}

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = new TextEncoder().encode('"\\,[{');

/** @throws unsupported_media_type */
function requireJson(request: Request): void {
  const contentType = request.headers['content-type'];
  if (!isJson(contentType)) {
    throw new AppError('unsupported_media_type', 'The body must be JSON.', {
      hint: 'Send Content-Type: application/json.',
    });
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw unsupportedEncoding();
}

function hasBody(request: Request): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return true;
  const length = request.headers['content-length'];
  return length !== undefined && length !== '0';
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

function bodyError(error: unknown, maxBytes: number): AppError {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return tooLarge(maxBytes, error);
  if (type === 'encoding.unsupported') return unsupportedEncoding(error);
  return malformed(error);
}

function tooLarge(maxBytes: number, cause?: unknown): AppError {
  return new AppError('payload_too_large', `The body is larger than ${maxBytes / 1024} KB.`, { cause });
}

function unsupportedEncoding(cause?: unknown): AppError {
  return new AppError('unsupported_media_type', 'The encoding of the body is not supported.', {
    hint: 'Send UTF-8 JSON without or with gzip encoding.',
    cause,
  });
}

function malformed(cause: unknown): AppError {
  return new AppError('validation_error', 'The body is not well-formed JSON.', {
    hint: 'Send one JSON object in UTF-8.',
    cause,
  });
}

/** Parses input with the schema. @throws validation_error naming every refused field */
export function validate<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap(fieldErrors).slice(0, MAX_ERRORS);
  const first = errors[0];
  const hint = result.error.issues.map(hintOf).find((found) => found !== undefined);
  throw new AppError('validation_error', first === undefined ? 'The request is not valid.' : describe(first), {
    errors,
    ...(hint === undefined ? {} : { hint }),
  });
}

function describe(error: FieldError): string {
  return error.path === '' ? error.message : `${error.path}: ${error.message}`;
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, shortened(key)].join('.'), message: 'is not a known field' }));
  }
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined) {
    return [{ path: path.join('.'), message: 'is required' }];
  }
  // Of a field with several forms: what is wrong inside the form that was meant.
  if (issue.code === 'invalid_union') {
    const isInside = ({ path, code }: z.core.$ZodIssue) =>
      path.length > 0 || code === 'unrecognized_keys' || code === 'custom';
    const meant = issue.errors.find((form) => form.some(isInside));
    if (meant !== undefined)
      return meant.flatMap((each) => fieldErrors({ ...each, path: [...issue.path, ...each.path] }));
  }
  // A message of our own schemas says more.
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    // A query has an array where a parameter was sent twice.
    const isList = issue.expected === 'string' && Array.isArray(issue.input);
    const type = isList ? 'a single string' : TYPES[issue.expected];
    if (type !== undefined) return [{ path: path.join('.'), message: `must be ${type}` }];
  }
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    return [{ path: path.join('.'), message: `must be one of ${issue.values.join(', ')}` }];
  }
  return [{ path: path.join('.'), message: issue.message }];
}

/** The name of an unknown field, which a caller may have made as long as the body: the answer is stored with its key. */
function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'a JSON object',
  array: 'an array',
};

/** The hint that our schemas attach to an issue. */
function hintOf(issue: z.core.$ZodIssue): string | undefined {
  const hint: unknown = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
  return typeof hint === 'string' ? hint : undefined;
}

/** For routes that take no query or body: every field sent is refused by name. */
export const NOTHING = z.strictObject({});
