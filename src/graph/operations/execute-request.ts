import { type ExecutionResult, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { findRefusal, type Requirement } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Admission } from '../limits/admission.ts';
import { estimateCost, type Variables } from '../limits/cost.ts';
import { CostBudgetTracker } from '../limits/cost-budget.ts';
import { maxCost } from '../limits/limits.ts';
import { InvalidRequest } from '../server/invalid-request.ts';
import { type Params, parseParams } from '../server/request-parsing.ts';
import { createOperationLoader, type Operation, parseDocument } from './load-operation.ts';
import { OperationCache } from './operation-cache.ts';
import { findRootRequirement, introspectionRequirement } from './root-fields.ts';

export type Call = {
  ctx: Context;
  admission: Admission;
  budget: CostBudgetTracker | null;
  isSubscription: boolean;
  isPersisted: boolean;
};

export type Execution = ExecutionResult | AsyncIterable<ExecutionResult>;
export type Subscribe = (
  operation: Operation,
  coerced: Variables,
  paid: { ctx: Context; budget: CostBudgetTracker },
) => Promise<Execution>;

/**
 * A cached operation is priced before authentication, so one round trip authenticates, counts and charges. Any other
 * document is parsed, validated and priced only for an authenticated caller or public fields.
 */
export function createRequestExecutor(schema: GraphQLSchema, subscribe: Subscribe) {
  const operations = new OperationCache();
  const load = createOperationLoader(schema);

  function loadOperation({ query, operationName }: Params, { ctx }: Call): Operation {
    const document = parseDocument(query);
    if (!ctx.viewer) assertPublic(findRootRequirement(schema, document), ctx);
    return load(query, document, operationName);
  }

  return async (given: unknown, request: Request, call: Call): Promise<Execution> => {
    const { ctx, admission } = call;
    const params = parseParams(given, request);
    const { query, operationName, variables, costOnly } = params;
    let operation = operations.find(query, operationName);
    if (!operation) {
      await admission.enter();
      assertPersisted(call);
      operation = loadOperation(params, call);
    }
    assertMethod(operation, request);
    const priced = operation.price(variables);
    const requested = estimateCost(priced);
    const charged = costOnly || requested > maxCost ? 0 : requested;
    const budget = new CostBudgetTracker(await admission.charge(charged), priced, charged);
    assertPersisted(call);
    if (ctx.viewer) operations.put(query, operationName, operation);
    else assertPublic(operation.requirement, ctx);
    call.budget = budget;
    call.isSubscription = operation.kind === OperationTypeNode.SUBSCRIPTION;
    if (costOnly) return { data: null };
    if (operation.isIntrospection && !mayIntrospect(ctx)) throw findRefusal(ctx.viewer, introspectionRequirement);
    budget.start();
    const coerced = operation.coerce(variables);
    return call.isSubscription ? subscribe(operation, coerced, { ctx, budget }) : operation.execute(coerced, ctx);
  };
}

function assertMethod({ kind }: Operation, { method }: Request): void {
  if (kind === OperationTypeNode.MUTATION && method === 'GET') {
    throw new DomainError('validation_failed', 'Mutations require POST.');
  }
}

function assertPersisted({ isPersisted, ctx: { viewer, settings } }: Call): void {
  if (isPersisted || !settings.persistedOnly || viewer?.kind !== 'session') return;
  const message = 'With PERSISTED_ONLY=on, signed-in members send the id of a persisted operation as documentId.';
  throw new DomainError('persisted_operation_required', message);
}

function assertPublic(requirement: Requirement | null, { viewer, local }: Context): void {
  const refusal =
    requirement && !(requirement === introspectionRequirement && local) ? findRefusal(viewer, requirement) : null;
  if (refusal) throw refusal;
}

export const mayIntrospect = ({ viewer, local }: Context): boolean =>
  local || findRefusal(viewer, introspectionRequirement) === null;

export function toFailedResult(error: unknown): ExecutionResult {
  if (error instanceof InvalidRequest) return { errors: error.errors };
  return {
    errors: [new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) })],
  };
}
