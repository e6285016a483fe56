/** One per process, because it is the process that dies. */
let armed: { point: string; passes: number } | null = null;

/** `at` is the name of a point, with the number of the pass after a colon where it is not the first. */
export function armFailpoint(at: string | undefined): void {
  const [, point, passes = '1'] = /^(.+?)(?::(\d+))?$/.exec(at ?? '') ?? [];
  armed = point === undefined ? null : { point, passes: Number(passes) };
}

/** Ends the process without a word where the armed point is passed: tests prove with it what survives. */
export function failpoint(point: string): void {
  if (armed?.point !== point || --armed.passes > 0) return;
  process.kill(process.pid, 'SIGKILL');
}
