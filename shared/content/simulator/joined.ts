/** One text of some sentences, of which any may be empty. */
export function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
