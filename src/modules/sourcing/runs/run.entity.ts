import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Capability } from '#modules/directory/capabilities/capability.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { type RequestedRun, RunStatus, type RunStep } from './run.schema.ts';

const RunSchema = defineEntity({
  name: 'Run',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['projectId', 'createdAt', 'id'] },
    { properties: ['capabilityId', 'forwardedAt', 'id'] },
  ],
  properties: {
    ...ownedIdentity,
    /** Of any tenant: without `filters`, runs against capabilities of others would not be found. */
    capabilityId: () => p.manyToOne(Capability).mapToPk().joinColumn('capability_id').filters({ owned: false }),
    capabilityVersion: p.integer(),
    projectId: () => p.manyToOne(Project).mapToPk().nullable().joinColumn('project_id'),
    status: p.enum(RunStatus.options),
    quantity: p.integer(),
    input: p.json<RequestedRun>(),
    quoteRequest: p.json<{ en: string; zh: string }>(),
    missingFields: p.array(),
    note: p.text(),
    /** What has happened since it was saved. */
    steps: p.json<RunStep[]>().defaultRaw(`'[]'`),
    /** When its delivery has left, and which one that is. Set by a trigger, see `forward_run`. */
    forwardedAt: p.datetime(3).nullable(),
    deliveryId: p.uuid().nullable(),
  },
});
export class Run extends RunSchema.class {}
RunSchema.setClass(Run);
