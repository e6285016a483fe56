import { randomUUID } from 'node:crypto';
import type { App } from '../../harness.ts';

/** A quote request with every field. */
export const createFullRequest = (factoryId: string) => ({
  scope: 'mixed',
  parts: [{ name: 'Lid', process: 'cnc', material: 'Al', finish: 'matte', quantityPerUnit: 1, notes: 'x' }],
  quantities: [100],
  incoterm: 'FOB',
  quoteBy: '2026-10-20',
  drawingsStatus: 'none_yet',
  dfmQuestions: 'x',
  anonymised: true,
  factoryIds: [factoryId],
  matchLimit: 3,
  priority: 'price',
});

export const createVisit = (factoryId: string) => ({
  kind: 'factory_audit_visit',
  input: { factoryIds: [factoryId], earliestDate: '2026-10-01', notes: 'Ask for Ms Li' },
});

/** A new caller with a project, and what requests actions in it, each with a key of its own. */
export async function startProject(app: App) {
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp', intake: { productName: 'Glow' } })).body;
  const post = (body: object, key: string | undefined = randomUUID()) =>
    me.rest('POST', `/projects/${project.id}/actions`, body, key === undefined ? {} : { 'idempotency-key': key });
  return { me, projectId: project.id as string, post };
}
