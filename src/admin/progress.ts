import { SingleBar } from 'cli-progress';

export function createProgress(size: number): Disposable & { advance(bytesRead: number, rows: number): void } {
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {rows} rows | {perSecond} rows/s',
    stream: process.stderr,
    hideCursor: true,
    gracefulExit: false,
  });
  const start = performance.now();
  let total = 0;
  bar.start(size, 0, { rows: 0, perSecond: 0 });
  return {
    advance(bytesRead, rows) {
      total += rows;
      bar.update(bytesRead, { rows: total, perSecond: Math.round((total * 1000) / (performance.now() - start)) });
    },
    [Symbol.dispose]: () => bar.stop(),
  };
}
