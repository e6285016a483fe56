import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActionKind, Draft } from './action-kind.rules.ts';

export type CreateDrafts = (
  em: EntityManager,
  drafts: Draft[],
  of: {
    owner: string;
    actionId: string;
    projectId: string;
    projectVersion: string;
    createdAt: Date;
    publicUrl: string;
  },
) => void;

declare module '#kernel/context.ts' {
  interface Context {
    actionKinds: readonly ActionKind[];
    createDrafts: CreateDrafts;
  }
  interface System extends Pick<Context, 'actionKinds' | 'createDrafts'> {}
}
