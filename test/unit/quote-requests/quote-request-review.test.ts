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

const intentOf = (current: object, requirements: object[] = []): Intent =>
  Intent.parse({
    schemaVersion: 1,
    current,
    plannedPilot: null,
    forecast: null,
    requirements,
    priorities: [],
    prioritySource: null,
  });
const unconfirmed = intentOf({ quantity: 300 });
const intake = Intake.parse({ productName: 'Lamp', currentQuantity: 50 });
const projectWith = (known: Partial<ProjectContext>): ProjectContext => ({
  name: 'Lantern',
  contextVersion: 'v4',
  intake: null,
  intent: null,
  ...known,
});

const identityWith = (known: Partial<Secrets>) =>
  createIdentity({ company: null, people: [], project: 'Lantern', product: null, links: [], ...known }, goods);

function request(fields: object, more: Partial<ReviewedRequest> = {}): ReviewedRequest {
  const input = QuoteRequestInput.parse({
    scope: 'mixed',
    parts: [{ name: 'Lid' }],
    quantities: [100],
    incoterm: 'FOB',
    quoteBy: '2026-11-02',
    anonymised: false,
    ...fields,
  });
  const { project = projectWith({}), identity = identityWith({}) } = more;
  const { quoted } = draftRfq({ input, project, identity, reference: 'RFQ-00000001' });
  return {
    ...{ input, project, identity, quoted },
    selected: ['Bright Metal'],
    withoutContact: [],
    unresolvedFactoryIds: [],
    redactions: [],
    unnamedParts: [],
    today: '2026-09-20',
    ...more,
  };
}

test('a shortlist says that location and quality were not checked, and names each hard requirement', () => {
  const requirement = { kind: 'location', detail: 'Guangdong only', strength: 'hard' };
  const intent = intentOf({}, [requirement, { kind: 'other', detail: 'Small team' }]);
  const expected = [
    'The shortlist was not checked against location or quality requirements: check each factory yourself.',
    'Hard location requirement (unconfirmed): "Guangdong only". Nobody checked it; the factory reads it only if a part or dfmQuestions says it.',
    'The intent holds unconfirmed preferences: confirm them before relying on them.',
    'The RFQ is not anonymous.',
  ];
  expect(listReviewRequirements(request({}, { project: projectWith({ intent }) }))).toEqual(expected);
});

test.each<[string, string, object, Partial<ReviewedRequest>]>([
  ['chosen factories', 'The factories were chosen by the caller', { factoryIds: ['mfg-1'] }, {}],
  ['an empty shortlist', 'No factory was selected', {}, { selected: [] }],
  ['an unresolved factory', '"mfg-9" names no factory, or more than one', {}, { unresolvedFactoryIds: ['mfg-9'] }],
  ['a factory without a contact', 'Bright Metal has no usable contact', {}, { withoutContact: ['Bright Metal'] }],
  [
    'an unconfirmed quantity',
    "The intent's current quantity of 300 is unconfirmed and was not used.",
    {},
    { project: projectWith({ intent: unconfirmed }) },
  ],
  [
    'an unconfirmed quantity beside the intake',
    'was not used; the intake counted instead.',
    { quantities: undefined },
    { project: projectWith({ intent: unconfirmed, intake }) },
  ],
  ['no quantity', 'The RFQ names no quantity', { quantities: undefined }, {}],
  ['a passed reply date', 'The reply date 2026-09-19 has passed.', { quoteBy: '2026-09-19' }, {}],
  ['Spring Festival 2026', 'falls into Spring Festival', { quoteBy: '2026-02-15' }, { today: '2026-01-05' }],
  ['Spring Festival 2027', 'falls into Spring Festival', { quoteBy: '2027-02-12' }, {}],
  ['the first of October', 'falls into the holidays of 1-7 October', { quoteBy: '2026-10-01' }, {}],
  ['the seventh of October', 'falls into the holidays of 1-7 October', { quoteBy: '2031-10-07' }, {}],
  ['a destination term', 'DDP needs a place of destination', { incoterm: 'DDP' }, {}],
  ['promised drawings', 'The message carries no attachments', { drawingsStatus: 'drawings_attached' }, {}],
  ['drawings of an anonymous buyer', 'Title blocks', { drawingsStatus: 'drawings_and_sample', anonymised: true }, {}],
  ['a promised sample', 'have one ready to send', { drawingsStatus: 'sample_available' }, {}],
  ['text of an anonymous buyer', "The caller's text is quoted as given", { anonymised: true }, {}],
  [
    'what was replaced',
    '2 mentions of the company',
    { anonymised: true },
    { redactions: ['2 mentions of the company'] },
  ],
  [
    'a name too short to find',
    '"X1" is too short',
    { anonymised: true },
    { identity: identityWith({ company: 'X1' }) },
  ],
  [
    'an address in the text',
    'holds a web or e-mail address',
    { anonymised: true, dfmQuestions: 'Write to ann@lamp' },
    {},
  ],
  ['a named product', 'it names the company or product', {}, { identity: identityWith({ product: 'Lamp' }) }],
  [
    'the date of need',
    'names 2026-12-01, from the intake',
    {},
    { project: projectWith({ intake: { ...intake, neededBy: '2026-12-01' } }) },
  ],
])('a person is told to check %s', (_, words, fields, more) => {
  expect(listReviewRequirements(request(fields, more)).filter((line) => line.includes(words))).toHaveLength(1);
});

