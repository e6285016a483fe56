/** Per process, because a failpoint ends the process. */
let armed: { point: string; passes: number } | null = null;

/** `at` is the name of a failpoint, with `:n` to trigger on the n-th pass. */
export function armFailpoint(at: string | undefined): void {
  const [, point, passes = '1'] = /^(.+?)(?::(\d+))?$/.exec(at ?? '') ?? [];
  armed = point === undefined ? null : { point, passes: Number(passes) };
}

/** Kills the process with SIGKILL when the armed failpoint is passed. For crash tests. */
export function failpoint(point: string): void {
  if (armed?.point !== point || --armed.passes > 0) return;
  process.kill(process.pid, 'SIGKILL');
}
