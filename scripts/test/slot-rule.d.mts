export function createSlotRule(): {
  readonly offences: ReadonlySet<string>;
  see(line: string): void;
};

export function watchSlotRule(url: string): Promise<{ stop(): Promise<readonly string[]> }>;
