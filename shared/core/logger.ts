import { type DestinationStream, type LogFn, type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { traceIds } from './tracing.ts';

/** Without `child`: pino writes a child's fields without applying the list below. */
export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'flush'>;

type Line = (fields: Readonly<Record<string, unknown>>, message: string) => void;
/** A logger that adds ids to every line. */
export type BoundLogger = { readonly [Level in 'error' | 'warn' | 'info']: Line };

/** @param ids fields of every line of the returned logger; a line's own fields take precedence */
export function withFields(logger: Logger, ids: Readonly<Record<string, unknown>>): BoundLogger {
  return {
    error: (fields, message) => logger.error({ ...ids, ...fields }, message),
    warn: (fields, message) => logger.warn({ ...ids, ...fields }, message),
    info: (fields, message) => logger.info({ ...ids, ...fields }, message),
  };
}

/**
 * Only these fields of a log line are written, so that an unforeseen field cannot leak a name or a birth date. Add a
 * field here when it is known to contain nothing personal.
 */
const ALLOWED_FIELDS: ReadonlySet<string> = new Set([
  'request_id',
  'account_id',
  'livemode',
  'key_prefix',
  'method',
  'route',
  'status',
  'duration_ms',
  'job_id',
  'job',
  'queue',
  'pools',
  'attempt',
  'generation_id',
  'section',
  'model',
  'kind',
  'error_kind',
  'err',
  'port',
  'ops_port',
  'signal',
  'count',
  'counts',
  'webhook_id',
  'delivery_id',
  'event_id',
  'batch_id',
  'incident_id',
  'reason',
  'environment',
  'component',
  // Names of an answer's fields, never their values.
  'fields',
  'event',
  'schedule',
  'date',
  'provider_status',
  'mail_id',
  'dropped',
  'step',
  'paused',
  'concurrency',
  'rate_per_minute',
  'trace_id',
  'span_id',
]);

/** JSON lines to stdout, buffered; the composition root calls `flush` at exit. */
export function createLogger(options: {
  readonly level: LogLevel;
  readonly service: string;
  /** Adds the ids of the active span to every line. */
  readonly isTraced?: boolean;
  readonly destination?: DestinationStream;
}): Logger {
  return pino(
    {
      level: options.level,
      base: { service: options.service, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (label) => ({ level: label }), log: allowedFields },
      serializers: { err: serializeError },
      hooks: { logMethod: omitErrorMessage },
      ...(options.isTraced === true ? { mixin: traceIds } : {}),
    },
    options.destination ?? standardOutput(),
  );
}

function standardOutput(): DestinationStream {
  // With a minimum length of 0 `flush` would call back before anything is written.
  const output = pino.destination({ dest: 1, sync: false, minLength: 1 });
  // pino calls it at exit and after a fatal line, and repeats a failing write for ever: a process whose log reader
  // died, or whose disk is full, would never end.
  output.flushSync = () => undefined;
  return output;
}

/** Without a message pino would write the error's own beside the redacted one. */
function omitErrorMessage(this: PinoLogger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, ...rest] = args;
  const fields: unknown = first instanceof Error ? { err: first } : first;
  if (typeof fields === 'object' && fields !== null && typeof rest[0] !== 'string') method.call(this, fields, 'error');
  else method.apply(this, args);
}

function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  const allowed: Record<string, unknown> = {};
  for (const key in fields) {
    if (ALLOWED_FIELDS.has(key)) allowed[key] = fields[key];
  }
  return allowed;
}

/**
 * Name, code and stack, never the properties: drivers attach whole documents to their errors (`keyValue`,
 * `writeErrors`, `op`), and a duplicate-key message contains the values.
 */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : null;
  const message = redactMessage(error);
  const frames = framesOf(error).filter((line) => line.startsWith('    at '));
  return {
    name: error.name,
    message,
    ...(code === null ? {} : { code }),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
  };
}

/** The frames of the stack without the message, whose own lines may resemble frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  return stack.slice(at < 0 ? 0 : at + message.length).split('\n');
}

/** Errors whose messages we write ourselves, without quotes from callers or documents. */
const OUR_ERRORS: ReadonlySet<string> = new Set(['AppError', 'ConfigError', 'ProviderError']);

/** Databases, parsers and Node itself quote the values that caused an error. */
function redactMessage(error: Error): string {
  if (OUR_ERRORS.has(error.name)) return error.message.slice(0, 500);
  // Each opening reads on to the end. What is cut within a quote ends with it.
  const quoted = error.message.length > 2_000 ? `${error.message.slice(0, 2_000)}}"'\`` : error.message;
  return quoted.replace(/\{.*\}|".*"|'.*'|`.*`/gs, '[redacted]').slice(0, 500);
}
