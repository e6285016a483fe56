import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { type Intake, type Intent, ProjectMode, ProjectStatus } from './project.schema.ts';

const ProjectSchema = defineEntity({
  name: 'Project',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['owner', 'updatedAt', 'id'] },
    {
      name: 'project_by_name',
      expression: `create index project_by_name on project (owner, name collate "C", id)`,
    },
  ],
  properties: {
    ...ownedIdentity,
    name: p.string().length(120),
    status: p.enum(ProjectStatus.options),
    mode: p.enum(ProjectMode.options),
    intake: p.json<Intake>().nullable(),
    intent: p.json<Intent>().nullable(),
    /** Incremented on each change of name, intake or intent; shown as `v<number>`. */
    contextNumber: p.integer().default(1),
    stageId: p.string().length(60).nullable(),
  },
});
export class Project extends ProjectSchema.class {}
ProjectSchema.setClass(Project);
