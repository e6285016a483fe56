import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { removeStoredFiles } from '#modules/sourcing/engineering/stored-file-removal.service.ts';
import { AnswerFile } from './answer-file.entity.ts';
import { computeRemovalCutoff } from './answer-file.rules.ts';

const batchSize = 100;

export async function removeUnattachedFiles(system: System): Promise<void> {
  const due = { attachedAt: null, createdAt: { $lt: computeRemovalCutoff(system.now()) } };
  const oldest = { ...allTenants, orderBy: { createdAt: 'asc' }, limit: batchSize } as const;
  const found = await system.systemEm().find(AnswerFile, due, oldest);
  await removeStoredFiles(
    system,
    found.map(({ id, owner, sha256 }) => ({ id, key: { owner, transferId: id, sha256 } })),
    (id) => system.systemEm().nativeDelete(AnswerFile, { id, attachedAt: null }, allTenants),
  );
}
