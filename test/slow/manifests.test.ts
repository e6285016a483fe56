import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const run = promisify(execFile);
type Manifest = { apiVersion: string; kind: string; spec?: object };

const manifests = globSync('deploy/kubernetes/*.yaml')
  .flatMap((file) => parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }))
  .map((document) => document.toJS() as Manifest)
  // What kustomize itself reads is no object of the API.
  .filter(({ kind }) => kind !== 'Kustomization');

/** An object literal of the type of its kind: of such, the compiler also refuses fields that the type lacks. */
const toSource = (manifest: Manifest, at: number): string => `
  import type { I${manifest.kind} as Type${at} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}';
  export const manifest${at} = ${JSON.stringify(manifest)} satisfies Type${at};`;

async function findFaults(documents: readonly Manifest[]): Promise<string[]> {
  const folder = join('node_modules', '.cache', 'manifests');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'manifests.ts');
  await writeFile(file, documents.map(toSource).join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'esnext'];
  const ending = await run('node_modules/.bin/tsc', ['--ignoreConfig', ...options, file]).catch((error) => error);
  return ending.stdout.match(/error TS\d+: .*/g) ?? [];
}

test('each Kubernetes manifest has the fields of its kind, with values of their types, and no other', async () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    ...['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'Job', 'Namespace', 'PodDisruptionBudget'],
    ...['Secret', 'Secret', 'Service'],
  ]);
  expect(await findFaults(manifests)).toEqual([]);
});

test('a misspelled field, a value of another type and a missing field are found', async () => {
  const deployment = manifests.find(({ kind }) => kind === 'Deployment')!;
  const change = (spec: object) => ({ ...deployment, spec: { ...deployment.spec, ...spec } });
  const changed = [change({ revisionHistoryLimits: 2 }), change({ replicas: 'two' }), change({ template: undefined })];
  expect(await findFaults(changed)).toEqual([
    expect.stringContaining('revisionHistoryLimits'),
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
    expect.stringContaining('Property \'"template"\' is missing'),
  ]);
});

test('each Kubernetes manifest has values that the schema of its kind accepts', async () => {
  for (const manifest of manifests) {
    const kinds = await import(`kubernetes-models/${manifest.apiVersion}`);
    expect(() => new kinds[manifest.kind](manifest).validate()).not.toThrow();
  }
});
