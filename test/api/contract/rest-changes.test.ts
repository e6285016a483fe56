import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { document } from './document.ts';
import { listRestChanges } from './rest-changes.ts';

const released = JSON.parse(readFileSync('schema/released-openapi.json', 'utf8'));
const changes = listRestChanges(released, { ...document });

test('rest-changes.txt lists what has changed in the REST API since the last release', () =>
  expect(changes.map((line) => `${line}\n`).join('')).toMatchFileSnapshot('../../../schema/rest-changes.txt'));

test('nothing of the REST API has broken since the last release', () => {
  expect(changes.filter((line) => line.startsWith('breaking: '))).toEqual([]);
});

type Schema = { [keyword: string]: unknown; properties: Record<string, object>; required: string[] };

/** A document of one operation, with its parts at hand. */
function createDocument() {
  const text = () => ({ type: 'string', maxLength: 20 });
  const request: Schema = {
    type: 'object',
    required: ['to'],
    properties: { to: text(), by: { enum: ['air', 'sea'] }, note: text() },
  };
  const answer: Schema = {
    type: 'object',
    required: ['id', 'state'],
    properties: { id: text(), state: { enum: ['new', 'sent'] }, parts: { type: 'array', items: text() } },
  };
  const page = { name: 'page', in: 'query', required: false, schema: { type: 'integer', maximum: 9 } };
  const created = {
    headers: { Location: { schema: text() } } as Record<string, object>,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Parcel' } } },
  };
  const operation = {
    parameters: [page],
    requestBody: { content: { 'application/json': { schema: request } } },
    responses: { 201: created } as Record<string, object>,
  };
  const paths: Record<string, object> = { '/parcels': { post: operation } };
  const whole = { paths, components: { schemas: { Parcel: answer } } };
  return { whole, paths, operation, request, answer, page, created, text };
}

test.each<[string, (parts: ReturnType<typeof createDocument>) => unknown, string[]]>([
  ['an operation that is gone', ({ paths }) => delete paths['/parcels'], ['breaking: POST /parcels is gone']],
  [
    'a field of the answer that is gone',
    ({ answer }) => delete answer.properties['parts'],
    [
      'breaking: POST /parcels 201 application/json .parts is gone',
      'breaking: POST /parcels 201 application/json .parts[] is gone',
    ],
  ],
  [
    'a field of the answer that may be absent',
    ({ answer }) => answer.required.pop(),
    ['breaking: POST /parcels 201 application/json .state is optional'],
  ],
  [
    'a field of the answer that may be null',
    ({ answer }) => Object.assign(answer.properties['id']!, { type: ['string', 'null'] }),
    ['breaking: POST /parcels 201 application/json .id may be null'],
  ],
  [
    'a status that is gone',
    ({ operation }) => delete operation.responses[201],
    [
      'breaking: POST /parcels 201 application/json is gone',
      'breaking: POST /parcels 201 header Location is gone',
      'breaking: POST /parcels 201 is gone',
    ],
  ],
  [
    'a header that is gone',
    ({ created }) => delete created.headers['Location'],
    ['breaking: POST /parcels 201 header Location is gone'],
  ],
  [
    'a new value of the answer',
    ({ answer }) => Object.assign(answer.properties['state']!, { enum: ['new', 'sent', 'lost'] }),
    ['additive: POST /parcels 201 application/json .state may be lost'],
  ],
  [
    'a new field of the answer',
    ({ answer, text }) => Object.assign(answer.properties, { weight: text() }),
    ['additive: POST /parcels 201 application/json .weight is new'],
  ],
  [
    'a value that is refused now',
    ({ request }) => Object.assign(request.properties['by']!, { enum: ['air'] }),
    ['breaking: POST /parcels request .by is never sea'],
  ],
  [
    'a field that is demanded now',
    ({ request }) => request.required.push('note'),
    ['breaking: POST /parcels request .note is required'],
  ],
  [
    'a new field that is demanded',
    ({ request, text }) => [Object.assign(request.properties, { from: text() }), request.required.push('from')],
    ['breaking: POST /parcels request .from is new'],
  ],
  [
    'a new field that may be left out',
    ({ request, text }) => Object.assign(request.properties, { from: text() }),
    ['additive: POST /parcels request .from is new'],
  ],
  [
    'a tighter bound of a field',
    ({ request }) => Object.assign(request.properties['to']!, { maxLength: 10 }),
    ['breaking: POST /parcels request .to has maxLength 10'],
  ],
  ['a wider bound of a field', ({ request }) => Object.assign(request.properties['to']!, { maxLength: 30 }), []],
  [
    'a tighter bound of a parameter',
    ({ page }) => Object.assign(page.schema, { maximum: 5 }),
    ['breaking: POST /parcels query parameter page has maximum 5'],
  ],
  [
    'a parameter that is demanded now',
    ({ page }) => Object.assign(page, { required: true }),
    ['breaking: POST /parcels query parameter page is required'],
  ],
])('%s is labelled so', (_, change, lines) => {
  const changed = createDocument();
  change(changed);
  expect(listRestChanges(createDocument().whole, changed.whole)).toEqual(lines);
});
