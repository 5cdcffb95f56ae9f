import type { Localized } from './language.ts';

interface SiteTexts {
  readonly tagline: string;
  readonly skip: string;
  readonly nav: string;
  readonly quickstart: string;
  readonly guides: string;
  readonly reference: string;
  readonly errors: string;
  readonly changelog: string;
  readonly dashboard: string;
  readonly status: string;
  readonly support: string;
  readonly otherLanguage: string;
  readonly language: string;
  readonly onThisPage: string;
  readonly englishOnly: string;
  /** Markdown, in a guide with commands. */
  readonly variables: string;
}

/** The words around every page. */
export const TEXTS: Localized<SiteTexts> = {
  ko: {
    tagline: '금융 앱을 위한 사주 운세 API',
    skip: '본문으로 건너뛰기',
    nav: '문서 메뉴',
    quickstart: '빠른 시작',
    guides: '가이드',
    reference: 'API 레퍼런스',
    errors: '오류',
    changelog: '변경 이력',
    dashboard: '대시보드',
    status: '서비스 상태',
    support: '문의',
    otherLanguage: 'English',
    language: '언어',
    onThisPage: '모든 가이드',
    englishOnly: '이 내용은 영어로만 제공됩니다.',
    variables: '명령의 `$BASE`, `$TOKEN`, `$KEY`, `$PROFILE`은 [빠른 시작](quickstart.md)에서 정한 값입니다.',
  },
  en: {
    tagline: 'Four-pillars fortunes for finance apps',
    skip: 'Skip to content',
    nav: 'Documentation',
    quickstart: 'Quickstart',
    guides: 'Guides',
    reference: 'API reference',
    errors: 'Errors',
    changelog: 'Changelog',
    dashboard: 'Dashboard',
    status: 'Service status',
    support: 'Help',
    otherLanguage: '한국어',
    language: 'Language',
    onThisPage: 'All guides',
    englishOnly: '',
    variables:
      'The commands use `$BASE`, `$TOKEN`, `$KEY` and `$PROFILE` as the [quickstart](quickstart.md) sets them.',
  },
};
