/** Unicode numbers the syllables by their initial consonant, then their vowel, then their final consonant. */
export const FIRST_SYLLABLE = 0xac00;
export const LAST_SYLLABLE = 0xd7a3;
/** The first of them is none. */
export const FINALS = 28;
