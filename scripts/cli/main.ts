import { Command } from 'commander';
import { systemClock } from '../../shared/core/clock.ts';
import { packageVersion } from '../../shared/core/config.ts';
import { accountCommands } from './accounts.ts';
import { auditCommands } from './audit.ts';
import { batchCommands } from './batches.ts';
import { completionCommand } from './completion.ts';
import { demoCommands } from './demo.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { endingOf } from './exit-codes.ts';
import { explainCommand } from './explain.ts';
import { keyCommands } from './keys.ts';
import { mailCommands } from './mail.ts';
import { modelCommands } from './models.ts';
import { openPlatform } from './platform.ts';
import { queueCommands } from './queues.ts';
import { reconcileCommand } from './reconcile.ts';
import { scheduleCommands } from './schedules.ts';
import { warmCommand } from './warm.ts';
import { webhookCommands } from './webhooks.ts';

/**
 * The operator's command line, `npm run -s cli -- <command>`. With `--json` a command prints one line of JSON on
 * stdout and nothing else; messages go to stderr. Exit codes are in cli/exit-codes.ts.
 */
async function main(): Promise<void> {
  const program = new Command('cli').description('Saju command line').version(packageVersion());
  const open = () => openPlatform(process.env, systemClock);
  for (const command of [
    accountCommands(open),
    keyCommands(open),
    modelCommands(open),
    queueCommands(open),
    batchCommands(open),
    webhookCommands(open),
    auditCommands(open),
    explainCommand(open),
    mailCommands(open),
    reconcileCommand(open),
    scheduleCommands(open),
    warmCommand(open),
    demoCommands(open),
    doctorCommand(process.env, systemClock),
    completionCommand(() => program),
  ]) {
    program.addCommand(command);
  }
  throwInsteadOfExit(program);
  await program.parseAsync(process.argv);
}

/** Commands that are added to a program do not inherit this. */
function throwInsteadOfExit(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwInsteadOfExit(each);
}

main().catch((error: unknown) => {
  const { code, message } = endingOf(error);
  if (message !== null) process.stderr.write(`${message}\n`);
  process.exitCode = code;
});
