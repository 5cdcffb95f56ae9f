import { Command, CommanderError } from 'commander';
import { systemClock } from '../shared/core/clock.ts';
import { ConfigError } from '../shared/core/config.ts';
import { AppError } from '../shared/core/errors.ts';
import { accountCommands } from './cli/accounts.ts';
import { auditCommands } from './cli/audit.ts';
import { demoCommands } from './cli/demo.ts';
import { explainCommand } from './cli/explain.ts';
import { keyCommands } from './cli/keys.ts';
import { mailCommands } from './cli/mail.ts';
import { modelCommands } from './cli/models.ts';
import { openPlatform } from './cli/platform.ts';
import { queueCommands } from './cli/queues.ts';
import { reconcileCommand } from './cli/reconcile.ts';
import { scheduleCommands } from './cli/schedules.ts';
import { warmCommand } from './cli/warm.ts';

/**
 * The operator's command line, `npm run -s cli -- <command>`. With `--json` a command prints one line of JSON on
 * stdout and nothing else; messages go to stderr; exit code 1 on failure.
 */
async function main(): Promise<void> {
  const program = new Command('cli').description('Saju command line').exitOverride();
  const open = () => openPlatform(process.env, systemClock);
  for (const command of [
    accountCommands(open),
    keyCommands(open),
    modelCommands(open),
    queueCommands(open),
    auditCommands(open),
    explainCommand(open),
    mailCommands(open),
    reconcileCommand(open),
    scheduleCommands(open),
    warmCommand(open),
    demoCommands(open),
  ]) {
    program.addCommand(command);
  }
  await program.parseAsync(process.argv);
}

main().catch((error: unknown) => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode;
    return;
  }
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

function explain(error: unknown): string {
  if (error instanceof AppError) {
    const hint = error.options.hint === undefined ? '' : ` ${error.options.hint}`;
    return `${error.detail}${hint}`;
  }
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? error.message : String(error);
}
