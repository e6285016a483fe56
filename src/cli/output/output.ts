import { failure } from '../errors.ts';
import type { Io } from '../io.ts';
import type { Style } from './format.ts';
import { escapeControls } from './text-width.ts';

export type Output = ReturnType<typeof openOutput>;

const plain: Style = { bold: (text) => text, dim: (text) => text };
const coloured: Style = {
  bold: (text) => `\u001B[1m${text}\u001B[22m`,
  dim: (text) => `\u001B[2m${text}\u001B[22m`,
};

/** Results go to the standard output, everything else to the standard error. */
export function openOutput({ stdout, stderr, env }: Pick<Io, 'stdout' | 'stderr' | 'env'>) {
  const hasColour = (stream: NodeJS.WriteStream) => stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  let isProgressShown = false;

  const clearProgress = () => {
    if (isProgressShown) stderr.write('\r\u001B[K');
    isProgressShown = false;
  };

  return {
    style: hasColour(stdout) ? coloured : plain,
    /** Columns of the terminal; null where the output is no terminal and nothing may be cut. */
    width: stdout.isTTY ? stdout.columns || 80 : null,
    /** Comes back when the bytes were handed over: false if nobody reads them any more. */
    write(content: string | Uint8Array): Promise<boolean> {
      clearProgress();
      return new Promise((resolve, reject) => {
        stdout.write(content, (error?: NodeJS.ErrnoException | null) => {
          if (error && error.code !== 'EPIPE')
            reject(failure('output_failed', `Cannot write the output: ${error.message}`));
          else resolve(!error);
        });
      });
    },
    /** A line for the person beside the result. */
    note(text: string): void {
      clearProgress();
      stderr.write(`${escapeControls(text)}\n`);
    },
    writeError(content: string | Uint8Array): void {
      clearProgress();
      stderr.write(content);
    },
    /** One line that is replaced by the next; only on a terminal. */
    progress(text: string): void {
      if (!stderr.isTTY) return;
      clearProgress();
      stderr.write(escapeControls(text));
      isProgressShown = true;
    },
    clearProgress,
  };
}
