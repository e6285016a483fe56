import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { InterviewFamily } from '#kernel/enums.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { type Dialogue, type Fact, InterviewLocale, InterviewStatus, type Utterance } from './interview.schema.ts';

/** A dialogue that collects facts for a project or a capability. Each turn is saved atomically. */
const InterviewSchema = defineEntity({
  name: 'Interview',
  ...owned,
  indexes: [{ properties: ['status', 'lastTurnAt'] }],
  properties: {
    ...ownedIdentity,
    family: p.enum(InterviewFamily.options),
    status: p.enum(InterviewStatus.options),
    locale: p.enum(InterviewLocale.options),
    /** Incremented by each saved turn and by publication. */
    version: p.integer().default(1),
    turnCount: p.integer(),
    transcript: p.json<Utterance[]>(),
    facts: p.json<Fact[]>(),
    dialogue: p.json<Dialogue>(),
    nextQuestion: p.text().nullable(),
    lastTurnAt: p.datetime(3),
    /** Identifies the last saved turn: distinguishes it from a concurrent one on the same version. */
    lastTurnId: p.uuid(),
    publishedCapabilityId: p.uuid().nullable(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').nullable(),
    publishedProjectId: () => p.manyToOne(Project).mapToPk().joinColumn('published_project_id').nullable(),
  },
});
export class Interview extends InterviewSchema.class {}
InterviewSchema.setClass(Interview);
