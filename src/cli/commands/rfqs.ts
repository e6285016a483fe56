import type { Command } from '../command/command.ts';
import { choice, id, integer, list, required, text } from '../command/flags.ts';
import { read, write } from '../command/request-command.ts';

const action = { id: 'id of the quote request (an action)' };
const rfq = { id: 'id of the request' };

export const rfqs: readonly Command[] = [
  read('/rfqs', {
    name: 'rfqs list',
    summary: 'Lists published requests for quotes.',
    query: {
      status: choice('status', ['draft', 'sent', 'closed']),
      projectId: id('only requests of this project'),
      page: integer('page, from 1'),
      pageSize: integer('records on a page, at most 50'),
    },
    shows: { list: 'rfqs', columns: ['id', 'title', 'projectName', 'status', 'requested.quoteBy', 'updatedAt'] },
    examples: ['rfqs list --status sent'],
  }),
  read('/rfqs/{id}', {
    name: 'rfqs show',
    summary: 'Shows a request with its invitations and quotes.',
    ids: rfq,
    shows: { record: 'rfq' },
    examples: ['rfqs show 0199a1b2-0000-7000-8000-000000000001'],
  }),
  read('/rfqs/{id}/comparison', {
    name: 'rfqs compare',
    summary: 'Compares the quotes of a request at one quantity.',
    ids: rfq,
    query: { quantity: required(integer('units to compare at')), asOf: text('date of validity', 'YYYY-MM-DD') },
    shows: { record: 'comparison' },
    examples: ['rfqs compare 0199a1b2-0000-7000-8000-000000000001 --quantity 500'],
  }),
  read('/actions/{id}/publication/review', {
    name: 'publications review',
    summary: 'Shows what a publication would send, and to whom. Sends nothing.',
    ids: action,
    query: {
      currency: required(text('currency of the quotes, such as USD', 'code')),
      incoterm: text('Incoterms rule, such as FOB', 'rule'),
      namedPlace: text('place of the Incoterms rule'),
      deliverTo: text('place of delivery'),
      targetUnitPrice: text('target price of one unit', 'amount'),
      quoteBy: text('last day for quotes', 'YYYY-MM-DD'),
      factoryIds: list('ids of factories'),
    },
    shows: { record: 'publication' },
    examples: ['publications review 0199a1b2-0000-7000-8000-000000000001 --currency USD --incoterm FOB'],
  }),
  write('post', '/actions/{id}/publication/approval', {
    name: 'publications approve',
    summary: 'Approves a publication: the digest of its review, and the same selection.',
    ids: action,
    body: { expectedReviewSha256: text('reviewSha256 of the review', 'digest') },
    takesInput: true,
    shows: { record: 'approval' },
    readBack: 'publications review {id} --currency USD',
    examples: [
      'publications approve 0199a1b2-0000-7000-8000-000000000001 --input selection.json --expected-review-sha256 9f86…',
    ],
  }),
  write('post', '/actions/{id}/publication', {
    name: 'publications publish',
    summary: 'Publishes an approved quote request.',
    ids: action,
    body: { approvalId: required(id('id of the approval')) },
    shows: { record: 'rfq' },
    readBack: 'rfqs list',
    examples: [
      'publications publish 0199a1b2-0000-7000-8000-000000000001 --approval-id 0199a1b2-0000-7000-8000-000000000002',
    ],
  }),
  read('/pending-disclosures', {
    name: 'disclosures list',
    summary: 'Lists what will be disclosed to factories unless it is revoked.',
    shows: { list: 'disclosures', columns: ['id', 'factoryName', 'kind', 'status', 'releaseAt'] },
    examples: ['disclosures list'],
  }),
  write('post', '/pending-disclosures/{id}/revoke', {
    name: 'disclosures revoke',
    summary: 'Revokes a pending disclosure.',
    ids: { id: 'id of the disclosure' },
    body: { reason: text('reason') },
    shows: { record: 'disclosure' },
    readBack: 'disclosures list',
    examples: ['disclosures revoke 0199a1b2-0000-7000-8000-000000000001 --reason "wrong factory"'],
  }),
];
