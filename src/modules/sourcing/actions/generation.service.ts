import type { Context } from '#kernel/context.ts';
import { crashPoint } from '#kernel/failpoint.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import type { QuotedProject } from '#modules/sourcing/quote-requests/quote-request.rules.ts';
import { generateQuoteRequest } from '#modules/sourcing/quote-requests/quote-request.service.ts';
import { Action, Task } from './action.entity.ts';
import { generateFactoryAuditVisit } from './factory-audit-visit.service.ts';

/** What drafts are made with. A request has it, and so has the worker that goes on with what a request has left. */
export type Means = Pick<Context, 'rows' | 'searches' | 'writer' | 'goods' | 'log' | 'now'>;
export type Generation<Input> = { actionId: string; owner: string; project: QuotedProject; input: Input };
export type Generated = {
  note: string;
  result: Record<string, unknown>;
  deliveries: { factoryId: string; channel: 'email' | 'wechat'; subject: string; bodyEn: string; bodyZh: string }[];
  task?: { title: string; note: string | null };
};

/** Each takes the input that its kind's shape has parsed. */
const generators: Record<string, (means: Means, generation: Generation<never>) => Promise<Generated>> = {
  quote_request: generateQuoteRequest,
  factory_audit_visit: generateFactoryAuditVisit,
};

/** The action while one process has its lease. */
export type Turn = Pick<Action, 'id' | 'owner' | 'projectId' | 'kind' | 'input'> & {
  project: QuotedProject;
  leaseExpiresAt: Date;
};
type Place = Means & Pick<Context, 'em'>;

const modelMs = 60_000;

/** A call of the model may take its whole time before anybody thinks that the process has died. */
export const leaseFrom = (now: Date, { writer, settings }: Pick<Context, 'writer' | 'settings'>): Date =>
  new Date(now.getTime() + settings.actionLeaseMs + (writer ? modelMs : 0));

export const generationFailed = {
  code: 'action_generation_failed',
  message: 'The drafts could not be made. Nothing was sent.',
} as const;

/** Makes and saves what the action asks for. Answers false when it has failed. */
export async function generate(place: Place, turn: Turn): Promise<boolean> {
  const { id, owner, kind, project, input } = turn;
  try {
    const made = await generators[kind]!(place, { actionId: id, owner, project, input: input as never });
    crashPoint('action:after-generate');
    await complete(place, turn, made);
    crashPoint('action:after-complete');
    return true;
  } catch (err) {
    place.log.error({ err, action: id }, 'action generation failed');
    return !(await fail(place, turn));
  }
}

/** Output, drafts and task appear together, once: only while the action still runs, whoever has its lease. */
async function complete({ em, now }: Place, turn: Turn, made: Generated): Promise<void> {
  const { id: actionId, owner, projectId, kind, project } = turn;
  const { note, result, deliveries, task } = made;
  const at = now();
  const projectVersion = project.contextVersion;
  const done = { status: 'completed' as const, output: { draft: true as const, note, result }, projectVersion };
  await em.fork().transactional(async (em) => {
    const ended = { ...done, leaseExpiresAt: null, finishedAt: at, updatedAt: at };
    if (!(await em.nativeUpdate(Action, { id: actionId, status: 'running' }, ended))) return;
    for (const [i, draft] of deliveries.entries()) {
      // A millisecond apart, so that the drafts stand in the order of the shortlist.
      const createdAt = new Date(at.getTime() + i);
      em.create(Delivery, { ...draft, owner, actionId, projectId, projectVersion, status: 'draft', createdAt });
    }
    if (task) em.create(Task, { ...task, owner, actionId, kind, status: 'open', createdAt: at, updatedAt: at });
    await em.flush();
    crashPoint('action:before-complete');
  });
}

/** Not when another process has the lease by now: what it makes counts. */
async function fail({ em, now }: Place, { id, leaseExpiresAt }: Turn): Promise<boolean> {
  const at = now();
  const failed = {
    status: 'failed' as const,
    error: generationFailed,
    leaseExpiresAt: null,
    finishedAt: at,
    updatedAt: at,
  };
  return (await em.fork().nativeUpdate(Action, { id, status: 'running', leaseExpiresAt }, failed)) > 0;
}
