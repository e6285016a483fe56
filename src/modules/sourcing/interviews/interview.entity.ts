import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { InterviewFamily } from '#kernel/enums.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { type Dialogue, type Fact, InterviewLocale, InterviewStatus, type Utterance } from './interview.schema.ts';

const InterviewSchema = defineEntity({
  name: 'Interview',
  ...owned,
  indexes: [
    { properties: ['status', 'lastTurnAt'] },
    { properties: ['projectId', 'createdAt', 'id'] },
    { properties: ['owner'] },
  ],
  properties: {
    ...ownedIdentity,
    family: p.enum(InterviewFamily.options),
    status: p.enum(InterviewStatus.options),
    locale: p.enum(InterviewLocale.options),
    version: p.integer().default(1),
    turnCount: p.integer(),
    transcript: p.json<Utterance[]>(),
    facts: p.json<Fact[]>(),
    dialogue: p.json<Dialogue>(),
    nextQuestion: p.text().nullable(),
    lastTurnAt: p.datetime(3),
    /** Distinguishes the last saved turn from a concurrent one on the same version. */
    lastTurnId: p.uuid(),
    publishedCapabilityId: p.uuid().nullable(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').nullable(),
    publishedProjectId: () => p.manyToOne(Project).mapToPk().joinColumn('published_project_id').nullable().index(),
  },
});
export class Interview extends InterviewSchema.class {}
InterviewSchema.setClass(Interview);
