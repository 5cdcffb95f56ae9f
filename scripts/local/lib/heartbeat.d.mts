export interface Heartbeat {
  log(line: string): void;
  doing(next: string): void;
  alive(): void;
  stop(): void;
}

export function createHeartbeat(
  log: (line: string) => void,
  options: { readonly doing: string; readonly silenceMs?: number },
): Heartbeat;
