import type { Request } from 'express';

export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one of our languages that `Accept-Language` ranks highest; Korean without the header; null when it names neither. */
export function acceptedLanguage(request: Pick<Request, 'acceptsLanguages'>): Language | null {
  const accepted = request.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((language) => language === accepted) ?? null;
}
