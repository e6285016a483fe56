import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });
const isMissing = (program: string, ...args: string[]) => {
  try {
    run(program, ...args);
    return false;
  } catch {
    return true;
  }
};

test.skipIf(isMissing('kubectl', 'version', '--client'))(
  'kubectl builds the manifests (skipped without kubectl)',
  () => {
    expect(run('kubectl', 'kustomize', 'deploy/kubernetes').match(/^kind: .*/gm)?.length).toBe(6);
  },
);

test.skipIf(isMissing('systemd-analyze', '--version'))('systemd accepts the unit (skipped without systemd)', () => {
  expect(run('systemd-analyze', 'verify', 'deploy/systemd/sourcing-gateway.service')).toBe('');
});

test.skipIf(isMissing('promtool', '--version'))('Prometheus accepts the alert rules (skipped without promtool)', () => {
  expect(run('promtool', 'check', 'rules', 'docs/operations/alerts.yaml')).toContain('SUCCESS');
});
