import type { EntityManager } from '@mikro-orm/postgresql';

export type DisclosedFile = { fileId: string; name: string; sha256: string };

/** The files of the project's current engineering packages, which a publication discloses. None are kept yet. */
export const filesOf = async (_em: EntityManager, _projectId: string): Promise<DisclosedFile[]> => [];
