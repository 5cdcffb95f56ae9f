import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { en } from './texts/en.ts';
import { ko, type Texts } from './texts/ko.ts';

export type Language = 'ko' | 'en';
export type Theme = 'system' | 'light' | 'dark';

const TEXTS: Readonly<Record<Language, Texts>> = { ko, en };
/** No secret: kept beyond the session. */
const LANGUAGE_ITEM = 'saju.language';
const THEME_ITEM = 'saju.theme';

interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly texts: Texts;
  setLanguage(language: Language): void;
  setTheme(theme: Theme): void;
}

const Context = createContext<Preferences | null>(null);

export function PreferencesProvider({ children }: { readonly children: ComponentChildren }) {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  const [theme, setTheme] = useState<Theme>(
    () => oneOf(['light', 'dark'], localStorage.getItem(THEME_ITEM)) ?? 'system',
  );
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(LANGUAGE_ITEM, language);
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem(THEME_ITEM, theme);
  }, [theme]);
  const value = useMemo(() => ({ language, theme, texts: TEXTS[language], setLanguage, setTheme }), [language, theme]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** `?lang=`, then the last choice, then the first of the browser's languages that there is, then Korean. */
function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const browsers = navigator.languages.map((tag) => tag.slice(0, 2));
  for (const each of [asked, localStorage.getItem(LANGUAGE_ITEM), ...browsers]) {
    const language = oneOf(['ko', 'en'], each);
    if (language !== null) return language;
  }
  return 'ko';
}

function oneOf<T extends string>(choices: readonly T[], value: string | null): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

export function usePreferences(): Preferences {
  const preferences = useContext(Context);
  if (preferences === null) throw new Error('there is no PreferencesProvider');
  return preferences;
}

export function useTexts(): Texts {
  return usePreferences().texts;
}

const NO_BREAK = '\u00a0';

const SECOND = ['second', 1] as const;
const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60], SECOND] as const;

/** Figures and times in the reader's language; times in KST, as the API's days are. */
export function useFormat() {
  const { language } = usePreferences();
  return useMemo(() => {
    const number = new Intl.NumberFormat(language);
    const usd = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
    const time = new Intl.DateTimeFormat(language, {
      dateStyle: 'short',
      timeStyle: 'medium',
      hour12: false,
      timeZone: 'Asia/Seoul',
    });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Seoul' });
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return {
      number: (value: number) => number.format(value),
      usd: (value: number) => usd.format(value),
      percent: (value: number) => `${number.format(value)} %`,
      ms: (value: number) => `${number.format(Math.round(value))} ms`,
      /** Beyond a week the day says more. */
      relative(value: Date, now: number) {
        const seconds = Math.round((value.getTime() - now) / 1_000);
        const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? SECOND;
        if (unit === 'day' && Math.abs(seconds) >= 7 * size) return day.format(value);
        return relative.format(Math.trunc(seconds / size), unit);
      },
      time: (value: string | Date | null | undefined) =>
        value === null || value === undefined ? '–' : time.format(new Date(value)).replaceAll(' ', NO_BREAK),
    };
  }, [language]);
}
