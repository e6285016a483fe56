import type { Command } from '../command/command.ts';
import { choice, id, integer, list, required, text } from '../command/flags.ts';
import { read, write } from '../command/request-command.ts';

const capabilityId = 'id of the capability';
const runColumns = ['id', 'capabilityId', 'quantity', 'status', 'missingFields', 'createdAt'] as const;

export const capabilities: readonly Command[] = [
  read('/capabilities', {
    name: 'capabilities list',
    summary: 'Lists manufacturing capabilities.',
    query: {
      status: choice('status', ['draft', 'in_review', 'published', 'rejected', 'retired']),
      process: text('manufacturing process'),
      page: integer('page, from 1'),
      pageSize: integer('records on a page, at most 50'),
    },
    shows: { list: 'capabilities', columns: ['id', 'title', 'factoryName', 'process', 'minQuantity', 'status'] },
    examples: ['capabilities list --process cnc'],
  }),
  write('post', '/discover', {
    name: 'capabilities discover',
    summary: 'Finds capabilities for a need in words.',
    bodyArguments: { query: 'what is to be made' },
    body: {
      processes: list('processes'),
      city: text('city'),
      region: text('region'),
      quantity: integer('units'),
      limit: integer('results at most'),
    },
    shows: { list: 'results', columns: ['capability.id', 'capability.title', 'capability.process', 'score', 'why'] },
    readBack: null,
    examples: ['capabilities discover "aluminium housing, 500 units" --processes cnc'],
  }),
  write('post', '/inspect', {
    name: 'capabilities inspect',
    summary: 'Shows a capability and what a run of it needs.',
    bodyArguments: { capabilityId },
    shows: { record: null },
    readBack: null,
    examples: ['capabilities inspect 0199a1b2-0000-7000-8000-000000000001'],
  }),
  read('/runs', {
    name: 'runs list',
    summary: 'Lists quote requests that were saved against capabilities.',
    shows: { list: 'runs', columns: runColumns },
    examples: ['runs list'],
  }),
  read('/runs/{id}', {
    name: 'runs show',
    summary: 'Shows a saved quote request.',
    ids: { id: 'id of the run' },
    shows: { record: 'run' },
    examples: ['runs show 0199a1b2-0000-7000-8000-000000000001'],
  }),
  write('post', '/run', {
    name: 'runs create',
    summary: 'Saves a quote request against a capability. Orders nothing.',
    bodyArguments: { capabilityId },
    body: {
      quantity: required(integer('units')),
      projectId: id('project of the request'),
      incoterm: text('Incoterms rule, such as FOB', 'rule'),
      quoteBy: text('last day for quotes', 'YYYY-MM-DD'),
      notes: text('notes'),
    },
    takesInput: true,
    idempotency: true,
    shows: { record: 'run' },
    readBack: 'runs list',
    examples: ['runs create 0199a1b2-0000-7000-8000-000000000001 --quantity 500 --idempotency-key lamp-0001'],
  }),
];
