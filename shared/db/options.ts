/** Options of every schema: unknown fields are a mistake of ours, indexes are made at start, never in passing. */
export const RECORD_OPTIONS = {
  strict: 'throw',
  versionKey: false,
  minimize: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;
