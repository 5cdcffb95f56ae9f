import { Command } from 'commander';
import { SETTINGS_HELP } from '../shared/core/config.ts';

export interface FrontArguments {
  /** `/metrics` holds the samples of the parent process' workers, too. */
  readonly workerMetrics: boolean;
}

/**
 * The arguments of a front.
 * @param argv as in `process.argv`: the first two are skipped. Commander ends the process for `--help` and what is unknown.
 */
export function parseArguments(argv: readonly string[]): FrontArguments {
  const { workerMetrics } = new Command('npm run api --')
    .description('The HTTP front: the API on PORT, the operators’ pages on OPS_PORT. Any number may run.')
    .option('--worker-metrics', 'under `npm start`: /metrics also holds the samples of its workers', false)
    .addHelpText('after', SETTINGS_HELP)
    .allowExcessArguments(false)
    .parse(argv)
    .opts<{ workerMetrics: boolean }>();
  return { workerMetrics };
}
