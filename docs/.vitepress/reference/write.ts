import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHeadingId } from '../heading-id.ts';
import { document, tasks } from './document.ts';
import { graphPages } from './graph.ts';
import { joinParts, writeTable } from './markdown.ts';
import { writeTask, writeWebhookMessages } from './rest.ts';

const folder = 'docs/api';

/** Writes the reference of both APIs from schema/openapi.json and schema/schema.graphql as pages of the documentation. */
export function writeReference(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.md`), `${text}\n`);
  write('index', overview());
  for (const task of tasks) write(task.page, writeTask(task));
  write('webhook-messages', writeWebhookMessages());
  for (const { name, text, isSearched } of graphPages)
    write(name, isSearched ? text : `---\nsearch: false\n---\n\n${text}`);
}

const overview = (): string =>
  joinParts([
    '# API reference',
    `REST at \`/api/v1\`, contract ${document.info.version}, and GraphQL at \`/graphql\`. Both run the same resolvers and return the same error codes. These pages are generated from the OpenAPI document, \`/api/v1/openapi.json\`, and the schema; examples are the requests and answers of the tests of the contract.`,
    'Send a key with each request: `Authorization: Bearer ssd_…`. [Sign in and keys](../sign-in-and-keys.md) says how to get one; [errors](../errors.md) explains each code. The commands use the terminal of [the first request](../../README.md#a-first-request-and-a-first-query). Each operation can be tried on its page.',
    document.info.description,
    ...tasks.map(({ name, description, page, operations }) =>
      joinParts([
        `## ${name}`,
        description,
        writeTable(
          ['Operation', 'Purpose'],
          operations.map(({ method, path, summary }) => [
            `[\`${method} ${path}\`](${page}.md#${toHeadingId(`${method} ${path}`)})`,
            summary,
          ]),
        ),
      ]),
    ),
    '## GraphQL',
    'GraphiQL at `/graphql` runs queries beside the documentation of the schema; [costs and limits](../graphql.md) says what a query may ask.',
    graphPages.map(({ name, title }) => `- [${title}](${name}.md)`).join('\n'),
  ]);