test.each(['2026-09-20', '2026-09-30', '2026-10-08', '2027-02-04', '2027-02-13'])(
  'a reply by %s is no concern',
  (quoteBy) => {
    expect(listReviewRequirements(request({ quoteBy })).filter((line) => line.includes('reply date'))).toEqual([]);
  },
);

test('quantities of the caller are not mistaken for those of the intake', () => {
  const project = projectWith({ intent: unconfirmed, intake });
  expect(listReviewRequirements(request({}, { project }))).toContain(
    "The intent's current quantity of 300 is unconfirmed and was not used.",
  );
});

test('an address that is replaced anyway is no concern', () => {
  const asked = request({ anonymised: true, dfmQuestions: 'As on https://lamp.test/a, or ask ann@lamp.test?' });
  expect(listReviewRequirements(asked).filter((line) => line.includes('address'))).toEqual([]);
});

test.each<[string, string, string]>([
  ['a name', 'Ask Jane Miller.', 'the name of a person, which stays as it is: "Jane Miller"'],
  ['a Chinese name', '请联系王先生', 'the name of a person, which stays as it is: "王先生"'],
  ['a Chinese name without a title', '请联系张伟', 'the name of a person, which stays as it is: "张伟"'],
  [
    'a number in groups',
    'call 415 555 0134',
    'a telephone, tax or account number, which stays as it is: "415 555 0134"',
  ],
  ['a postal address', 'to 12 Harbour Street', 'a postal address, which stays as it is: "12 Harbour Street"'],
  ['a long number', 'VAT DE123456789', 'a telephone, tax or account number, which stays as it is: "DE123456789"'],
])('%s that nobody here knows is pointed out, and stays', (_, dfmQuestions, words) => {
  const asked = request({ anonymised: true, dfmQuestions });
  expect(listReviewRequirements(asked).filter((line) => line.includes(words))).toHaveLength(1);
});

test.each(['样品联系方式', '400 600 1000 mm'])('nothing personal is seen in %j', (dfmQuestions) => {
  const asked = request({ anonymised: true, dfmQuestions });
  expect(listReviewRequirements(asked).filter((line) => line.includes('may hold'))).toEqual([]);
});

test('a part that is called by the product alone is pointed out', () => {
  const lines = listReviewRequirements(request({ anonymised: true }, { unnamedParts: ['2.1'] }));
  expect(lines).toContain('The name of part 2.1 says only who is asking: say in the request what the part is.');
});
