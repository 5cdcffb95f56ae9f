/** Stands in every answer that holds texts of a model (decisions-2 17), and on the dashboard beside such texts. */
export const DISCLAIMERS: Readonly<Record<'ko' | 'en', string>> = {
  ko: '이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.',
  en: 'For entertainment and reference only; not investment advice.',
};
