/** The first few lines of a platform's output that report an internal failure. */
export function failuresIn(logs: string): string[] {
  const failed = /^.*("level":"(error|fatal)"|unexpected error|unhandled|uncaught).*$/gim;
  return (logs.match(failed) ?? []).slice(0, 5);
}
