/** A KST day as the API writes it. @param offset days from today */
export function kstDay(offset: number): string {
  const now = new Date(Date.now() + offset * 24 * 60 * 60 * 1_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);
}
