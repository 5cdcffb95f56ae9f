/** An error that the engine answered with; `code` is its SQLSTATE. */
export class EngineError extends Error {
  readonly code: string;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: ReadonlyMap<string, string>) {
    super(fields.get('M') ?? 'unknown engine error');
    this.code = fields.get('C') ?? 'XX000';
    this.detail = fields.get('D');
    this.constraint = fields.get('n');
  }

  /** Whether the engine closes the connection with this error (it shuts down, or ends this backend on request). */
  get connectionEnds(): boolean {
    return this.code.startsWith('57P') || this.code.startsWith('08');
  }
}

/** The connection to the engine broke or could not be opened. It is unknown whether a running statement took effect. */
export class EngineLostError extends Error {}
