import { Command } from 'commander';
import { packageVersion } from '../../shared/core/config.ts';
import { accountCommands } from './accounts.ts';
import { auditCommands } from './audit.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { batchCommands } from './batches.ts';
import { completionCommand } from './completion.ts';
import type { CommandContext } from './context.ts';
import { demoCommands } from './demo.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { endingOf } from './exit-codes.ts';
import { explainCommand } from './explain.ts';
import { keyCommands } from './keys.ts';
import { mailCommands } from './mail.ts';
import { migrateCommand } from './migrate.ts';
import { modelCommands } from './models.ts';
import { openPlatform } from './platform.ts';
import { queueCommands } from './queues.ts';
import { reconcileCommand } from './reconcile.ts';
import { scheduleCommands } from './schedules.ts';
import { secretCommands } from './secrets.ts';
import { warmCommand } from './warm.ts';
import { webhookCommands } from './webhooks.ts';

const GROUPS = [
  accountCommands,
  keyCommands,
  modelCommands,
  queueCommands,
  batchCommands,
  webhookCommands,
  auditCommands,
  explainCommand,
  mailCommands,
  reconcileCommand,
  scheduleCommands,
  warmCommand,
  demoCommands,
  backupCommand,
  restoreCommand,
  secretCommands,
  migrateCommand,
  doctorCommand,
];

/**
 * The operator's command line, `npm run -s cli -- <command>`. With `--json` a command prints one line of JSON on
 * stdout and nothing else; messages go to stderr.
 * @returns the exit code (exit-codes.ts)
 */
export async function runCommandLine(args: readonly string[], process: Omit<CommandContext, 'open'>): Promise<number> {
  const { environment, clock, stdout, stderr } = process;
  const program = createProgram({ ...process, open: (options) => openPlatform(environment, clock, options) });
  // Commands that are added to a program inherit neither.
  for (const command of allOf(program)) {
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) });
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    const { code, message } = endingOf(error);
    if (message !== null) stderr.write(`${message}\n`);
    return code;
  }
}

/** All commands. What they do with the context begins when one is run. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('cli').description('Saju command line').version(packageVersion());
  for (const group of GROUPS) program.addCommand(group(context));
  return program.addCommand(completionCommand(context, () => program));
}

function allOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allOf)];
}
