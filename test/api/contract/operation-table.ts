import type { Document } from './document.ts';

const toIdentifier = (words: string) =>
  words
    .split(' ')
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1)))
    .join('');

/** The operations of the document by subject and name, for clients that call them. */
export function writeOperationTable({ tags, paths }: Document): string {
  const lines = ['// Generated from openapi.json by `npm run contract`.', 'export const operations = {'];
  for (const { name: tag } of tags) {
    lines.push(`  ${toIdentifier(tag)}: {`);
    for (const [path, item] of Object.entries(paths))
      for (const [method, operation] of Object.entries(item)) {
        const { operationId, summary, description, parameters = [], requestBody, responses, tags: named } = operation;
        if (!named.includes(tag)) continue;
        const success = responses['200'] ?? responses['201'];
        const isFile = !Object.hasOwn(success?.content ?? {}, 'application/json');
        const query = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => `'${name}'`);
        const isIdempotent = parameters.some(({ name }) => name === 'idempotency-key');
        lines.push(
          `    /** ${[summary, description].join(' ')} */`,
          `    ${operationId[0]!.toLowerCase()}${operationId.slice(1)}: {`,
          `      method: '${method}',`,
          `      path: '${path}',`,
          `      query: [${query.join(', ')}],`,
          `      body: ${requestBody !== undefined},`,
          `      idempotent: ${isIdempotent},`,
          `      file: ${isFile},`,
          '    },',
        );
      }
    lines.push('  },');
  }
  return [...lines, '} as const;', ''].join('\n');
}
