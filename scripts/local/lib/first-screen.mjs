/** What `npm start` prints: its help, and what stands on the screen when it is ready. */

export const HELP = `npm start

Installs what is missing (dependencies, Redis, a database), builds, and runs the API, its workers and its schedules on 127.0.0.1,
with a demo account. Ctrl-C stops everything in order; the next start goes on with the same data.

Settings are environment variables (docs/settings.md). The usual ones:

  PORT=3000, OPS_PORT=3001             the ports of the API and of the operators' pages
  DATA_DIR=.data                       database, keys, logs
  MONGODB_URL, REDIS_URL               your own stores in place of the embedded ones
  ANTHROPIC_API_KEY, OPENAI_API_KEY,   live models; without its provider's key a model is simulated
  GEMINI_API_KEY

Other commands: npm test, npm run -s cli -- --help, npm run api -- --help, npm run worker -- --help
`;

/** @param rows labels and texts */
export function box(rows) {
  const lines = rows.map(([label, text]) => `${label.padEnd(11)}${text}`);
  const width = Math.max(...lines.map(({ length }) => length));
  const rule = '─'.repeat(width + 2);
  return [`┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`].join('\n');
}

/** A short command that can be pasted into a POSIX shell: today's fortune. @param demo the content of `dev-credentials.json` */
export function demoCurl({ base_url: baseUrl, test_key: testKey }) {
  const birth = { birth_date: '1990-05-15', birth_time: '14:30', gender: 'female' };
  return `curl -sS ${baseUrl}/v1/fortunes/daily -H 'X-API-Key: ${testKey}' \\
  -H 'Content-Type: application/json' -d '${JSON.stringify(birth)}'`;
}

/** Lines: models with the same key stand together, and `live` names the address that is not the provider's. */
export function modelStates(models, simulates) {
  const all = Object.values(models);
  if (simulates && all.every(({ apiKey }) => apiKey === null)) {
    return [`${all.map(({ name }) => name).join(', ')}: simulated (no provider's key is set)`];
  }
  return all.map(({ name, apiKey, apiKeyVariable, providerModelId, baseUrl }) => {
    if (apiKey === null) return `${name}: ${simulates ? 'simulated' : 'off'} (no ${apiKeyVariable})`;
    return `${name}: live (${providerModelId}${baseUrl === null ? '' : ` through ${withoutLogin(baseUrl)}`})`;
  });
}

function withoutLogin(address) {
  const { origin, pathname } = new URL(address);
  return origin + (pathname === '/' ? '' : pathname);
}
