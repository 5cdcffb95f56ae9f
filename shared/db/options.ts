/** Options of every schema: unknown fields are a programming error; indexes are made at start only. */
export const RECORD_OPTIONS = {
  strict: 'throw',
  versionKey: false,
  minimize: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;
