let armed: { point: string; passes: number } | null = null;

export function armFailpoint(at: string | undefined): void {
  const [, point, passes = '1'] = /^(.+?)(?::(\d+))?$/.exec(at ?? '') ?? [];
  armed = point === undefined ? null : { point, passes: Number(passes) };
}

export function failpoint(point: string): void {
  if (armed?.point !== point || --armed.passes > 0) return;
  process.kill(process.pid, 'SIGKILL');
}
