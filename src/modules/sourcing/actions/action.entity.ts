import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { type ActionOutput, ActionStatus } from './action.schema.ts';

const ActionSchema = defineEntity({
  name: 'Action',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['owner', 'status', 'id'] },
    { properties: ['projectId', 'createdAt', 'id'] },
    {
      name: 'action_unfinished',
      expression: `create index action_unfinished on action (status, created_at) where status in ('queued', 'running')`,
    },
    { name: 'action_run', expression: 'create index action_run on action (run_id) where run_id is not null' },
  ],
  properties: {
    ...ownedIdentity,
    kind: p.string().length(60),
    status: p.enum(ActionStatus.options),
    projectVersion: p.string().length(20),
    input: p.json<Record<string, unknown>>(),
    output: p.json<ActionOutput>().nullable(),
    error: p.json<{ code: string; message: string }>().nullable(),
    startedAt: p.datetime(3).nullable(),
    leaseExpiresAt: p.datetime(3).nullable().index(),
    finishedAt: p.datetime(3).nullable(),
    /** The run that the action forwards. */
    runId: p.uuid().nullable(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id'),
  },
});
export class Action extends ActionSchema.class {}
ActionSchema.setClass(Action);
