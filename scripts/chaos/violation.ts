/** A broken promise. */
export interface Violation {
  /** Which one. */
  readonly invariant: string;
  readonly detail: string;
  /** Of the records concerned. */
  readonly ids: readonly string[];
  /** When it happened, or when the record was made; null: unknown. */
  readonly at: Date | null;
}
