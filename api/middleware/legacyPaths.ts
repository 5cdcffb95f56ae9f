/** What took the place of a legacy path (specification, Versioning 3). */
const SUCCESSORS: Readonly<Record<string, string>> = {
  '/api/daily-fortune': '/v1/fortunes',
  '/api/daily-fortune-stream': '/v1/fortunes/stream',
  '/api/saju': '/v1/calculations/saju',
  '/api/fortune': '/v1/calculations/yearly',
};

/** The new path of a mapped legacy path, with or without `/v1` before it; null for every other path. */
export function successorOf(path: string): string | null {
  const legacy = path.startsWith('/v1/api/') ? path.slice('/v1'.length) : path;
  return Object.hasOwn(SUCCESSORS, legacy) ? (SUCCESSORS[legacy] ?? null) : null;
}
