/** A model of deliveries and dispatches, independent of the service. Times are in seconds. */
export type Outcome = 'accepted' | 'refused' | 'busy' | 'unknown' | 'died';
type Reason = string;
/** The HTTP status of a response, and the error code if any. */
export type ModelResponse = [status: number, code?: Reason];

type Dispatch = {
  status: 'ready' | 'sending' | 'uncertain' | 'failed' | 'accepted';
  attempts: number;
  lastOutcome: string | null;
  leaseUntil: number;
  retryBefore: number;
  nextAt: number | null;
};
export type Delivery = {
  channel: 'email' | 'wechat';
  status: 'draft' | 'approved' | 'queued' | 'sent' | 'not_sent' | 'rejected';
  version: number;
  /** The contact shown by its last review. */
  seen: string | null;
  /** The contact frozen by its approval. */
  approved: string | null;
  settled: Settled | null;
  dispatch: Dispatch | null;
};
export type Settled = 'accepted' | 'not_sent';
export type Model = {
  now: number;
  version: number;
  archived: boolean;
  /** The current address of the factory per channel, if any. */
  contacts: Record<'email' | 'wechat', string | null>;
  deliveries: Delivery[];
};

const lease = 60;
const window = 23 * 3600;
const pauses = [60, 120, 300, 900, 1800, 3600];

export const newModel = (): Model => ({
  now: 0,
  version: 1,
  archived: false,
  contacts: { email: 'first@factory.example', wechat: 'first' },
  deliveries: [],
});

/** A factory without an address gets its message by e-mail once it has one. */
export function draft(model: Model, channel: Delivery['channel']): ModelResponse {
  if (model.archived) return [409, 'project_archived'];
  const best = model.contacts[channel] ? channel : 'email';
  // Only the factory with the e-mail channel has an e-mail address.
  const reachable = best === channel;
  model.deliveries.push({
    channel: best,
    status: 'draft',
    version: model.version,
    seen: reachable ? null : unreachable,
    approved: null,
    settled: null,
    dispatch: null,
  });
  return [201];
}
const unreachable = 'never';

const findContact = (model: Model, { channel, seen }: Delivery): string | null =>
  seen === unreachable ? null : model.contacts[channel];

export function review(model: Model, delivery: Delivery): ModelResponse {
  if (delivery.status === 'draft' && findContact(model, delivery) === null) return [409, 'review_unavailable'];
  if (delivery.status !== 'draft' || delivery.version !== model.version) return [409, 'review_unavailable'];
  delivery.seen = findContact(model, delivery);
  return [200];
}

export function approve(
  model: Model,
  delivery: Delivery,
  echo: 'seen' | 'wrong' | 'none',
  outcome: Outcome,
): ModelResponse {
  if (['approved', 'queued', 'sent'].includes(delivery.status)) return [200];
  if (delivery.status !== 'draft') return [409, 'delivery_not_draft'];
  if (model.archived) return [409, 'project_archived'];
  const contact = findContact(model, delivery);
  if (contact === null) return [409, 'approval_contact_missing'];
  if (echo === 'none') return [409, 'approval_review_required'];
  if (delivery.version !== model.version) return [409, 'approval_context_stale'];
  if (echo === 'wrong' || delivery.seen !== contact) return [409, 'approval_review_changed'];
  delivery.approved = contact;
  if (delivery.channel === 'wechat') {
    delivery.status = 'queued';
    return [200];
  }
  delivery.status = 'approved';
  delivery.dispatch = {
    status: 'ready',
    attempts: 0,
    lastOutcome: null,
    leaseUntil: 0,
    retryBefore: model.now + window,
    nextAt: null,
  };
  return attempt(model, delivery, delivery.dispatch, outcome);
}

export function reject({ status }: Readonly<Delivery>, delivery: Delivery): ModelResponse {
  if (status === 'approved' || status === 'queued') return [409, 'delivery_claimed'];
  if (status !== 'draft') return [409, 'delivery_not_draft'];
  delivery.status = 'rejected';
  return [200];
}

export function retry(model: Model, delivery: Delivery, outcome: Outcome): ModelResponse {
  const { dispatch } = delivery;
  if (!dispatch || delivery.status !== 'approved') return [409, 'dispatch_not_retryable'];
  if (model.now < dispatch.leaseUntil) return [409, 'dispatch_retry_too_early'];
  const obstacle = findRetryBlocker(model, delivery, dispatch);
  if (obstacle) return [409, obstacle];
  expire(model, dispatch);
  return attempt(model, delivery, dispatch, outcome);
}

