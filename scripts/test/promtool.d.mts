/** Resolves to the path of promtool. @throws when there is none and it cannot be fetched */
export function promtool(): Promise<string>;
/** Resolves to the path of Prometheus, of the same package. @throws when there is none and it cannot be fetched */
export function prometheus(): Promise<string>;
