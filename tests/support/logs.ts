/** The lines of a platform's output that tell of a failure of ours; a few of them are enough. */
export function failuresIn(logs: string): string[] {
  const failed = /^.*("level":"(error|fatal)"|unexpected error|unhandled|uncaught).*$/gim;
  return (logs.match(failed) ?? []).slice(0, 5);
}
