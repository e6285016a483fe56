import { randomUUID } from 'node:crypto';
import { newId } from '#kernel/ids.ts';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { type Answer, type App, type Caller, quoteRequest } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';
import { createDraftHelpers, wechat } from '../deliveries/dispatch/drafted.ts';
import { createEngineeringClient } from '../engineering/client.ts';
import { exported } from '../exports/client.ts';
import { prepareInterview, startInterview } from '../interviews/client.ts';
import { publishing } from '../rfqs/published.ts';
import { record, wholeQuote } from '../rfqs/quoted.ts';
import { supplierLinks } from '../supplier-links/client.ts';
import type { Row } from './row.ts';

export type Person = Awaited<ReturnType<ReturnType<typeof peopleOf>>>;

/** Makes somebody new for each request of a table, so that no request finds what another has left. */
export function peopleOf(app: App, factoryIds: string[]) {
  const { drafted, approve, approved, retry } = createDraftHelpers(app);
  const house = capabilitiesIn(app);
  const desk = publishing(app);
  const links = supplierLinks(app);
  /** By no day, which would be over sooner or later. */
  const asking = (to = factoryIds.slice(0, 2)) => ({ input: { factoryIds: to, quoteBy: undefined } });
  let addresses = 0;
  /** An address of their own: some limits count addresses. */
  const address = () => ({ 'x-forwarded-for': `10.${++addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` });

  async function identity(kind: Row['by']): Promise<{ caller: Caller; keyId: string; organisationId: string }> {
    if (kind === 'anonymous') return { caller: app.caller(address()), keyId: '', organisationId: '' };
    if (kind === 'reviewer') return { caller: (await house).reviewer, keyId: '', organisationId: newId() };
    if (kind === 'owner') {
      const { organisationId, keyId } = await app.live();
      return { caller: await app.session('owner', organisationId), keyId, organisationId };
    }
    const as = kind === 'operator' ? 'internal' : 'customer';
    const key = await app.live({ kind: as, scopes: listAllowedScopes('live', as), name: 'Brightwell' });
    return { caller: app.caller({ authorization: `Bearer ${key.secret}`, ...address() }), ...key };
  }

  return async (kind?: Row['by']) => {
    const { caller, keyId, organisationId } = await identity(kind);
    const made = async (body: object) => (await caller.rest('POST', '/projects', body)).body['project'].id as string;
    const started = async () => (await caller.rest('POST', '/auth/device', { clientName: 'ssd-cli' })).body;

    return {
      ...{ app, caller, keyId, organisationId, factoryIds, approve, retry },
      project: (body: object = { name: 'Lamp' }) => made(body),
      /** An action with one draft to a factory that can be written to. */
      action: async (input: object = { factoryIds: factoryIds.slice(0, 1) }) =>
        (await quoteRequest(caller, input)).action.id as string,
      draft: async (factory?: Record<string, unknown>) => (await drafted(caller, factory)).id,
      sent: async () => (await approved(caller)).id,
      /** What waits for a person to send it, of some customer. */
      queued: async () => (await approved(await app.live({ name: 'Brightwell' }), wechat)).id,
      review: async (id: string) => (await caller.rest('GET', `/deliveries/${id}/review`)).body['review'],
      export: async () => {
        const key = await app.live({ organisationId });
        return (await exported(app, { ...key, rest: caller.rest })).record['id'] as string;
      },
      interview: () => startInterview(caller),
      readyInterview: () => prepareInterview(caller),
      submitted: async () => (await house).submitted(organisationId),
      published: async (more?: object) => (await house).published(organisationId, more),
      /** From a quote request to its publication. */
      rfqs: {
        drafted: (to?: string[]) => desk.drafted(caller, asking(to)),
        reviewed: (actionId: string) => desk.reviewed(caller, actionId),
        approved: (actionId: string) => desk.approved(caller, actionId),
        publish: (actionId: string, approvalId: string) => desk.publish(caller, actionId, approvalId),
        published: () => desk.published(caller, asking()),
      },
      /** A published request that a factory has answered, as operator staff record it. */
      quoted: async () => {
        const { rfq, rfqId } = await desk.published(caller, asking());
        const clerk = await app.live({ kind: 'internal', scopes: ['internal:*'] });
        await record(clerk, wholeQuote(rfq, factoryIds[0]!, { validUntil: null }));
        return rfqId;
      },
      /** A sent request and an offer that its factory has made by the link. */
      answered: async () => {
        const { clock } = app;
        const { now } = clock;
        const { rfqId, token } = await links.sent(caller, { input: { quoteBy: undefined } });
        clock.now = now;
        const [line] = (await links.open(token)).body.rfq.lines;
        const offer = { currency: 'CNY', lines: [{ lineId: line!.lineId, quantity: 500, unitPrice: '8.50' }] };
        const { answer } = (await links.answer(token, offer)).body;
        return { rfqId, answerId: answer.id as string };
      },
      engineering: async () => {
        const projectId = await made({ name: 'Lamp' });
        return { projectId, ...createEngineeringClient(caller, projectId) };
      },
      device: started,
      /** A device that an owner has let in: its code, and a caller with its new key. */
      connected: async () => {
        const { deviceCode, userCode } = await started();
        const owner = await app.session('owner', await app.organisation());
        const approve =
          'mutation ($input: DeviceDecisionInput!) { approveDeviceConnection(input: $input) { deviceConnection { id } } }';
        await owner.graphql.request(approve, { input: { userCode } });
        const { body } = await caller.rest('POST', '/auth/device/poll', { deviceCode });
        return { deviceCode, device: app.caller({ authorization: `Bearer ${body['secret']}` }) };
      },
      times: async (count: number, ask: () => Promise<Answer>) => {
        for (let i = 0; i < count; i++) await ask();
      },
      once: () => ({ 'idempotency-key': randomUUID() }),
    };
  };
}
