import { EngineError, EngineLostError } from './postgres/errors.ts';

/** An error for the client: MongoDB's error code, its name, labels that state what may be repeated, and more fields. */
export class CommandError extends Error {
  readonly code: number;
  readonly labels: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: number, message: string, labels: readonly string[] = [], fields: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.labels = labels;
    this.fields = fields;
  }

  /** The answer document. */
  toReply(): Record<string, unknown> {
    const labels = this.labels.length > 0 ? { errorLabels: this.labels } : {};
    return { ok: 0, errmsg: this.message, code: this.code, codeName: codeNameOf(this.code), ...this.fields, ...labels };
  }
}

export const errorCodes = {
  internalError: 1,
  badValue: 2,
  unauthorized: 13,
  cursorNotFound: 43,
  maxTimeMsExpired: 50,
  commandNotFound: 59,
  shutdownInProgress: 91,
  writeConflict: 112,
  noSuchTransaction: 251,
  transactionCommitted: 256,
  failPointSetFailed: 266,
  duplicateKey: 11000,
} as const;

/** Converts any failure of a command into an error for the client. */
export function commandErrorFrom(error: unknown, inTransaction: boolean): CommandError {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === errorCodes.shutdownInProgress) {
    const label = inTransaction ? 'TransientTransactionError' : 'RetryableWriteError';
    return new CommandError(code, `The database engine is not available: ${message}`, [label]);
  }
  const labels = code === errorCodes.writeConflict && inTransaction ? ['TransientTransactionError'] : [];
  return new CommandError(code, message, labels);
}

/** The codes that MongoDB calls retriable: another member, or this one in a moment, can run the command. */
export function isRetriable(code: number): boolean {
  return retriable.has(code);
}

/** The SQLSTATE that the engine packs into writeErrors: five characters of six bits, the first lowest. */
export function unpackSqlState(packed: number): string {
  const characters = [0, 6, 12, 18, 24].map((shift) => String.fromCharCode(((packed >> shift) & 0x3f) + 0x30));
  return characters.join('');
}

/** MongoDB's code of a SQLSTATE. */
export function codeOfSqlState(state: string): number {
  const known = codeBySqlState[state];
  if (known !== undefined) return known;
  if (/^(08|57P)/.test(state)) return errorCodes.shutdownInProgress;
  return state.startsWith('M0') ? errorCodes.badValue : errorCodes.internalError;
}

function codeOf(error: unknown): number {
  if (error instanceof EngineError) return codeOfSqlState(error.code);
  if (error instanceof EngineLostError) return errorCodes.shutdownInProgress;
  return errorCodes.internalError;
}

const retriable: ReadonlySet<number> = new Set([
  6, 7, 89, 91, 134, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

function codeNameOf(code: number): string {
  return codeNames[code] ?? `Location${code}`;
}

/** The engine's M-codes stand for one MongoDB code each. Those of malformed expressions remain BadValue. */
const codeBySqlState: Readonly<Record<string, number>> = {
  '23505': 11000,
  '23P01': 11000,
  '40001': 112,
  '40P01': 112,
  '55P03': 112,
  '57014': 50,
  '25P02': 251,
  '53300': 91,
  '53100': 14031,
  M0000: 1,
  M0001: 2,
  M0003: 9,
  M0004: 14,
  M0005: 15,
  M0006: 20,
  M0008: 26,
  M0009: 27,
  M000A: 28,
  M000D: 40,
  M000E: 43,
  M000F: 48,
  M000G: 52,
  M000J: 56,
  M000K: 57,
  M000M: 66,
  M000N: 67,
  M000O: 68,
  M000P: 72,
  M000Q: 73,
  M000R: 85,
  M000S: 86,
  M000U: 115,
  M0012: 197,
  M0013: 224,
  M0015: 241,
  M0016: 263,
  M001B: 10334,
  M001C: 11000,
  M007U: 40324,
  M00CO: 121,
  M00EX: 50,
  M00EY: 59,
  M00F0: 91,
  M00F1: 112,
  M00F2: 117,
};

const codeNames: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  6: 'HostUnreachable',
  7: 'HostNotFound',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  24: 'LockTimeout',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  59: 'CommandNotFound',
  64: 'WriteConcernTimeout',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  121: 'DocumentValidationFailure',
  189: 'PrimarySteppedDown',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  262: 'ExceededTimeLimit',
  266: 'FailPointSetFailed',
  10107: 'NotWritablePrimary',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};
