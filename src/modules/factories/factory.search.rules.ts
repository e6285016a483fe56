import type { FactoryRecord } from './factory.shapes.ts';
import { placeVariants } from './factory-places.ts';

export type Searchable = Pick<
  FactoryRecord,
  'nameEn' | 'nameZh' | 'specialty' | 'capabilities' | 'city' | 'directoryId'
>;

const mostTerms = 12;

/** One form for text and query: full and half width, case and Latin accents make no difference. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

const fields: { [field in keyof Searchable]: (factory: Searchable) => string } = {
  nameEn: ({ nameEn }) => nameEn,
  nameZh: ({ nameZh }) => nameZh ?? '',
  specialty: ({ specialty }) => specialty ?? '',
  capabilities: ({ capabilities }) => capabilities.join(' '),
  city: ({ city }) => (city === null ? '' : [city, ...placeVariants(city)].join(' ')),
  directoryId: ({ directoryId }) => directoryId,
};

/** What a query is compared with. A term holds no space, so it never matches across two fields. */
export const searchTextOf = (factory: Searchable): string =>
  folded(
    Object.values(fields)
      .map((text) => text(factory))
      .join(' '),
  );

/**
 * The words of a query, each of which a match must contain. Chinese runs stand apart from the Latin words they touch.
 * Empty only for a blank query.
 */
export function searchTerms(q: string): string[] {
  const text = folded(q);
  const words =
    text.match(/\p{Script=Han}+|[^\p{Script=Han}\s,;|/()"，、；。（）]+/gu) ?? text.split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, mostTerms);
}

/** For `like … escape '\'`: the term anywhere, its own wildcards taken as letters. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** The fields that hold at least one of the terms, in the order in which they are searched. */
export const matchedOn = (factory: Searchable, terms: readonly string[]): string[] =>
  Object.entries(fields).flatMap(([field, textOf]) => {
    const text = folded(textOf(factory));
    return terms.some((term) => text.includes(term)) ? [field] : [];
  });
