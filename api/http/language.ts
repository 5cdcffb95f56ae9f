import type { Request, RequestHandler } from 'express';

export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const NEGOTIATED = ['accept', 'accept-charset', 'accept-encoding', 'accept-language'] as const;
/** Of a header, in characters. Browsers send up to 200. */
const MAX_NEGOTIATED = 1_000;

/** A longer `Accept…` header counts as none: to read 15 kB of them took the process 40 ms. */
export const dropLongNegotiation: RequestHandler = ({ headers }, _response, next) => {
  for (const name of NEGOTIATED) if (String(headers[name] ?? '').length > MAX_NEGOTIATED) delete headers[name];
  next();
};

/** The one of our languages that `Accept-Language` ranks highest; Korean without the header; null when it names neither. */
export function acceptedLanguage(request: Pick<Request, 'acceptsLanguages'>): Language | null {
  const accepted = request.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((language) => language === accepted) ?? null;
}
