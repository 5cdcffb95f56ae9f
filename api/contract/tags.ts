/** The tags of the document in reading order. */
export const TAGS = {
  Service: 'Whether the service works, and how well.',
  Keys: 'API keys of both modes, with the access token of the account.',
  Profiles: 'People with their four pillars. Reads are masked; `…/unmasked` shows everything, and is audited.',
  Fortunes: 'Stored fortunes of profiles: one per profile, type, date and model.',
  Batches: 'Fortunes of many profiles in the background.',
  Schedules: 'What happens after midnight KST.',
  Sections: 'Texts about a subject that is a profile, a birth or four pillars; nothing is stored under an id.',
  Calculations: 'Charts and compatibility by rules, and the fortune of a year.',
  Analytics: 'Figures over the profiles of all accounts, never of a group so small that it shows a person.',
  Webhooks: 'Addresses that receive events, their deliveries and tests.',
  Reports: 'Usage, cost, fortunes and profiles in figures, the request log and the audit log.',
  'Version 2': "Version 1's records with the person nested.",
  Legacy: 'Deprecated: kept for clients of the first service, in camelCase. Also under `/v1/api`.',
} as const;

export type Tag = keyof typeof TAGS;
