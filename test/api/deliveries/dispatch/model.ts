/** The states of a delivery and of a dispatch, written down once more and with nothing of the service. Times are seconds. */
export type Outcome = 'accepted' | 'refused' | 'busy' | 'unknown' | 'died';
export type Reason = string;
/** What a caller is answered: a status, and the code of a refusal. */
export type Said = [status: number, code?: Reason];

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
  /** The contact that its last review showed. */
  seen: string | null;
  /** The contact that its approval froze. */
  approved: string | null;
  settled: Settled | null;
  dispatch: Dispatch | null;
};
export type Settled = 'accepted' | 'not_sent';
export type Model = {
  now: number;
  version: number;
  archived: boolean;
  /** The address of the factory on each channel, if it has one now. */
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

/** A factory without an address is written to by e-mail, as soon as it has one. */
export function draft(model: Model, channel: Delivery['channel']): Said {
  if (model.archived) return [409, 'project_archived'];
  const best = model.contacts[channel] ? channel : 'email';
  // Only the factory that is written to by e-mail has an address there.
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

const contactOf = (model: Model, { channel, seen }: Delivery): string | null =>
  seen === unreachable ? null : model.contacts[channel];

export function review(model: Model, delivery: Delivery): Said {
  if (delivery.status === 'draft' && contactOf(model, delivery) === null) return [409, 'review_unavailable'];
  if (delivery.status !== 'draft' || delivery.version !== model.version) return [409, 'review_unavailable'];
  delivery.seen = contactOf(model, delivery);
  return [200];
}

export function approve(model: Model, delivery: Delivery, echo: 'seen' | 'wrong' | 'none', outcome: Outcome): Said {
  if (['approved', 'queued', 'sent'].includes(delivery.status)) return [200];
  if (delivery.status !== 'draft') return [409, 'delivery_not_draft'];
  if (model.archived) return [409, 'project_archived'];
  const contact = contactOf(model, delivery);
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

export function reject({ status }: Readonly<Delivery>, delivery: Delivery): Said {
  if (status === 'approved' || status === 'queued') return [409, 'delivery_claimed'];
  if (status !== 'draft') return [409, 'delivery_not_draft'];
  delivery.status = 'rejected';
  return [200];
}

export function retry(model: Model, delivery: Delivery, outcome: Outcome): Said {
  const { dispatch } = delivery;
  if (!dispatch || delivery.status !== 'approved') return [409, 'dispatch_not_retryable'];
  if (model.now < dispatch.leaseUntil) return [409, 'dispatch_retry_too_early'];
  const obstacle = obstacleOf(model, delivery, dispatch);
  if (obstacle) return [409, obstacle];
  expire(model, dispatch);
  return attempt(model, delivery, dispatch, outcome);
}

/** Makes the attempts that are due, and leaves to a person what may not be repeated. */
export function workerTurn(model: Model, outcome: Outcome): void {
  for (const delivery of model.deliveries) {
    const { dispatch } = delivery;
    if (!dispatch || dispatch.nextAt === null || dispatch.nextAt > model.now) continue;
    expire(model, dispatch);
    if (delivery.status !== 'approved' || obstacleOf(model, delivery, dispatch)) dispatch.nextAt = null;
    else attempt(model, delivery, dispatch, outcome);
  }
}

/** Reading changes nothing; it shows an attempt whose lease is over as uncertain. */
export function read(model: Model, delivery: Delivery) {
  const { status, dispatch } = delivery;
  const isOver = dispatch?.status === 'sending' && model.now >= dispatch.leaseUntil;
  return {
    status: status === 'draft' && contactOf(model, delivery) === null ? 'needs_contact' : status,
    dispatch: dispatch && { status: isOver ? 'uncertain' : dispatch.status },
  };
}

export function settle(model: Model, delivery: Delivery, outcome: Settled): Said {
  const { status, dispatch, settled } = delivery;
  if (settled === outcome) return [200];
  const refused: Said = [409, 'delivery_not_settleable'];
  if (status === 'queued' && !model.archived && delivery.approved === contactOf(model, delivery)) return refused;
  if (status !== 'queued' && (status !== 'approved' || !dispatch)) return refused;
  if (dispatch && dispatch.status !== 'failed') {
    if (model.now < dispatch.leaseUntil) return [409, 'dispatch_retry_too_early'];
    if (!obstacleOf(model, delivery, dispatch)) return refused;
    expire(model, dispatch);
  }
  if (dispatch) dispatch.nextAt = null;
  delivery.settled = outcome;
  delivery.status = outcome === 'accepted' ? 'sent' : 'not_sent';
  return [200];
}

/** An authenticated event proves that the provider took the mail, where nobody knows whether it did. */
export function event(delivery: Delivery): void {
  const { dispatch } = delivery;
  if (dispatch?.status !== 'uncertain' && dispatch?.status !== 'sending') return;
  Object.assign(dispatch, { status: 'accepted', lastOutcome: 'accepted', nextAt: null });
  if (delivery.status === 'approved' || delivery.status === 'not_sent') delivery.status = 'sent';
}

export function markSent(model: Model, delivery: Delivery): Said {
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

function obstacleOf(model: Model, delivery: Delivery, { retryBefore }: Dispatch): Reason | null {
  if (model.now >= retryBefore) return 'dispatch_window_expired';
  if (model.archived) return 'project_archived';
  if (delivery.version !== model.version) return 'dispatch_context_changed';
  return delivery.approved === contactOf(model, delivery) ? null : 'dispatch_contact_withdrawn';
}

function expire({ now }: Model, dispatch: Dispatch): void {
  if (dispatch.status !== 'sending' || now < dispatch.leaseUntil) return;
  Object.assign(dispatch, { status: 'uncertain', lastOutcome: 'lease_expired' });
}

function attempt({ now }: Model, delivery: Delivery, dispatch: Dispatch, outcome: Outcome): Said {
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
