/** One subject of `npm run bench`. To add one, write parts/<name>.ts and list it in parts/index.ts. */
export interface Part {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  /** What is measured and how, for docs/benchmarks.md. */
  readonly method: string;
  /** The part has failed when it takes longer. */
  readonly limitMs: number;
  run(context: BenchContext): Promise<readonly Row[]>;
}

/** What a part gets. It need not clean up: what it defers is done when it has ended, also when it failed. */
export interface BenchContext {
  /** Repetitions, of which the medians count. */
  readonly runs: number;
  /** Small counts, to see that it works; the figures mean little. */
  readonly quick: boolean;
  /** A folder of its own, readable by everybody (PostgreSQL runs as another user), removed afterwards. */
  readonly scratch: string;
  readonly services: { readonly mongodbUrl: string; readonly redisUrl: string };
  /** Fronts and workers write a CPU profile into this folder when they end. */
  readonly profileDir: string | null;
  log(line: string): void;
  /** Later ones first. */
  defer(cleanUp: () => Promise<unknown>): void;
}

/** One line of the report. */
export interface Row {
  readonly measure: string;
  /** The median of the runs. */
  readonly value: number;
  /** The lowest and highest run. */
  readonly range: readonly [number, number];
  readonly unit: string;
  /** What it is compared with, measured in the same runs. */
  readonly baseline?: string;
  readonly baselineValue?: number;
  /** Median of the runs' own ratios of value to baseline. */
  readonly ratio?: number;
  /** Without one the line informs only. */
  readonly target?: string;
  readonly met?: boolean;
}
