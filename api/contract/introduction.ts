/** The first page of the reference (Markdown). */
export const INTRODUCTION = `Send \`X-API-Key\` with every request but those that need none. Bodies are JSON in UTF-8, at most 100 KB. Times in answers are
ISO 8601 in UTC; dates are days of Korea (KST).

**Errors** are problem details (\`application/problem+json\`, RFC 9457): branch on \`code\`, then on \`reason\`, which every 429 and 503 has.
New codes, reasons and fields may come: ignore what you do not know. A request that is no HTTP, or whose headers are too large, gets 400, 408
or 431 without limits; another method of a path gets 405 with \`Allow\`.

**Permissions and limits** of an operation: \`x-permission\` lists what its key needs; \`x-limit\` is a limit of its own, or \`plan\`, the requests
per minute of the account's plan, which the others count towards, too.

**Repeating**: 429 and 503 carry \`Retry-After\`. With \`Idempotency-Key\` a request that changes something is done once, however often it is sent.

**Lists** are \`{data, has_more, next_cursor, total_count}\`, newest first: send \`next_cursor\` as \`cursor\`.

**Streams** are server-sent events. Each ends with \`complete\` or \`error\`; the schema of a stream here is that of one event. When the line
breaks, repeat the request with \`Last-Event-ID\`.

**Test keys** (\`bs_test_…\`) use the same paths and states; texts come from a built-in generator and cost nothing.`;
