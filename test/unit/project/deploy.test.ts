import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const documents = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => document.toJS()),
);
const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);
const one = (kind: string) => {
  const [found] = ofKind(kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};
const settings = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const unknown = (names: string[]) => names.filter((name) => !settings.has(name));

describe('Kubernetes', () => {
  const pod = one('Deployment').spec.template.spec;
  const [gateway] = pod.containers;

  test('sets only settings of the service, and gives the owner of the tables to the migration alone', () => {
    const given = [...ofKind('ConfigMap'), ...ofKind('Secret')].flatMap(({ data, stringData }) =>
      Object.keys(data ?? stringData),
    );
    expect(unknown(given)).toEqual([]);
    expect(JSON.stringify(pod)).not.toContain('gateway-owner');
    expect(JSON.stringify(one('Job'))).toContain('gateway-owner');
    expect(one('ConfigMap').data.AUTO_MIGRATE).toBe('off');
  });

  test('probes what means alive and ready, and waits for a stop as long as it takes', () => {
    const paths = [gateway.startupProbe, gateway.livenessProbe, gateway.readinessProbe].map(
      ({ httpGet }) => httpGet.path,
    );
    expect(paths).toEqual(['/livez', '/livez', '/readyz']);
    const { SHUTDOWN_DELAY_SECONDS: delay, SHUTDOWN_GRACE_SECONDS: grace } = one('ConfigMap').data;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(delay) + Number(grace) + 5);
  });

  test('keeps a gateway running while nodes are drained', () => {
    const labels = one('Deployment').spec.selector.matchLabels;
    for (const kind of ['PodDisruptionBudget', 'Service'])
      expect(one(kind).spec.selector.matchLabels ?? one(kind).spec.selector).toEqual(labels);
  });
});

test.each(['Dockerfile', 'deploy/systemd/sourcing-gateway.service'])(
  '%s starts the service with the flags of `npm start`',
  (file) => {
    const flagsIn = (text: string) => /^.*src\/main\.ts.*$/m.exec(text)?.[0].match(/--[\w-]+(?:=\w+)?/g);
    const flags = flagsIn(JSON.parse(readFileSync('package.json', 'utf8')).scripts.start);
    expect(flags?.length).toBeGreaterThan(0);
    expect(flagsIn(readFileSync(file, 'utf8'))).toEqual(flags);
  },
);

describe('systemd', () => {
  const file = 'deploy/systemd/sourcing-gateway.service';

  test('sets only settings of the service, and waits for a stop as long as it takes', () => {
    const text = readFileSync(file, 'utf8');
    const [, environment = ''] = /^Environment=(.*)$/m.exec(text) ?? [];
    const names = [...environment.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(unknown(names)).toEqual(['NODE_ENV']);
    expect(text).toContain('TimeoutStopSec=35');
  });
});
