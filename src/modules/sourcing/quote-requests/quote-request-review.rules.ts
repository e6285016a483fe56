import type { Process } from '#kernel/enums.ts';
import { type ProjectContext, resolveCurrentQuantity } from '#modules/sourcing/projects/project.rules.ts';
import { formatNumber, oneLine, shorten } from '#text/prose.ts';
import { isBlank, listTargetMarkets, resolveDrawingsStatus, resolveQuantities } from './quote-request.rules.ts';
import type { QuoteRequestInput } from './quote-request.schema.ts';
import { findLikelyPersonalData, type LikelyPersonalData } from './redaction/contact-data.rules.ts';
import { type Identity, listUnsearchableNames } from './redaction/rfq-redaction.rules.ts';

export type ReviewedRequest = {
  input: QuoteRequestInput;
  project: ProjectContext;
  identity: Identity;
  selected: string[];
  withoutContact: string[];
  /** Sentences about parts that no selected factory makes. */
  gaps: string[];
  unresolvedFactoryIds: string[];
  redactions: string[];
  quoted: string[];
  unnamedParts: string[];
  /** Calendar date in China, `YYYY-MM-DD`. */
  today: string;
};

export const listReviewRequirements = (request: ReviewedRequest): string[] => [
  ...reviewSelection(request),
  ...reviewHardRequirements(request),
  ...reviewScope(request),
  ...reviewQuantities(request),
  ...reviewTerms(request),
  ...reviewDrawings(request),
  ...reviewNames(request),
];

function reviewSelection({ input, selected, withoutContact, unresolvedFactoryIds, gaps }: ReviewedRequest): string[] {
  const explicit = (input.factoryIds ?? []).length > 0;
  return [
    ...(selected.length === 0 ? ['No factory was selected, so nothing can be approved.'] : []),
    ...(selected.length > 0 && explicit
      ? ['The factories were chosen by the caller: check that each of them meets the requirements of the project.']
      : []),
    ...(selected.length > 0 && !explicit
      ? ['The shortlist was not checked against location or quality requirements: check each factory yourself.']
      : []),
    ...gaps,
    ...unresolvedFactoryIds.map((id) => `"${id}" matches no factory, or more than one: use the directory id.`),
    ...withoutContact.map((name) => `${name} has no usable contact: add one before sending its draft.`),
  ];
}

function reviewHardRequirements({ project: { intent } }: ReviewedRequest): string[] {
  const requirements = intent?.requirements ?? [];
  return requirements
    .filter(({ strength }) => strength === 'hard')
    .map(
      ({ kind, detail, confirmation }) =>
        `Hard ${kind} requirement${confirmation === 'unconfirmed' ? ' (unconfirmed)' : ''}: "${detail}". It was not verified; the factory sees it only if a part or dfmQuestions states it.`,
    )
    .concat(
      requirements.some(({ strength, confirmation }) => strength === 'preference' && confirmation === 'unconfirmed')
        ? ['The intent contains unconfirmed preferences: confirm them before relying on them.']
        : [],
    );
}

function reviewQuantities({ input, project }: ReviewedRequest): string[] {
  const { current } = project.intent ?? {};
  const unconfirmed = current?.confirmation === 'unconfirmed' && current.quantity !== null ? current.quantity : null;
  const { quantities } = resolveQuantities(input, project);
  return [
    ...(unconfirmed === null
      ? []
      : [
          `The intent's current quantity of ${formatNumber(unconfirmed)} is unconfirmed and was not used${
            input.quantities || resolveCurrentQuantity(project).quantity === null
              ? ''
              : '; the intake quantity was used instead'
          }.`,
        ]),
    ...(quantities.length === 0 ? ['The RFQ states no quantity: factories will choose their own.'] : []),
  ];
}

const electronics: readonly Process[] = ['pcba', 'battery', 'motor_actuator', 'display', 'camera', 'power_adapter'];
const shapes: readonly Process[] = ['injection_molding', 'cnc', 'sheet_metal', 'die_casting', 'packaging'];

function reviewScope({ input: { scope, parts } }: ReviewedRequest): string[] {
  const foreign = scope === 'pcba' ? shapes : scope === 'mechanical_part' || scope === 'tooling' ? electronics : [];
  return parts.flatMap(({ process }, i) =>
    process && foreign.includes(process)
      ? [`Part 2.${i + 1} is ${process}, but the scope of the request is ${scope}: check the scope.`]
      : [],
  );
}

const destinationIncoterms = ['CPT', 'CIP', 'CFR', 'CIF', 'DAP', 'DPU', 'DDP'];

