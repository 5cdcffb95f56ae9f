import { Command } from 'commander';
import { SETTINGS_HELP } from '../shared/core/settings.ts';

export interface ApiArguments {
  /** `/metrics` also holds the samples of the parent process's workers. */
  readonly workerMetrics: boolean;
  /** The parent process may offer a link that signs in to the dashboard once. */
  readonly signInLink: boolean;
}

/**
 * Parses the arguments of an API server.
 * @param argv as in `process.argv`: the first two are skipped. Commander ends the process for `--help` and unknown
 * options
 */
export function parseArguments(argv: readonly string[]): ApiArguments {
  return new Command('npm run api --')
    .description('The API server: the API on PORT, the operators’ pages on OPS_PORT. Any number may run.')
    .option('--worker-metrics', 'under `npm start`: /metrics also holds the samples of its workers', false)
    .option('--sign-in-link', 'under `npm start`: the link to the dashboard that it prints signs in', false)
    .addHelpText('after', SETTINGS_HELP)
    .allowExcessArguments(false)
    .parse(argv)
    .opts<{ workerMetrics: boolean; signInLink: boolean }>();
}
