import { homedir } from 'node:os';
import { runCommandLine } from './program.ts';

// A key among the arguments would stand in the list of processes.
if (process.argv.some((arg) => arg === '--key' || arg.startsWith('--key='))) process.title = 'sourcing';

const interruption = new AbortController();
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
let interruptedBy: keyof typeof signals | null = null;

function interrupt(signal: keyof typeof signals = 'SIGINT'): void {
  // What is to be cleaned up has its own time limit; a second signal does not wait for it.
  if (interruptedBy) process.exit(signals[signal]);
  interruptedBy = signal;
  interruption.abort();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt(signal));

// Who writes learns of errors by itself; a reader that closes the pipe is none.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const exitCode = await runCommandLine(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  platform: process.platform,
  home: homedir(),
  interrupted: interruption.signal,
  interrupt: () => interrupt(),
});
process.exitCode = interruptedBy && exitCode === 130 ? signals[interruptedBy] : exitCode;
// Input that nobody reads any more would keep the process alive.
process.stdin.destroy();
