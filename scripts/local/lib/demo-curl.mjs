/**
 * One command to paste into a POSIX shell: it creates a profile and requests today's fortune for it. `credentials` is
 * the content of `dev-credentials.json`.
 */
export function demoCurl({ base_url: baseUrl, live_key: liveKey }) {
  const profile = { name: '홍길동', birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'female' };
  const post = `curl -sS -H 'X-API-Key: ${liveKey}' -H 'Content-Type: application/json'`;
  const created = `${post} -d '${JSON.stringify(profile)}' ${baseUrl}/v1/profiles`;
  const id = `$(${created} | sed -E 's/.*"id": ?"([^"]+)".*/\\1/')`;
  return `${post} ${baseUrl}/v1/fortunes \\\n  -d "{\\"profile_id\\":\\"${id}\\",\\"type\\":\\"daily\\"}"`;
}
