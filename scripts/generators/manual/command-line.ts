import type { Argument, Command, Option } from 'commander';
import { systemClock } from '../../../shared/core/clock.ts';
import { createProgram } from '../../cli/command-line.ts';
import { table } from './table.ts';

/** All commands, of which none is run. */
export function allCommands(): readonly Command[] {
  return createProgram({
    environment: {},
    clock: systemClock,
    stdout: process.stdout,
    stderr: process.stderr,
    open: () => Promise.reject(new Error('no command is run')),
  }).commands;
}

/** A table for each group of commands; those without a group stand in the last one. */
export function renderCommands(): string {
  const commands = allCommands();
  const groups = commands.filter((command) => command.commands.length > 0);
  const single = commands.filter((command) => command.commands.length === 0);
  return [
    ...groups.map((group) => section(group.name(), `${capitalized(group.description())}.\n\n`, group.commands)),
    section('Others', '', single),
  ].join('\n');
}

function section(heading: string, text: string, commands: readonly Command[]): string {
  const rows = commands.map((command) => [wordsOf(command), explanationOf(command)]);
  return `## ${heading}\n\n${text}${table(['Command', 'What it does'], rows)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(command: Command): string {
  const words = [command, ...ancestorsOf(command)].reverse().map((each) => each.name());
  return `\`${[...words, ...command.registeredArguments.map(placeOf)].join(' ')}\``;
}

/** Without the program itself. */
function ancestorsOf({ parent }: Command): Command[] {
  return parent === null || parent.parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

function placeOf(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function explanationOf(command: Command): string {
  const options = command.options.filter((option) => option.long !== '--json').map(optionText);
  return [command.description(), ...options].join('<br>');
}

function optionText({ flags, description, defaultValue, mandatory }: Option): string {
  const isShown = defaultValue !== undefined && defaultValue !== false;
  const notes = [...(mandatory ? ['needed'] : []), ...(isShown ? [`default ${defaultValue}`] : [])];
  return `\`${flags}\` ${description}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}
