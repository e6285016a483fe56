import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Capability } from '#modules/directory/capabilities/capability.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { type RequestedRun, RunStatus } from './run.schema.ts';

const RunSchema = defineEntity({
  name: 'Run',
  ...owned,
  indexes: [{ properties: ['owner', 'createdAt', 'id'] }, { properties: ['projectId', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    /** The capability can belong to another tenant. */
    capabilityId: () => p.manyToOne(Capability).mapToPk().joinColumn('capability_id'),
    capabilityVersion: p.integer(),
    projectId: () => p.manyToOne(Project).mapToPk().nullable().joinColumn('project_id'),
    status: p.enum(RunStatus.options),
    quantity: p.integer(),
    input: p.json<RequestedRun>(),
    quoteRequest: p.json<{ en: string; zh: string }>(),
    missingFields: p.array(),
    note: p.text(),
  },
});
export class Run extends RunSchema.class {}
RunSchema.setClass(Run);
