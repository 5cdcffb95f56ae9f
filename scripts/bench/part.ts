import type { LineChart } from './lib/line-chart.ts';

/** One subject of `npm run bench`. To add one, write parts/<name>.ts and list it in parts/index.ts. */
export interface Part {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  /** What is measured and how, for docs/results/benchmarks.md. */
  readonly method: string;
  /** A longer run fails the part. */
  readonly limitMs: number;
  run(context: BenchContext): Promise<readonly Row[]>;
}

export interface ServicePids {
  /** The gateway and the postmaster. */
  readonly database: readonly number[] | undefined;
  readonly redis: readonly number[] | undefined;
}

/** Where processes are started. Deferred clean-ups run when the work has ended, also when it failed. */
export interface Surroundings {
  /** A separate folder, readable by everyone (PostgreSQL runs as another user), removed afterwards. */
  readonly scratch: string;
  readonly services: {
    readonly mongodbUrl: string;
    readonly redisUrl: string;
    /** The processes of the embedded services; a service of one's own has none. */
    readonly pids?: ServicePids;
  };
  /** Options of Node for API servers and workers. */
  readonly nodeArgs: readonly string[];
  log(line: string): void;
  /** In reverse order. */
  defer(cleanUp: () => Promise<unknown>): void;
}

/** The context of a part. */
export interface BenchContext extends Surroundings {
  /** Repetitions, whose medians count. */
  readonly runs: number;
  /** Small counts, to check that the part works. The figures mean little. */
  readonly quick: boolean;
  /** `--sizes`: profiles, for the parts of growth. Null: their default. */
  readonly sizes: readonly number[] | null;
  /** Writes a picture into the folder `images` beside the document; not in a quick run. */
  picture(name: string, chart: LineChart): Promise<void>;
}

/** One line of the report. */
export interface Row {
  readonly measure: string;
  /** The median of the runs. */
  readonly value: number;
  /** The lowest and highest run. */
  readonly range: readonly [number, number];
  readonly unit: string;
  /** The baseline, measured in the same runs. */
  readonly baseline?: string;
  readonly baselineValue?: number;
  /** Median of the ratios of value to baseline within each run. */
  readonly ratio?: number;
  /** A line without a target only informs. */
  readonly target?: string;
  readonly met?: boolean;
}