/** Attempts due dispatches. Those that must not be retried need a person. */
export function workerTurn(model: Model, outcome: Outcome): void {
  for (const delivery of model.deliveries) {
    const { dispatch } = delivery;
    if (!dispatch || dispatch.nextAt === null || dispatch.nextAt > model.now) continue;
    expire(model, dispatch);
    if (delivery.status !== 'approved' || findRetryBlocker(model, delivery, dispatch)) dispatch.nextAt = null;
    else attempt(model, delivery, dispatch, outcome);
  }
}

/** An open draft is shown by the contact of its factory. */
export const showStatus = (model: Model, delivery: Delivery): string =>
  delivery.status === 'draft' && findContact(model, delivery) === null ? 'needs_contact' : delivery.status;

/** Reading changes nothing; it shows an attempt with an expired lease as uncertain. */
export function read(model: Model, delivery: Delivery) {
  const { dispatch } = delivery;
  const isOver = dispatch?.status === 'sending' && model.now >= dispatch.leaseUntil;
  return {
    status: showStatus(model, delivery),
    dispatch: dispatch && { status: isOver ? 'uncertain' : dispatch.status },
  };
}

export function settle(model: Model, delivery: Delivery, outcome: Settled): ModelResponse {
  const { status, dispatch, settled } = delivery;
  if (settled === outcome) return [200];
  const refused: ModelResponse = [409, 'delivery_not_settleable'];
  if (status === 'queued' && !model.archived && delivery.approved === findContact(model, delivery)) return refused;
  if (status !== 'queued' && (status !== 'approved' || !dispatch)) return refused;
  if (dispatch && dispatch.status !== 'failed') {
    if (model.now < dispatch.leaseUntil) return [409, 'dispatch_retry_too_early'];
    if (!findRetryBlocker(model, delivery, dispatch)) return refused;
    expire(model, dispatch);
  }
  if (dispatch) dispatch.nextAt = null;
  delivery.settled = outcome;
  delivery.status = outcome === 'accepted' ? 'sent' : 'not_sent';
  return [200];
}

/** An authenticated event proves that the provider accepted a mail of unknown outcome. */
export function event(delivery: Delivery): void {
  const { dispatch } = delivery;
  if (dispatch?.status !== 'uncertain' && dispatch?.status !== 'sending') return;
  Object.assign(dispatch, { status: 'accepted', lastOutcome: 'accepted', nextAt: null });
  if (delivery.status === 'approved' || delivery.status === 'not_sent') delivery.status = 'sent';
}

export function markSent(model: Model, delivery: Delivery): ModelResponse {
  const { status, channel, dispatch } = delivery;
  if (channel === 'email' && (status === 'approved' || status === 'sent')) {
    const isOver = dispatch?.status === 'sending' && model.now >= dispatch.leaseUntil;
    const isUnknown = status === 'approved' && (dispatch?.status === 'uncertain' || isOver);
    return [409, isUnknown ? 'delivery_outcome_unknown' : 'delivery_is_provider_dispatch'];
  }
  if (status !== 'queued') return [409, 'delivery_not_draft'];
  delivery.status = 'sent';
  return [200];
}

function findRetryBlocker(model: Model, delivery: Delivery, { retryBefore }: Dispatch): Reason | null {
  if (model.now >= retryBefore) return 'dispatch_window_expired';
  if (model.archived) return 'project_archived';
  if (delivery.version !== model.version) return 'dispatch_context_changed';
  return delivery.approved === findContact(model, delivery) ? null : 'dispatch_contact_withdrawn';
}

function expire({ now }: Model, dispatch: Dispatch): void {
  if (dispatch.status !== 'sending' || now < dispatch.leaseUntil) return;
  Object.assign(dispatch, { status: 'uncertain', lastOutcome: 'lease_expired' });
}

function attempt({ now }: Model, delivery: Delivery, dispatch: Dispatch, outcome: Outcome): ModelResponse {
  const leaseUntil = now + lease;
  const attempts = dispatch.attempts + 1;
  const later = Math.max(leaseUntil, now + pauses[Math.min(attempts, pauses.length) - 1]!);
  Object.assign(dispatch, { status: 'sending', attempts, leaseUntil, nextAt: leaseUntil });
  switch (outcome) {
    case 'died':
      return [500, 'internal_error'];
    case 'accepted':
      delivery.status = 'sent';
      Object.assign(dispatch, { status: 'accepted', lastOutcome: 'accepted', nextAt: null });
      return [200];
    case 'refused':
      Object.assign(dispatch, { status: 'failed', lastOutcome: 'refused', nextAt: null });
      return [200];
    case 'busy':
      Object.assign(dispatch, { status: 'ready', lastOutcome: 'provider_rate_limited', nextAt: later });
      return [200];
    case 'unknown':
      Object.assign(dispatch, { status: 'uncertain', lastOutcome: 'timeout', nextAt: later });
      return [200];
  }
}
