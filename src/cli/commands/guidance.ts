import type { Command } from '../command/command.ts';
import { choice, integer, list, required, text } from '../command/flags.ts';
import { read, write } from '../command/request-command.ts';

export const guidance: readonly Command[] = [
  read('/knowledge/search', {
    name: 'knowledge search',
    summary: 'Searches the guides.',
    queryArgument: { name: 'q', description: 'words in English or Chinese' },
    query: {
      limit: integer('results at most'),
      language: choice('language', ['en', 'zh']),
      stageId: text('stage of the lifecycle', 'stage'),
    },
    shows: { list: 'results', columns: ['documentId', 'title', 'section', 'snippet'] },
    examples: ['knowledge search "payment terms"', 'knowledge search 模具 --language zh'],
  }),
  read('/knowledge/documents', {
    name: 'knowledge list',
    summary: 'Lists the guides.',
    query: {
      page: integer('page, from 1'),
      pageSize: integer('records on a page, at most 50'),
      stageId: text('stage of the lifecycle', 'stage'),
    },
    shows: { list: 'documents', columns: ['id', 'title', 'language', 'stageIds'] },
    examples: ['knowledge list --stage-id tooling'],
  }),
  read('/knowledge/documents/{id}', {
    name: 'knowledge show',
    summary: 'Shows a guide.',
    ids: { id: 'id of the guide' },
    shows: { record: 'document' },
    examples: ['knowledge show dfm-injection-molding'],
  }),
  read('/lifecycle', {
    name: 'lifecycle list',
    summary: 'Lists the phases and stages from idea to end of life.',
    shows: { list: 'phases', columns: ['id', 'title', 'stages'] },
    examples: ['lifecycle list'],
  }),
  read('/lifecycle/{stageId}', {
    name: 'lifecycle show',
    summary: 'Shows a stage: questions, deliverables, risks.',
    ids: { stageId: 'id of the stage' },
    shows: { record: 'stage' },
    examples: ['lifecycle show tooling'],
  }),
  write('post', '/compliance/path', {
    name: 'compliance',
    summary: 'Lists market access requirements of a product. Not legal advice.',
    bodyArguments: { description: 'what the product is' },
    body: { markets: required(list('US, EU, UK, CN, JP, CA, AU')) },
    takesInput: true,
    shows: { list: 'requirements', columns: ['name', 'market', 'status', 'because'] },
    readBack: null,
    examples: [
      'compliance "desk lamp with USB charger" --markets US,EU',
      'compliance --markets EU --input product.json',
    ],
  }),
  write('post', '/compliance/hts-candidates', {
    name: 'hts',
    summary: 'Finds tariff lines for a description of goods. Nothing is binding.',
    bodyArguments: { description: 'what the goods are' },
    body: { material: text('material'), use: text('use'), limit: integer('candidates at most') },
    shows: { list: 'candidates', columns: ['hts', 'description', 'score', 'generalRateText'] },
    readBack: null,
    examples: ['hts "LED desk lamp" --material aluminium'],
  }),
];
