import { Argument, Command as CommanderCommand, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Command, Given } from './command/command.ts';
import { parseInteger } from './command/flags.ts';
import { openSession } from './command/session.ts';
import { commands } from './commands.ts';
import { createCompletion } from './completion.ts';
import { defaultTimeoutMs, type GlobalOptions, maxTimeoutMs, resolveGateway } from './connection/settings.ts';
import { CommandError, exitCodes, interruption, Refusal, redactSecrets, usageError } from './errors.ts';
import { assertArguments } from './input/json-input.ts';
import type { Io } from './io.ts';
import { type Output, openOutput } from './output/output.ts';
import { version } from './version.ts';

function parseTimeout(text: string): number {
  const ms = parseInteger(text);
  if (ms < 1 || ms > maxTimeoutMs) throw new InvalidArgumentError(`It must be 1 to ${maxTimeoutMs} milliseconds.`);
  return ms;
}

type Run = (command: Command, given: Given, options: GlobalOptions) => Promise<void>;

/** The commands as Commander reads them. */
export function createProgram(run: Run, print: (text: string) => Promise<unknown>): CommanderCommand {
  const program = new CommanderCommand('sourcing')
    .description('Quotes, freight and supplier messages through a sourcing gateway.')
    .version(version, '-V, --version', 'prints the version')
    .helpOption('-h, --help', 'prints this help')
    .option('--base-url <address>', 'address of the gateway; default: SOURCING_BASE_URL, or that of the last connect')
    .option('--key <key>', 'API key; SOURCING_KEY or `sourcing connect` keep it out of the list of processes')
    .option('--timeout <ms>', `milliseconds to wait for an answer; default ${defaultTimeoutMs}`, parseTimeout)
    .option('--json', 'prints the answer of the gateway byte for byte')
    .configureHelp({ showGlobalOptions: true });
  addExamples(program, ['connect https://gateway.example', 'projects list']);
  const nouns = new Map<string, CommanderCommand>();
  for (const command of commands) {
    const [noun = '', verb] = command.name.split(' ');
    const parent = verb === undefined ? program : (nouns.get(noun) ?? program.command(noun));
    if (verb !== undefined) nouns.set(noun, parent.helpCommand(false));
    addCommand(parent, verb ?? noun, command, run);
  }
  const completion = program
    .command('completion')
    .description('Prints the completion script of a shell.')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: string) => {
      await print(createCompletion(shell, commands) ?? '');
    });
  completion.addHelpText('after', '\nExamples:\n  source <(sourcing completion bash)\n');
  for (const [noun, parent] of nouns) {
    parent.description(parent.commands.map((child) => child.name()).join(', '));
    const own = commands.filter(({ name }) => name.startsWith(`${noun} `));
    addExamples(
      parent,
      own.map(({ examples: [first = ''] }) => first),
    );
    parent.action(() => {
      throw usageError(`sourcing ${noun} needs one of: ${parent.commands.map((child) => child.name()).join(', ')}.`);
    });
  }
  return program;
}

function addExamples(command: CommanderCommand, examples: readonly string[]): void {
  const lines = examples.map((example) => `  sourcing ${example}\n`);
  command.addHelpText('after', `\nExamples:\n${lines.join('')}`);
}

function addCommand(parent: CommanderCommand, name: string, command: Command, run: Run): void {
  const added = parent.command(name).description(command.summary).helpOption('-h, --help', 'prints this help');
  for (const { name, description, optional, variadic } of command.arguments ?? []) {
    const dots = variadic ? '...' : '';
    added.addArgument(new Argument(optional ? `[${name}${dots}]` : `<${name}${dots}>`, description));
  }
  for (const { flags, description, parse, choices, required } of command.options ?? []) {
    const option = new Option(flags, description);
    if (parse) option.argParser(parse);
    if (choices) option.choices(choices);
    added.addOption(option.makeOptionMandatory(required ?? false));
  }
  addExamples(added, command.examples);
  added.action(() => {
    const names = (command.arguments ?? []).map((argument) => argument.name);
    const positional = names.map((argument, at) => [argument, added.processedArgs[at]]);
    return run(command, { ...Object.fromEntries(positional), ...added.opts() }, added.optsWithGlobals());
  });
}

/** Runs one command line and returns the exit code. */
export async function runCommandLine(args: readonly string[], io: Io): Promise<number> {
  const output = openOutput(io);
  const program = createProgram(async (command, given, options) => {
    const { address } = given;
    const named = command.takesAddress && typeof address === 'string' ? { baseUrl: address } : {};
    const gateway = await resolveGateway(io, { ...options, ...named });
    const timeoutMs = options.timeout ?? command.timeoutMs ?? defaultTimeoutMs;
    const isJson = options.json === true;
    await command.run(
      openSession(io, output, { gateway, timeoutMs, isPublic: command.isPublic === true, isJson }),
      given,
    );
  }, output.write);
  configure(program, io);
  try {
    assertArguments(args);
    if (!args.length) throw usageError('What to do? `sourcing --help` lists the commands.');
    await program.parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
    const known = io.interrupted.aborted ? interruption() : toCommandError(error);
    report(known, output, args.includes('--json'));
    return known.exitCode;
  } finally {
    output.clearProgress();
  }
}

function configure(command: CommanderCommand, io: Io): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => void io.stdout.write(text),
    // Errors are reported by `report`.
    writeErr: () => {},
    getOutHasColors: () => false,
  });
  for (const child of command.commands) configure(child, io);
}

function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof CommanderError) return usageError(error.message.replace(/^error: /, ''));
  const message = error instanceof Error ? error.message : String(error);
  return new CommandError('internal_error', exitCodes.failed, message);
}

function report(error: CommandError, output: Output, isJson: boolean): void {
  if (isJson) {
    const { code, message, requestId } = error;
    const own = JSON.stringify({ error: { code, message }, ...(requestId && { requestId }) });
    output.writeError(error instanceof Refusal ? error.bytes : redactSecrets(`${own}\n`));
    return;
  }
  const requestId = error.requestId ? ` (${error.requestId})` : '';
  output.note(redactSecrets(`${error.code}: ${error.message}${requestId}`));
  if (!(error instanceof Refusal)) return;
  for (const { path, message } of error.fields) output.note(redactSecrets(`  ${path}: ${message}`));
  if (error.retryAfterMs !== null) output.note(`  Retry after ${error.retryAfterMs / 1000} s.`);
}
