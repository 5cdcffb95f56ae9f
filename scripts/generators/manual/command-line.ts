import type { Argument, Command, Option } from 'commander';
import { systemClock } from '../../../shared/core/clock.ts';
import { createProgram } from '../../cli/command-line.ts';

/** All commands, of which none is run. */
export function allCommands(): readonly Command[] {
  return createProgram({
    environment: {},
    ask: null,
    clock: systemClock,
    stdout: process.stdout,
    stderr: process.stderr,
    open: () => Promise.reject(new Error('no command is run')),
  }).commands;
}

/** A list for each group of commands; those without a group stand in the last one. */
export function renderCommands(): string {
  const commands = allCommands();
  const groups = commands.filter((command) => command.commands.length > 0);
  const single = commands.filter((command) => command.commands.length === 0);
  const said = new Map<string, string>();
  return [
    ...groups.map((group) => section(group.name(), `${capitalized(group.description())}.\n\n`, group.commands, said)),
    section('Others', '', single, said),
  ].join('\n');
}

/** @param said the last text of each option; gets those of this section */
function section(heading: string, text: string, commands: readonly Command[], said: Map<string, string>): string {
  const lines = commands.map((command) => `- ${wordsOf(command)}: ${explanationOf(command, said)}\n`);
  return `## ${heading}\n\n${text}${lines.join('')}`;
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

function explanationOf(command: Command, said: Map<string, string>): string {
  const options = command.options.filter((option) => option.long !== '--json');
  const texts = options.map((option) => {
    const text = optionText(option);
    if (said.get(option.flags) === text) return `\`${option.long}\``;
    said.set(option.flags, text);
    return text;
  });
  return [command.description(), ...texts].join('. ');
}

function optionText({ flags, description, defaultValue, mandatory }: Option): string {
  const isShown = defaultValue !== undefined && defaultValue !== false;
  const notes = [...(mandatory ? ['needed'] : []), ...(isShown ? [`default ${defaultValue}`] : [])];
  return `\`${flags}\`: ${description}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}
