/** Options of every schema: unknown fields are a programming error; indexes are created only at start. */
export const RECORD_OPTIONS = {
  strict: 'throw',
  versionKey: false,
  minimize: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;
