import { tasks } from './reference/document.ts';
import { graphPages } from './reference/graph.ts';

type Page = { text: string; link: string };
type Group = { text: string; items: Page[] };
const page = (text: string, link: string): Page => ({ text, link });

const guides: Group[] = [
  { text: 'Start', items: [page('Start in five minutes', '/'), page('States and approvals', '/concepts')] },
  {
    text: 'Use it',
    items: [
      page('Walk-throughs', '/walk-throughs'),
      page('Messages to factories', '/messages'),
      page('Factory directory', '/directory'),
      page('Shipping and tracking', '/shipping'),
      page('Comparison of quotes', '/quote-comparison'),
      page('Recipes for analysts', '/recipes'),
      page('Sign in and keys', '/sign-in-and-keys'),
    ],
  },
  {
    text: 'Program with it',
    items: [
      page('API reference', '/api/'),
      page('REST conventions', '/rest'),
      page('SDK', '/sdk'),
      page('Command line', '/command-line'),
      page('Events and webhooks', '/webhooks'),
      page('Agents', '/agents'),
      page('GraphQL costs and limits', '/graphql'),
      page('Pages of a dashboard', '/dashboards'),
      page('Errors', '/errors'),
      page('States of a delivery', '/delivery-states'),
      page('Changes', '/changelog'),
    ],
  },
  {
    text: 'Run and change it',
    items: [
      page('Going live', '/going-live'),
      page('Operations', '/operations'),
      page('Several database servers', '/operations/database-servers'),
      page('Scheduled exports', '/operations/scheduled-exports'),
      page('Scaling', '/scaling'),
      page('Security', '/security'),
      page('Architecture', '/architecture'),
      page('Contributing', '/contributing'),
      page('Guides', '/guides/'),
      page('Decisions', '/decisions/'),
      page('Glossary', '/glossary'),
    ],
  },
];

const reference: Group[] = [
  { text: 'API reference', items: [page('Overview', '/api/'), page('All of the documentation', '/')] },
  {
    text: 'REST',
    items: [
      ...tasks.map(({ name, page: file }) => page(name, `/api/${file}`)),
      page('Messages of webhooks', '/api/webhook-messages'),
    ],
  },
  { text: 'GraphQL', items: graphPages.map(({ title, name }) => page(title, `/api/${name}`)) },
];

export const sidebar: Record<string, Group[]> = { '/api/': reference, '/': guides };

/** A table of contents for language models (llmstxt.org). */
export function writeLlmsText(): string {
  const sections = [...guides, ...reference].map(({ text, items }) => {
    const lines = items.map(({ text, link }) => `- [${text}](/docs${link})`);
    return `## ${text}\n\n${lines.join('\n')}`;
  });
  const about = [
    '# Sourcing gateway',
    '> Quotes, freight and supplier messages for hardware founders. REST at /api/v1, GraphQL at /graphql. Nothing is sent to a factory before a person has approved the exact content.',
    '## APIs',
    '- [OpenAPI document](/api/v1/openapi.json)\n- [API reference](/docs/api/)\n- [GraphQL](/graphql)',
  ];
  return `${[...about, ...sections].join('\n\n')}\n`;
}
