/** Pictures, ornaments, and faces made of letters. No field asks a model for one: the service sets a character's emoji. */
const PICTURE =
  /(?![\d#*©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]|[♪♬※]|\^\s?[_-]?\s?\^|[ㅋㅎㅠㅜ]{2,}|[:;]-?[)(DP](?![가-힣])|~{2,}|ㅠ|ㅋ/u;

export function pictureIn(text: string): string | null {
  return PICTURE.exec(text)?.[0] ?? null;
}
