import { randomUUID } from 'node:crypto';
import type { Caller } from '../../harness.ts';

/** The task of a visit that the caller requests in a project of its own. */
export async function requestFactoryVisit<Me extends Caller>(me: Me, factoryId: string) {
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const visit = { kind: 'factory_audit_visit', input: { factoryIds: [factoryId], notes: 'Look at the moulds' } };
  const { body } = await me.rest('POST', `/projects/${project.id}/actions`, visit, { 'idempotency-key': randomUUID() });
  return { me, id: body['task'].id as string, actionId: body['action'].id as string, projectId: project.id as string };
}
