import { Argument, Command } from 'commander';
import type { CommandContext } from './context.ts';
import { printLines } from './output.ts';

const SHELLS = ['bash', 'zsh'];

/** `completion bash|zsh`: a script that completes commands and options of all `commands` of the program. */
export function completionCommand(context: CommandContext, program: () => Command): Command {
  return new Command('completion')
    .description('print a completion script: eval "$(npm run -s cli -- completion bash)"')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .option('--name <word>', "the alias of the command line, as in alias saju='npm run -s cli --'", 'saju')
    .action((shell: string, { name }: { name: string }) => {
      printLines(context, [
        ...(shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
        script(program(), name),
      ]);
    });
}

function script(program: Command, name: string): string {
  const levels = levelsOf(program);
  const cases = [...levels].map(([path, words]) => `    '${path}') words='${words.join(' ')}' ;;`);
  const commands = [...levels.keys()].filter((path) => path !== '').map((path) => `'${path}'`);
  const own = `_${name.replace(/\W/g, '_')}_complete`;
  return `${own}() {
  local path='' next word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${path:+$path }$word"
    case "$next" in ${commands.join('|')}) path="$next" ;; esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F ${own} ${name}`;
}

/** What may follow each command, by its words; the empty path is the program itself. */
function levelsOf(command: Command, path = ''): Map<string, string[]> {
  const subcommands = command.commands.map((each) => each.name());
  const options = command.options.flatMap(({ long }) => long ?? []);
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  const levels = new Map([[path, [...subcommands, ...choices, ...options, '--help']]]);
  for (const each of command.commands) {
    const deeper = path === '' ? each.name() : `${path} ${each.name()}`;
    for (const [further, words] of levelsOf(each, deeper)) levels.set(further, words);
  }
  return levels;
}
