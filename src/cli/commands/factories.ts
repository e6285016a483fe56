import type { Command } from '../command/command.ts';
import { boolean, choice, integer, text } from '../command/flags.ts';
import { read } from '../command/request-command.ts';

const filters = {
  process: text('manufacturing process, such as cnc or injection_molding'),
  city: text('city'),
  region: text('region'),
  startupFriendly: choice('friendly to startups', ['yes', 'no', 'unknown']),
  answeredUs: boolean('only factories that have answered'),
  minQuantityAtMost: integer('only factories whose stated minimum is at most this'),
  confidence: choice('how sure the record is', ['verified', 'reported', 'unverified']),
  certification: text('name of a certificate, such as ISO 9001'),
  includeQuarantined: boolean('with quarantined records; operator staff only'),
};
const pages = { page: integer('page, from 1'), pageSize: integer('records on a page, at most 50') };
const columns = ['id', 'nameEn', 'nameZh', 'city', 'processes', 'confidence', 'answeredUs'] as const;
const ids = { id: 'id of the factory, or its id in the directory' };

/** Filters of the directory, as lists and exports take them. */
export const factoryFilters = { q: text('words of names, specialty, capabilities and places'), ...filters };

export const factories: readonly Command[] = [
  read('/factories', {
    name: 'factories list',
    summary: 'Lists factories of the directory, 20 on a page.',
    query: { ...factoryFilters, ...pages },
    shows: { list: 'factories', columns },
    examples: ['factories list --process cnc --answered-us true', 'factories list --q 深圳 --page 2'],
  }),
  read('/factories/search', {
    name: 'factories search',
    summary: 'Searches the directory by words in English or Chinese.',
    queryArgument: { name: 'q', description: 'words of names, specialty, capabilities and places' },
    query: { ...filters, ...pages },
    shows: { list: 'factories', columns },
    examples: ['factories search "injection molding"', 'factories search 注塑 --city Dongguan'],
  }),
  read('/factories/facets', {
    name: 'factories facets',
    summary: 'Counts the factories by process, place and other facts.',
    query: factoryFilters,
    shows: { record: 'facets' },
    examples: ['factories facets --process pcba'],
  }),
  read('/network/summary', {
    name: 'factories summary',
    summary: 'Shows what the directory holds.',
    shows: { record: null },
    examples: ['factories summary'],
  }),
  read('/factories/{id}', {
    name: 'factories show',
    summary: 'Shows a factory. Contacts need a key with contacts:read and are counted.',
    ids,
    query: { contacts: boolean('false leaves the contacts out, so that nothing is counted') },
    shows: { record: 'factory' },
    examples: ['factories show mfg-0042 --contacts false'],
  }),
  read('/factories/{id}/interactions', {
    name: 'factories interactions',
    summary: 'Shows past mail and calls with a factory. Operator staff only.',
    ids,
    query: { bodies: boolean('with the text of messages'), transcripts: boolean('with transcripts of calls') },
    shows: { record: null },
    examples: ['factories interactions mfg-0042 --bodies true'],
  }),
];
