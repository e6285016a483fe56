import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textOf } from './imports.ts';

/**
 * Words that the field has a standard term for. Each is looked for as a word of a text and as a part of a name
 * (`isHouse`, `house_fields`).
 */
const terms: [word: RegExp, term: string][] = [
  [/\bthe house\b|\bhouse(?:Fields|Only)\b|\bisHouse\b/i, 'operator, operator staff'],
  [/\b(?:both|two|other|either|each) doors?\b|\bdoors of\b/i, 'API: the REST API, the GraphQL API'],
  [/\bstrangers?\b/i, 'unauthenticated caller, another tenant'],
  [/(?:OfEveryone|\bemOf[A-Z]|\bactFor)/, 'systemEm, allTenants, asTenant, asSystem'],
  [/\block of ownership\b|\bowned rows\b/i, 'tenancy, tenant filter, row-level security'],
  [/\bgive(?:s|n)? back\b|\bgiveBack/i, 'refund'],
  [/\bdeeds?\b|\brecordDeed|\bDoer\b/, 'audit entry, Actor'],
  [/\blanes\b/i, 'connection pool'],
  [/\binTurn\b|\bopenTurns\b/, 'semaphore'],
  [/\bcrash ?points?\b|\bcrashPoint/i, 'failpoint'],
  [/\bveil|(?<!IP_|')\bpepper/i, 'hmac, secret'],
  [/\bPriced\b|\bSpending\b/, 'cost, cost budget'],
  [/\bcutArgs\b|\bcutShape\b/, 'keyset page'],
  [/\bmost[A-Z]\w*|\blongest[A-Z]\w*|\b(?:kept|rest)Ms\b/, 'max, retention, debounce'],
  [/\bforget(?:s|ting)\b|\bforget[A-Z]/, 'purge'],
  [/\b(?:bringUpToDate|keepLibrary|aroundOf|obstacleTo|savedAs|madeBefore|saveOnce)\b/, 'see docs/glossary.md'],
  [/\bconsoleDesk\b|\breadDesk\b|\bthe desk\b/i, 'back office'],
  [/\bbefalls?\b|\bthereof\b|\bwhomever\b|\bwhosoever\b/i, 'plain words'],
];

const sources = globSync(['src/**/*.ts', 'test/**/*.ts', 'bench/**/*.ts', 'migrations/**/*.{ts,sql}']);
/** The generated reference is read where it comes from. */
const documents = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'schema/{schema.graphql,access.md,openapi.json}'], {
  exclude: ['docs/api/**'],
});
const self = 'test/unit/project/words.test.ts';

/** Examples quote official texts, such as those of the tariff schedule. */
const omitExamples = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value) => (key === 'examples' ? undefined : value), 2);
const readText = (file: string) => (file.endsWith('openapi.json') ? omitExamples(textOf(file)) : textOf(file));

const texts = new Map([...sources, ...documents].filter((file) => file !== self).map((file) => [file, readText(file)]));

const found = (word: RegExp) =>
  [...texts]
    .filter(([, text]) => word.test(text))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );

describe('the standard term is used', () => {
  test.each(terms.map(([word, term]) => [term, word] as const))('%s', (_, word) => {
    expect(found(word)).toEqual([]);
  });
});
