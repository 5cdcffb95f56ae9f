/**
 * Placeholders for ids that the service will generate, so that the requests of a seed are the same in
 * every run: `<<prf:3>>` becomes the fourth profile of the sender.
 */
export function reference(kind: string, index: number): string {
  return `<<${kind}:${index}>>`;
}

/** @param known ids by kind; a kind without any becomes an unknown id. */
export function resolveReferences(text: string, known: ReadonlyMap<string, readonly string[]>): string {
  return text.replaceAll(/(?:<<|%3C%3C)(\w+)(?::|%3A)(\d+)(?:>>|%3E%3E)/g, (_, kind: string, index: string) => {
    const ids = known.get(kind) ?? [];
    return ids[Number(index) % Math.max(1, ids.length)] ?? `${kind}_01jd0000000000000000000000`;
  });
}
