/** The mapped legacy paths, which `LEGACY_MODE=redirect` redirects. */
const MAPPED: Readonly<Record<string, string>> = {
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
export function redirectOf(path: string): string | null {
  const legacy = legacyOf(path);
  return legacy !== null && Object.hasOwn(MAPPED, legacy) ? (MAPPED[legacy] ?? null) : null;
}

/** The path that replaces it, which `Link` names: also of keys, which are served in both modes. */
export function successorOf(path: string): string | null {
  const key = /^\/api(\/keys(?:\/[\w-]+)?)$/.exec(legacyOf(path) ?? '')?.[1];
  return key === undefined ? redirectOf(path) : `/v1${key}`;
}

/** Without `/v1` and without a slash at the end; null for other paths. */
function legacyOf(path: string): string | null {
  return isLegacyPath(path) ? path.replace(/^\/v1/, '').replace(/(?<=.)\/$/, '') : null;
}
