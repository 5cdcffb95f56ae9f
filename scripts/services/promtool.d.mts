/** Resolves to the path of promtool. @throws when there is none and it cannot be fetched */
export function promtool(): Promise<string>;
