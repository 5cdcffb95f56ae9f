/** The `saju` of a request about a person without a profile. The hour is unknown. */
export const OWN_PILLARS = {
  pillars: {
    year: { stem: { hangul: '경' }, branch: { hangul: '오' } },
    month: { stem: { hangul: '신' }, branch: { hangul: '사' } },
    day: { stem: { hangul: '경' }, branch: { hangul: '진' } },
    hour: null,
  },
};
