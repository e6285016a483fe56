import { CapabilityContent, type InterviewFact } from '#modules/directory/capabilities/capability.schema.ts';
import { submitCapability } from '#modules/directory/capabilities/capability.service.ts';
import type { Answer, App } from '../../harness.ts';

const source = { kind: 'interview' as const, reference: 'turn 2', quote: 'We start at a hundred pieces.' };

/** Two synthetic facts, one of them unconfirmed. */
export const facts: InterviewFact[] = [
  { key: 'minQuantity', value: 100, confirmation: 'caller_confirmed', source },
  { key: 'tolerancesNote', value: '±0.05 mm', confirmation: 'unconfirmed', source },
];

const least = {
  title: 'Aluminium housings, machined',
  factoryId: null,
  factoryName: 'Bright Metal (synthetic)',
  process: 'cnc',
  materials: ['aluminium 6061-T6'],
  minQuantity: 100,
  maxQuantity: 5000,
  leadTimeDays: { low: 15, high: 25 },
  regions: ['Dongguan'],
  tolerancesNote: '±0.05 mm',
};

/** Capabilities with only a title and a process. */
export const unknown = {
  factoryName: null,
  materials: [],
  minQuantity: null,
  maxQuantity: null,
  leadTimeDays: null,
  regions: [],
  tolerancesNote: null,
};

export async function capabilitiesIn(app: App) {
  const house = await app.organisation('internal');
  const reviewer = await app.session('reviewer', house);

  /** Submits a capability like the publication of an interview. */
  async function submitted(owner: string, more: object = {}, said = facts, sourceInterviewId: string | null = null) {
    const em = app.asOwner();
    const content = CapabilityContent.parse({ ...least, ...more });
    const id = submitCapability(em, { owner, at: app.clock.now, content, facts: said, sourceInterviewId });
    await em.flush();
    return id;
  }

  const review = (id: string, body: object, as = reviewer): Promise<Answer> =>
    as.rest('POST', `/capabilities/${id}/review`, { expectedVersion: 1, ...body });

  async function published(owner: string, more: object = {}, said = facts, interview: string | null = null) {
    const id = await submitted(owner, more, said, interview);
    const { status, body } = await review(id, { decision: 'approve' });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  }

  return { house, reviewer, submitted, review, published };
}
