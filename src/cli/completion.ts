import type { Command } from './command/command.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];
const isShell = (name: unknown): name is Shell => shells.some((shell) => shell === name);

const globalFlags = ['--base-url', '--key', '--timeout', '--json', '--help'];

/** What may follow each noun, and the options of each command. */
function listWords(commands: readonly Command[]) {
  const nouns = [...new Set([...commands.map(({ name }) => name.split(' ')[0] ?? ''), 'completion'])];
  const verbsOf = (noun: string) =>
    commands.flatMap(({ name }) => (name.startsWith(`${noun} `) ? [name.slice(noun.length + 1)] : []));
  const flagsOf = ({ options = [] }: Command) => options.map(({ flags }) => flags.split(' ')[0] ?? '');
  return { nouns, verbsOf, flagsOf };
}

function createBash(commands: readonly Command[]): string {
  const { nouns, verbsOf, flagsOf } = listWords(commands);
  const verbs = nouns
    .filter((noun) => verbsOf(noun).length)
    .map((noun) => `    ${noun}) words="${verbsOf(noun).join(' ')}" ;;`);
  const flags = commands.map((command) => {
    const pattern = command.name.includes(' ') ? `"${command.name}"` : `"${command.name} "*`;
    return `      ${pattern}) words="${[...flagsOf(command), ...globalFlags].join(' ')}" ;;`;
  });
  return `_sourcing() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then words="${nouns.join(' ')}"
  elif [ "$COMP_CWORD" -eq 2 ] && [[ "$current" != -* ]]; then case "\${COMP_WORDS[1]}" in
${verbs.join('\n')}
  esac
  elif [[ "$current" == -* ]]; then case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${flags.join('\n')}
  esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _sourcing sourcing
`;
}

const createZsh = (commands: readonly Command[]) =>
  `autoload -U +X bashcompinit && bashcompinit\n${createBash(commands)}`;

function createFish(commands: readonly Command[]): string {
  const { nouns, verbsOf, flagsOf } = listWords(commands);
  const lines = [`complete -c sourcing -n __fish_use_subcommand -f -a '${nouns.join(' ')}'`];
  for (const noun of nouns.filter((one) => verbsOf(one).length)) {
    const isOpen = `__fish_seen_subcommand_from ${noun}; and not __fish_seen_subcommand_from ${verbsOf(noun).join(' ')}`;
    lines.push(`complete -c sourcing -n '${isOpen}' -f -a '${verbsOf(noun).join(' ')}'`);
  }
  for (const command of commands) {
    const seen = command.name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
    for (const flag of flagsOf(command))
      lines.push(`complete -c sourcing -n '${seen.join('; and ')}' -l ${flag.slice(2)}`);
  }
  lines.push(...globalFlags.map((flag) => `complete -c sourcing -l ${flag.slice(2)}`));
  return `${lines.join('\n')}\n`;
}

const scripts: Record<Shell, (commands: readonly Command[]) => string> = {
  bash: createBash,
  zsh: createZsh,
  fish: createFish,
};

export const createCompletion = (shell: unknown, commands: readonly Command[]): string | null =>
  isShell(shell) ? scripts[shell](commands) : null;
