import { expect, test } from 'vitest';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Intake, Intent } from '#modules/sourcing/projects/project.schema.ts';
import { draftRfq } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import {
  listReviewRequirements,
  type ReviewedRequest,
} from '#modules/sourcing/quote-requests/quote-request-review.rules.ts';
import { createIdentity, type Secrets } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { goods } from '../../rfq-draft.ts';

const createIntent = (current: object, requirements: object[] = []): Intent =>
  Intent.parse({
    schemaVersion: 1,
    current,
    plannedPilot: null,
    forecast: null,
    requirements,
    priorities: [],
    prioritySource: null,
  });
const unconfirmed = createIntent({ quantity: 300 });
const intake = Intake.parse({ productName: 'Lamp', currentQuantity: 50 });
const createProject = (known: Partial<ProjectContext>): ProjectContext => ({
  name: 'Lantern',
  contextVersion: 'v4',
  intake: null,
  intent: null,
  ...known,
});

const createTestIdentity = (known: Partial<Secrets>) =>
  createIdentity({ company: null, people: [], project: 'Lantern', product: null, links: [], ...known }, goods);

function createRequest(fields: object, more: Partial<ReviewedRequest> = {}): ReviewedRequest {
  const input = QuoteRequestInput.parse({
    scope: 'mixed',
    parts: [{ name: 'Lid' }],
    quantities: [100],
    incoterm: 'FOB',
    quoteBy: '2026-11-02',
    anonymised: false,
    ...fields,
  });
  const { project = createProject({}), identity = createTestIdentity({}) } = more;
  const { quoted } = draftRfq({ input, project, identity, reference: 'RFQ-00000001' });
  return {
    ...{ input, project, identity, quoted },
    selected: ['Bright Metal'],
    withoutContact: [],
    gaps: [],
    unresolvedFactoryIds: [],
    redactions: [],
    unnamedParts: [],
    today: '2026-09-20',
    ...more,
  };
}

test('an automatic shortlist asks to check location, quality and each hard requirement', () => {
  const requirement = { kind: 'location', detail: 'Guangdong only', strength: 'hard' };
  const intent = createIntent({}, [requirement, { kind: 'other', detail: 'Small team' }]);
  const expected = [
    'The shortlist was not checked against location or quality requirements: check each factory yourself.',
    'Hard location requirement (unconfirmed): "Guangdong only". It was not verified; the factory sees it only if a part or dfmQuestions states it.',
    'The intent contains unconfirmed preferences: confirm them before relying on them.',
    'The RFQ is not anonymous.',
  ];
  expect(listReviewRequirements(createRequest({}, { project: createProject({ intent }) }))).toEqual(expected);
});

test.each<[string, string, object, Partial<ReviewedRequest>]>([
  ['factories selected by the caller', 'The factories were chosen by the caller', { factoryIds: ['mfg-1'] }, {}],
  ['an empty shortlist', 'No factory was selected', {}, { selected: [] }],
  [
    'a part that no factory makes',
    'No factory of the directory',
    {},
    { gaps: ['No factory of the directory makes it.'] },
  ],
  ['an unresolved factory', '"mfg-9" matches no factory, or more than one', {}, { unresolvedFactoryIds: ['mfg-9'] }],
  ['a factory without a contact', 'Bright Metal has no usable contact', {}, { withoutContact: ['Bright Metal'] }],
  [
    'an unconfirmed quantity',
    "The intent's current quantity of 300 is unconfirmed and was not used.",
    {},
    { project: createProject({ intent: unconfirmed }) },
  ],
  [
    'an unconfirmed quantity replaced by that of the intake',
    'was not used; the intake quantity was used instead.',
    { quantities: undefined },
    { project: createProject({ intent: unconfirmed, intake }) },
  ],
  ['no quantity', 'The RFQ states no quantity', { quantities: undefined }, {}],
  ['a reply date in the past', 'The reply date 2026-09-19 has passed.', { quoteBy: '2026-09-19' }, {}],
  ['Spring Festival 2026', 'falls in Spring Festival', { quoteBy: '2026-02-15' }, { today: '2026-01-05' }],
  ['Spring Festival 2027', 'falls in Spring Festival', { quoteBy: '2027-02-12' }, {}],
  ['the first of October', 'falls in the holidays of 1-7 October', { quoteBy: '2026-10-01' }, {}],
  ['the seventh of October', 'falls in the holidays of 1-7 October', { quoteBy: '2031-10-07' }, {}],
  ['an incoterm that requires a destination', 'DDP requires a place of destination', { incoterm: 'DDP' }, {}],
  ['drawings that are not attached', 'The message carries no attachments', { drawingsStatus: 'drawings_attached' }, {}],
  [
    'title blocks of drawings in an anonymous request',
    'Title blocks',
    { drawingsStatus: 'drawings_and_sample', anonymised: true },
    {},
  ],
  ['an offered sample', 'have one ready to send', { drawingsStatus: 'sample_available' }, {}],
  ['quoted text of an anonymous request', "The caller's text is quoted as given", { anonymised: true }, {}],
  [
    'replaced mentions',
    '2 mentions of the company',
    { anonymised: true },
    { redactions: ['2 mentions of the company'] },
  ],
  [
    'a name too short to search for',
    '"X1" is too short',
    { anonymised: true },
    { identity: createTestIdentity({ company: 'X1' }) },
  ],
  [
    'an address in the text',
    'contains a web or e-mail address',
    { anonymised: true, dfmQuestions: 'Write to ann@lamp' },
    {},
  ],
  [
    'a product named in a request that is not anonymous',
    'it names the company or product',
    {},
    { identity: createTestIdentity({ product: 'Lamp' }) },
  ],
  [
    'the needed-by date',
    'states 2026-12-01, from the intake',
    {},
    { project: createProject({ intake: { ...intake, neededBy: '2026-12-01' } }) },
  ],
  [
    'the target markets of the intake',
    'states the target markets US, DE, from the intake',
    {},
    { project: createProject({ intake: { ...intake, targetMarkets: ['US', 'DE'] } }) },
  ],
  ['an annual volume', 'annual volume of 20,000 as a forecast', { annualVolume: 20_000 }, {}],
  ['listed files', 'The RFQ lists 2 files', { files: [{ name: 'a.step' }, { name: 'b.pdf', revision: 'B' }] }, {}],
  ['a named place without an incoterm', 'namedPlace is not stated', { namedPlace: 'Ningbo', incoterm: undefined }, {}],
  [
    'a part that does not belong to the scope',
    'Part 2.2 is cnc, but the scope of the request is pcba',
    { scope: 'pcba', parts: [{ name: 'Board' }, { name: 'Lid', process: 'cnc' }] },
    {},
  ],
])('the review requirements mention %s', (_, words, fields, more) => {
  expect(listReviewRequirements(createRequest(fields, more)).filter((line) => line.includes(words))).toHaveLength(1);
});

