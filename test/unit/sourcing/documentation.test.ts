import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from '../../../src/cli/commands.ts';
import { exitCodes } from '../../../src/cli/errors.ts';
import { createProgram } from '../../../src/cli/program.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
const program = createProgram(
  async () => {},
  async () => {},
);

/** The commands that do something, by their whole names. */
function listLeaves(command: Command, before: string[] = []): [name: string, command: Command][] {
  const names = [...before, command.name()];
  if (!command.commands.length) return [[names.join(' '), command]];
  return command.commands.flatMap((child) => listLeaves(child, names));
}
const leaves = listLeaves(program);

/** The row of the documentation, as `--help` has it. */
function describe(name: string, command: Command): string {
  const required = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  const given = command.registeredArguments.map((argument) => {
    const shown = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${shown}>` : `[${shown}]`;
  });
  return `| \`${[name, ...given, ...required].join(' ')}\` | ${command.description()} |`;
}

test('the page lists every command with its usage and summary, in the order of --help', () => {
  const rows = [...page.matchAll(/^\| `sourcing .*\|$/gm)].map(([row]) => row);
  expect(rows).toEqual(leaves.map(([name, command]) => describe(name, command)));
});

test('the page explains every exit code', () => {
  const rows = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  expect(rows).toEqual(Object.values(exitCodes));
});

/** The words of a line as a shell would give them, for lines without escapes. */
const splitLine = (line: string) => [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

test.each(leaves)(
  '`%s --help` has a summary, a description of everything, and examples that name it',
  (name, command) => {
    expect(command.description()).toMatch(/\.$/);
    for (const { description } of [...command.options, ...command.registeredArguments])
      expect(description).not.toBe('');
    const help: string[] = [];
    command.configureOutput({ writeOut: (text) => void help.push(text) }).outputHelp();
    const [, examples = ''] = help.join('').split('Examples:\n');
    expect(examples).toContain(name);
  },
);

test.each(commands.flatMap(({ name, examples }) => examples.map((example) => [example, name])))(
  'the example `sourcing %s` parses as %s',
  async (example, name) => {
    const [line = ''] = example.split(' > ');
    const parsed: string[] = [];
    const examined = createProgram(
      async (command) => void parsed.push(command.name),
      async () => {},
    );
    await examined.exitOverride().parseAsync(splitLine(line), { from: 'user' });
    expect(parsed).toEqual([name]);
  },
);
