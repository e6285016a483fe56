import { findAddress, pickChannel } from '#modules/directory/factories/contacts/contact-channel.rules.ts';
import { type ContactRow, readContacts } from '#modules/directory/factories/factory.queries.ts';
import { resolveFactories } from '#modules/directory/factories/factory-selection.service.ts';
import { readCandidates } from '#modules/directory/factories/search/candidates.queries.ts';
import type {
  Generation,
  GenerationContext,
  GenerationResult,
  RequestableKind,
} from '#modules/sourcing/actions/action-kind.rules.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { readBuyer } from './buyer.queries.ts';
import { checkPolish, checkTranslation } from './drafting/rfq-polish.rules.ts';
import { addressTo, addTranslations, draftRfq, formatRfqReference, type RfqDraft } from './drafting/rfq-text.rules.ts';
import { describeNextSteps, listMissingFields, resolveQuantities, snapshotIntent } from './quote-request.rules.ts';
import { QuoteRequestInput, QuoteRequestResult } from './quote-request.schema.ts';
import { listReviewRequirements } from './quote-request-review.rules.ts';
import { collectSecrets, createIdentity, type Identity } from './redaction/rfq-redaction.rules.ts';
import { listCandidateSearches } from './shortlist/candidate-search.rules.ts';
import { readNeeds } from './shortlist/need.rules.ts';
import { explainSelection, shortlist } from './shortlist/shortlist.rules.ts';

export const quoteRequestKind: RequestableKind = {
  kind: 'quote_request',
  title: 'Quote request',
  description:
    'A factory shortlist and a bilingual request for quotation, with one delivery draft for each factory. Nothing is sent before approval.',
  availability: 'available',
  costCategory: 'one_call',
  stageIds: ['rfq_and_quote', 'tooling', 'supply_chain_setup'],
  input: QuoteRequestInput,
  result: QuoteRequestResult,
  generate: generateQuoteRequest,
};

async function generateQuoteRequest(
  ctx: GenerationContext,
  { actionId, owner, project, input }: Generation<QuoteRequestInput>,
): Promise<GenerationResult> {
  const { quantities } = resolveQuantities(input, project);
  const today = toChinaDate(ctx.now());
  const { chosen, gaps, unresolved } = await selectFactories(ctx, { input, project, quantities, today });
  const contacts = await readContacts(
    ctx,
    chosen.map(({ candidate }) => candidate.id),
  );

  const identity = createIdentity(collectSecrets(project, await readBuyer(ctx, owner)), ctx.goods());
  const rfq = draftRfq({ input, project, identity, reference: formatRfqReference(actionId) });
  const { text, note } = await polishDraft(ctx, rfq, input.anonymised ? identity : null);

  const deliveries = chosen.map(({ candidate }, i) => ({
    factoryId: candidate.id,
    channel: pickChannel(contacts[i] ?? null),
    subject: rfq.subject,
    ...addressTo(candidate, text),
  }));
  const result: QuoteRequestResult = {
    shortlist: chosen.map(({ candidate: { id, directoryId, nameEn, nameZh }, why }) => ({
      factoryId: id,
      directoryId,
      nameEn,
      nameZh,
      why,
    })),
    unresolvedFactoryIds: unresolved,
    rfq: text,
    subjectZh: rfq.subjectZh,
    quantities,
    incoterm: input.incoterm ?? null,
    intentContext: snapshotIntent(input, project),
    missingFields: listMissingFields(input, project),
    reviewRequirements: listReviewRequirements({
      input,
      project,
      identity,
      selected: chosen.map(({ candidate }) => candidate.nameEn),
      withoutContact: chosen.flatMap(({ candidate }, i) =>
        isReachable(contacts[i] ?? null) ? [] : [candidate.nameEn],
      ),
      unresolvedFactoryIds: unresolved,
      redactions: rfq.redactions,
      quoted: rfq.quoted,
      unnamedParts: rfq.unnamedParts,
      gaps,
      today,
    }),
    priorityRanking: 'not_verified',
    priority: input.priority ?? null,
    whatHappensNext: describeNextSteps(deliveries.length),
  };
  return { note, result, deliveries };
}

type Selection = { input: QuoteRequestInput; project: ProjectContext; quantities: number[]; today: string };

async function selectFactories(ctx: GenerationContext, { input, project, quantities, today }: Selection) {
  const goods = readNeeds({ input, project, quantities });
  if (input.factoryIds?.length) {
    const { found, unresolved } = await resolveFactories(ctx, input.factoryIds);
    return { ...explainSelection(found, goods, today), unresolved };
  }
  const candidates = await readCandidates(ctx, listCandidateSearches(goods));
  return { ...shortlist(candidates, goods, { matchLimit: input.matchLimit, today }), unresolved: [] };
}

const isReachable = (contact: ContactRow | null) => findAddress(contact, pickChannel(contact)) !== null;

const toChinaDate = (now: Date) => new Date(now.getTime() + 8 * 3600_000).toISOString().slice(0, 10);

const draftNote =
  'A draft generated from the request alone. It is not a supplier quote, a price or an order; nothing was sent.';

const separators = /^(?:={5}|-{5})$/m;

async function polishDraft(
  { writer, log }: GenerationContext,
  { en, zh, fixedPassages, foreign }: RfqDraft,
  identity: Identity | null,
) {
  if (!writer) return { text: { en, zh }, note: draftNote };
  const foreignTexts = foreign.filter(({ text }) => !separators.test(text));
  const answer = await writer.polish(
    { en, zh },
    foreignTexts.map(({ text }) => text),
  );
  const accept = (what: string, fault: string | null, text: string) => {
    if (fault) log.info({ language: what, fault: fault.split(':')[0] }, 'rewording discarded');
    return fault ? null : text;
  };
  const [newEn, newZh] = (['en', 'zh'] as const).map((language) => {
    if (!answer) return null;
    const fault = checkPolish({ en, zh }[language], answer[language], {
      fixedPassages: fixedPassages[language],
      identity,
    });
    return accept(language, fault, answer[language]);
  });
  const translations = foreignTexts.map(({ text }, i) => {
    const translation = answer?.translations?.[i];
    return translation ? accept('translation', checkTranslation(text, translation, identity), translation) : null;
  });
  const used = [newEn, newZh].some((text) => text != null);
  const translated = translations.some((text) => text !== null);
  const notes = [
    draftNote,
    ...(used
      ? [`A model (${writer.model}) reworded it; facts, numbers and names were checked against the request.`]
      : []),
    ...(translated ? [`A model (${writer.model}) translated quoted texts into Chinese: have them read.`] : []),
  ];
  return {
    text: { en: newEn ?? en, zh: addTranslations(newZh ?? zh, foreignTexts, translations) },
    note: notes.join(' '),
  };
}
