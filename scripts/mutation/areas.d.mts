export interface Area {
  /** Patterns of files; of those to leave out, with `!` in front. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The starts of names of tests that are left out. */
  readonly skip?: readonly string[];
  readonly needsStores: boolean;
}

export const areas: Readonly<Record<string, Area>>;
