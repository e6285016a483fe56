import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { resolveFactories } from '#modules/directory/factories/factory-selection.service.ts';
import type { Generation, GenerationResult, RequestableKind } from '#modules/sourcing/actions/action-kind.rules.ts';
import { FactoryAuditVisitInput, FactoryAuditVisitResult } from './factory-audit-visit.schema.ts';

export const factoryAuditVisitKind: RequestableKind = {
  kind: 'factory_audit_visit',
  title: 'Factory audit visit',
  description: 'Requests that local staff visit factories. Creates a task; a person arranges the visit.',
  availability: 'coordinated',
  costCategory: 'none',
  stageIds: ['supplier_qualification', 'supply_chain_setup'],
  input: FactoryAuditVisitInput,
  result: FactoryAuditVisitResult,
  assertPossible: async (ctx, { factoryIds }: FactoryAuditVisitInput) => void (await resolveVisited(ctx, factoryIds)),
  generate: generateFactoryAuditVisit,
};

async function resolveVisited(ctx: Pick<Context, 'rows'>, factoryIds: readonly string[]) {
  const { found, unresolved } = await resolveFactories(ctx, factoryIds);
  if (found.length) return { found, unresolved };
  throw new DomainError('no_factory_resolved', 'None of these is a factory of the directory.', {
    unresolvedFactoryIds: unresolved,
  });
}

async function generateFactoryAuditVisit(
  ctx: Pick<Context, 'rows'>,
  { input }: Generation<FactoryAuditVisitInput>,
): Promise<GenerationResult> {
  const { found, unresolved } = await resolveVisited(ctx, input.factoryIds);
  const factories = found.map(({ id, directoryId, nameEn, nameZh }) => ({
    factoryId: id,
    directoryId,
    nameEn,
    nameZh,
  }));
  const factoryNames = factories.map(({ nameEn }) => nameEn).join(', ');
  return {
    note: 'A visit was requested. A person arranges it; no factory has been contacted.',
    result: {
      factories,
      unresolvedFactoryIds: unresolved,
      earliestDate: input.earliestDate ?? null,
      whatHappensNext: [
        'A person reads the task and arranges the visit.',
        'The status of the task shows the progress.',
      ],
    },
    deliveries: [],
    task: {
      title: `Audit visit: ${factoryNames}`.slice(0, 200),
      note: [input.earliestDate && `Not before ${input.earliestDate}.`, input.notes].filter(Boolean).join('\n') || null,
    },
  };
}
