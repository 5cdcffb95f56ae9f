/** What to send instead, by the field of the body that was refused. The legacy body has room for one sentence of it. */

const SUBJECT = {
  saju: 'Send saju.pillars with year, month, day and hour (null when the hour is unknown).',
  userName: 'Send userName, the name shown in the texts, of 1 to 50 characters.',
  model: 'Use haiku, sonnet, gpt4o or gemini.',
} as const;

export const DAILY_STREAM_HINTS = {
  ...SUBJECT,
  date: 'Write the date as YYYY-MM-DD, or leave it out for today.',
} as const;

export const DAILY_HINTS = {
  ...DAILY_STREAM_HINTS,
  type: 'Use all, fortune_only, character, tendency, fortune, radar or compare.',
} as const;

export const YEARLY_HINTS = {
  ...SUBJECT,
  year: 'Use this year, the last or the next, or leave it out for this year.',
} as const;

export const KEY_HINTS = {
  name: 'Send a name by which you will know the key, of 1 to 100 characters.',
  type: 'Use live or test.',
  permissions: 'Send a list of permissions, or leave it out for those that every key has.',
  expiresAt: 'Send a moment to come, such as 2030-01-01T00:00:00Z, or leave it out.',
} as const;