test.each(['2026-09-20', '2026-09-30', '2026-10-08', '2027-02-04', '2027-02-13'])(
  'a reply date of %s has no review requirement',
  (quoteBy) => {
    expect(listReviewRequirements(createRequest({ quoteBy })).filter((line) => line.includes('reply date'))).toEqual(
      [],
    );
  },
);

test('a named place settles the place of destination', () => {
  const lines = listReviewRequirements(createRequest({ incoterm: 'DDP', namedPlace: 'Hamburg' }));
  expect(lines.filter((line) => line.includes('place of destination'))).toEqual([]);
});

test('with explicit quantities the review does not mention the intake', () => {
  const project = createProject({ intent: unconfirmed, intake });
  expect(listReviewRequirements(createRequest({}, { project }))).toContain(
    "The intent's current quantity of 300 is unconfirmed and was not used.",
  );
});

test('a redacted address has no review requirement', () => {
  const reviewed = createRequest({
    anonymised: true,
    dfmQuestions: 'As on https://lamp.test/a, or ask ann@lamp.test?',
  });
  expect(listReviewRequirements(reviewed).filter((line) => line.includes('address'))).toEqual([]);
});

test.each<[string, string, string]>([
  ['a name', 'Ask Jane Miller.', 'the name of a person, which was not redacted: "Jane Miller"'],
  ['a Chinese name', '请联系王先生', 'the name of a person, which was not redacted: "王先生"'],
  ['a Chinese name without a title', '请联系张伟', 'the name of a person, which was not redacted: "张伟"'],
  [
    'a number in groups',
    'call 415 555 0134',
    'a telephone, tax or account number, which was not redacted: "415 555 0134"',
  ],
  ['a postal address', 'to 12 Harbour Street', 'a postal address, which was not redacted: "12 Harbour Street"'],
  ['a long number', 'VAT DE123456789', 'a telephone, tax or account number, which was not redacted: "DE123456789"'],
])('%s unknown to the service is reported and not redacted', (_, dfmQuestions, words) => {
  const reviewed = createRequest({ anonymised: true, dfmQuestions });
  expect(listReviewRequirements(reviewed).filter((line) => line.includes(words))).toHaveLength(1);
});

test.each(['样品联系方式', '400 600 1000 mm'])('%j is not reported as personal data', (dfmQuestions) => {
  const reviewed = createRequest({ anonymised: true, dfmQuestions });
  expect(listReviewRequirements(reviewed).filter((line) => line.includes('may contain'))).toEqual([]);
});

test('a part named only after the product is reported', () => {
  const lines = listReviewRequirements(createRequest({ anonymised: true }, { unnamedParts: ['2.1'] }));
  expect(lines).toContain('The name of part 2.1 only identifies the buyer: state in the request what the part is.');
});
