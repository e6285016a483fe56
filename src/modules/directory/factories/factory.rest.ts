import { z } from 'zod';
import type { Route } from '#rest/route.ts';
import { FactoryQuery } from './factory.schema.ts';
import { FactoryFilterQuery, FactoryListQuery, FactorySearchQuery } from './factory-filter.schema.ts';
import { facets } from './search/index-terms.rules.ts';

const fields = `fragment FactoryFields on Factory {
  id directoryId kind nameEn nameZh city region country processes specialty capabilities
  minQuantities { process quantity unit } startupFriendly answeredUs lastAnsweredAt confidence certificationCount
  updatedAt quarantined @include(if: $internal)
}`;

const item = `fragment FactoryListItem on Factory { ...FactoryFields matchedOn(search: $input) } ${fields}`;

const page = `list: factorySearch(input: $input) {
  factories { ...FactoryListItem } page pageSize total importedThrough
  suggestions hints { filter value count } }`;

export const factoryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/factories',
    mcp: 'read',
    summary: 'The factory directory. Never includes contact details.',
    query: FactoryListQuery,
    document: `query ListFactories($input: FactorySearchInput!, $internal: Boolean!) { ${page} } ${item}`,
    spread: 'list',
    errors: ['internal_only'],
  },
  {
    method: 'GET',
    path: '/factories/search',
    mcp: 'read',
    summary: 'Searches the directory by words in English or Chinese.',
    query: FactorySearchQuery,
    document: `query SearchFactories($input: FactorySearchInput!, $internal: Boolean!) { ${page} } ${item}`,
    spread: 'list',
    errors: ['internal_only'],
  },
  {
    method: 'GET',
    path: '/factories/facets',
    mcp: 'read',
    summary: 'Extension: the number of matching factories per value, largest first, at most 50 values of each.',
    query: FactoryFilterQuery,
    document: `query FactoryFacets($filter: FactoryFilter!) {
      facets: factoryFacets(filter: $filter) { ${facets.map((facet) => `${facet} { value count }`).join(' ')} }
    }`,
    errors: ['internal_only'],
  },
  {
    method: 'GET',
    path: '/network/summary',
    mcp: 'read',
    summary: 'Statistics of the directory.',
    document: `query NetworkSummary {
      summary: networkSummary { total byProcess: byProcessJson byRegion: byRegionJson answeredUs withCertifications importedThrough }
    }`,
    spread: 'summary',
  },
  {
    method: 'GET',
    path: '/factories/{id}',
    mcp: 'read',
    summary: 'One factory by uuid or directory id, with contacts if the key may read them.',
    params: z.object({ id: z.string().min(1).max(120) }),
    query: FactoryQuery,
    document: `query GetFactory($id: ID!, $contacts: Boolean, $internal: Boolean!) {
      factory(id: $id) {
        ...FactoryFields matchedOn aliasOf(name: $id) certifications { name issuer number validUntil status sourceNote @include(if: $internal) }
        whatTheyToldUs { answeredSummary contactedNote communityComments lastAnsweredAt sources } directoryFields(contacts: $contacts)
        contacts(include: $contacts) { contactName contactEmail contactPhone contactWechat directoryFields }
        contactsNote(include: $contacts)
      }
    } ${fields}`,
    errors: ['not_found'],
  },
];
