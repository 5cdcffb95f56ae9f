/** The successor of a legacy path (specification, Versioning 3). */
const SUCCESSORS: Readonly<Record<string, string>> = {
  '/api/daily-fortune': '/v1/fortunes',
  '/api/daily-fortune-stream': '/v1/fortunes/stream',
  '/api/saju': '/v1/calculations/saju',
  '/api/fortune': '/v1/calculations/yearly',
};

/** Matches `/api/...` and its alias `/v1/api/...`. */
export function isLegacyPath(path: string): boolean {
  return /^(\/v1)?\/api(\/|$)/.test(path);
}

/**
 * The new path of a mapped legacy path, with or without the prefix `/v1`; null for every other path. A slash at the end
 * makes no difference, as in the router.
 */
export function successorOf(path: string): string | null {
  if (!isLegacyPath(path)) return null;
  const legacy = path.replace(/^\/v1/, '').replace(/(?<=.)\/$/, '');
  return Object.hasOwn(SUCCESSORS, legacy) ? (SUCCESSORS[legacy] ?? null) : null;
}
