import type { Request } from 'express';
import { acceptedLanguage, LANGUAGES, type Language } from '../http/language.ts';

/** A text in every language of the site. */
export type Localized<Text = string> = Readonly<Record<Language, Text>>;

export interface LanguageChoice {
  readonly language: Language;
  /** Whether `?lang=` named it. The links of the page then name it, too. */
  readonly isExplicit: boolean;
}

/**
 * `?lang=ko|en`, else `Accept-Language`. Without either Korean; English for readers of other languages. Other values of
 * `lang` count as absent.
 */
export function languageOf(request: Request): LanguageChoice {
  const { lang } = request.query;
  const named = LANGUAGES.find((language) => language === lang);
  if (named !== undefined) return { language: named, isExplicit: true };
  return { language: acceptedLanguage(request) ?? 'en', isExplicit: false };
}
