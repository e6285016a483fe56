import { type ExecutionResult, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { refusalOf } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Priced, requestedBy, type Variables } from './cost.ts';
import { mostPoints } from './limits.ts';
import { type Params, paramsOf } from './params.ts';
import { type Plan, plansOf } from './plan.ts';
import { type Points, Spending } from './spending.ts';

/** Finds the caller, counts the request and charges points, all at once. Throws 401 and 429. */
export type Admit = (points: number) => Promise<Points | null>;

/** One request on its way through the door. */
export type Call = { ctx: Context; admit: Admit; spending: Spending | null; isSubscription: boolean };

export type Answer = ExecutionResult | AsyncIterable<ExecutionResult>;
export type Subscribe = (
  plan: Plan,
  variables: Variables,
  paid: { ctx: Context; spending: Spending },
) => Promise<Answer>;

type Asked = Params & { plan: Plan; priced: readonly Priced[] };

/**
 * A request is read, checked and priced before anybody knows who asks: so one round trip to the database finds the
 * caller, counts the request and charges its points. What is wrong with it is said afterwards, to whom may hear it.
 */
export function answering(schema: GraphQLSchema, subscribe: Subscribe) {
  const planFor = plansOf(schema);

  function ask(given: unknown, request: Request): Asked {
    const params = paramsOf(given, request);
    const plan = planFor(params.query, params.operationName);
    if (plan.kind === OperationTypeNode.MUTATION && request.method === 'GET') {
      throw new DomainError('validation_failed', 'A mutation is sent with POST.');
    }
    return { ...params, plan, priced: plan.price(params.variables) };
  }

  return async (given: unknown, request: Request, call: Call): Promise<Answer> => {
    let asked: Asked;
    try {
      asked = ask(given, request);
    } catch (error) {
      call.spending = new Spending(await call.admit(0), null);
      throw error;
    }
    const { plan, priced, costOnly, variables } = asked;
    call.isSubscription = plan.kind === OperationTypeNode.SUBSCRIPTION;
    const requested = requestedBy(priced);
    const taken = costOnly || requested > mostPoints ? 0 : requested;
    const spending = new Spending(await call.admit(taken), priced, taken);
    call.spending = spending;
    if (costOnly) return { data: null };
    if (plan.asksForTheSchema && !mayLookAround(call.ctx)) throw refusalOf(call.ctx.viewer, { key: 'any' });
    spending.start();
    return call.isSubscription
      ? subscribe(plan, variables, { ctx: call.ctx, spending })
      : plan.run(variables, call.ctx);
  };
}

/** Whoever has no good key and is not on this machine gets to see neither the schema nor the page to explore it. */
export const mayLookAround = ({ viewer, local }: Context): boolean =>
  local || refusalOf(viewer, { key: 'any' }) === null;

export function failed(error: unknown): ExecutionResult {
  return {
    errors: [new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) })],
  };
}
