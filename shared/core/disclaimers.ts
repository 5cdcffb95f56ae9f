type Language = 'ko' | 'en';

/** The sentence beside texts, by who wrote them. */
export const DISCLAIMERS: Readonly<Record<'ai' | 'simulated', Readonly<Record<Language, string>>>> = {
  ai: {
    ko: 'AI가 작성한 내용으로, 재미와 참고를 위한 것이며 투자 권유나 자문이 아닙니다.',
    en: 'Written by AI, for entertainment and reference only; not investment advice.',
  },
  simulated: {
    ko: '이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.',
    en: 'For entertainment and reference only; not investment advice.',
  },
};

/**
 * The two fields of every answer that holds texts, as Korean law wants generated texts to be told.
 * @param simulated by the built-in generator alone: one part by a live model makes the whole AI-generated
 */
export function disclaimerFields(simulated: boolean, language: Language) {
  return { ai_generated: !simulated, disclaimer: DISCLAIMERS[simulated ? 'simulated' : 'ai'][language] };
}

/** The same in the legacy group. */
export function legacyDisclaimerFields(simulated: boolean, language: Language) {
  const { ai_generated: aiGenerated, disclaimer } = disclaimerFields(simulated, language);
  return { aiGenerated, disclaimer };
}