function reviewTerms({ input, project, today }: ReviewedRequest): string[] {
  const { quoteBy, incoterm, namedPlace, targetMarkets, annualVolume } = input;
  const neededBy = project.intake?.neededBy;
  const markets = listTargetMarkets(input, project);
  return [
    ...(quoteBy && quoteBy < today ? [`The reply date ${quoteBy} has passed.`] : []),
    ...(quoteBy ? findHolidays(quoteBy).map((holiday) => `The reply date ${quoteBy} falls in ${holiday}.`) : []),
    ...(neededBy ? [`The RFQ states ${neededBy}, from the intake, as the date the goods are needed.`] : []),
    ...(markets.length > 0 && !targetMarkets
      ? [`The RFQ states the target markets ${markets.join(', ')}, from the intake.`]
      : []),
    ...(annualVolume
      ? [`The RFQ states an expected annual volume of ${formatNumber(annualVolume)} as a forecast: check it.`]
      : []),
    ...(!incoterm && !isBlank(namedPlace) ? ['namedPlace is not stated in the RFQ, because incoterm is missing.'] : []),
    ...(incoterm && destinationIncoterms.includes(incoterm) && isBlank(namedPlace)
      ? [`${incoterm} requires a place of destination; the RFQ leaves it open.`]
      : []),
  ];
}

const springFestivals = [
  { from: '2026-02-15', to: '2026-02-23' },
  { from: '2027-02-05', to: '2027-02-12' },
];

function findHolidays(date: string): string[] {
  const day = date.slice(5);
  return [
    ...(springFestivals.some(({ from, to }) => from <= date && date <= to)
      ? ['Spring Festival: factories are closed']
      : []),
    ...('10-01' <= day && day <= '10-07' ? ['the holidays of 1-7 October: factories are closed'] : []),
  ];
}

function reviewDrawings({ input }: ReviewedRequest): string[] {
  const { anonymised, files = [] } = input;
  const drawingsStatus = resolveDrawingsStatus(input);
  const drawn = drawingsStatus === 'drawings_attached' || drawingsStatus === 'drawings_and_sample';
  const sampled = drawingsStatus === 'sample_available' || drawingsStatus === 'drawings_and_sample';
  return [
    ...(drawn ? ['The message carries no attachments: send the drawings to each factory yourself.'] : []),
    ...(files.length > 0
      ? [
          `The RFQ lists ${files.length === 1 ? '1 file' : `${files.length} files`}: check that these revisions are released.`,
        ]
      : []),
    ...(drawn && anonymised
      ? ['Title blocks and file names of drawings often name the company or product: remove them.']
      : []),
    ...(sampled ? ['The RFQ offers a physical sample: have one ready to send.'] : []),
  ];
}

function reviewNames(request: ReviewedRequest): string[] {
  const { input, identity, redactions, unnamedParts } = request;
  const { company, product } = identity.secrets;
  if (!input.anonymised)
    return [
      company || product ? 'The RFQ is not anonymous: it names the company or product.' : 'The RFQ is not anonymous.',
    ];
  return [
    ...reviewRedactions(redactions),
    ...unnamedParts.map(
      (no) => `The name of part ${no} only identifies the buyer: state in the request what the part is.`,
    ),
    ...reviewIdentity(request),
  ];
}

type RedactedText = Pick<ReviewedRequest, 'identity' | 'redactions' | 'quoted'>;

/** What to check in an anonymous text of the caller. */
export const listTextRequirements = (text: RedactedText): string[] => [
  ...reviewRedactions(text.redactions),
  ...reviewIdentity(text),
];

const reviewRedactions = (redactions: readonly string[]): string[] => [
  "The caller's text is quoted as given in both languages: check that nothing in it identifies the buyer.",
  ...redactions,
];

const reviewIdentity = (text: RedactedText): string[] => [
  ...listUnsearchableNames(text.identity).map(
    (name) => `"${name}" is too short to search for: check that the text does not contain it.`,
  ),
  ...reviewPersonalData(text),
];

const addressPattern = /https?:\/\/|www\.|[^\s@]@[^\s@]/i;
const maxShown = 3;

function reviewPersonalData({ quoted, identity }: RedactedText): string[] {
  const found = quoted.map((text) => findLikelyPersonalData(text, identity.vocabulary));
  const flag = (kind: keyof LikelyPersonalData, what: string) => {
    const all = [...new Set(found.flatMap((one) => one[kind]))];
    const list = all.slice(0, maxShown).map((one) => `"${shorten(oneLine(one), 60)}"`);
    return all.length ? [`The caller's text may contain ${what}, which was not redacted: ${list.join(', ')}.`] : [];
  };
  return [
    ...flag('names', 'the name of a person'),
    ...flag('addresses', 'a postal address'),
    ...flag('numbers', 'a telephone, tax or account number'),
    ...(quoted.some((text) => addressPattern.test(text))
      ? ["The caller's text contains a web or e-mail address."]
      : []),
  ];
}
