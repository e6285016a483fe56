import { McpError } from '@modelcontextprotocol/sdk/types.js';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Json } from '#rest/response-schema.ts';
import type { Tool } from './tool.ts';

export type Resources = ReturnType<typeof createResources>;

const scheme = 'sourcing:';
const lifecycleUri = `${scheme}//lifecycle`;
const openapiUri = `${scheme}//openapi`;
const guidePrefix = `${scheme}//guides/`;
const resourceNotFound = -32002;

type Guide = { id: string; title: string; summary: string };
type Call = (name: string, given: Record<string, unknown>, ctx: Context) => Promise<Record<string, unknown>>;

/** Guides, the lifecycle and the contract, read by the tools of the same operations. */
export function createResources(tools: ReadonlyMap<string, Tool>, loadContract: () => Json) {
  const call: Call = (name, given, ctx) => {
    const tool = tools.get(name);
    if (!tool) throw new Error(`No row of an operation ${name} is marked for agents.`);
    return tool.call(given, ctx);
  };
  return {
    templates: [
      {
        uriTemplate: `${guidePrefix}{id}`,
        name: 'guide',
        description: 'One guide of the knowledge base, in Markdown.',
        mimeType: 'text/markdown',
      },
    ],
    async list(ctx: Context) {
      const guides = (await listGuides(call, ctx)).map(({ id, title, summary }) => ({
        uri: guidePrefix + encodeURIComponent(id),
        name: title,
        description: summary,
        mimeType: 'text/markdown',
      }));
      return {
        resources: [
          { uri: lifecycleUri, name: 'Lifecycle of a hardware product', mimeType: 'application/json' },
          { uri: openapiUri, name: 'OpenAPI document of the REST API', mimeType: 'application/json' },
          ...guides,
        ],
      };
    },
    async read(uri: string, ctx: Context) {
      const answer = (mimeType: string, text: string) => ({ contents: [{ uri, mimeType, text }] });
      if (uri === openapiUri) return answer('application/json', JSON.stringify(loadContract()));
      try {
        if (uri === lifecycleUri)
          return answer('application/json', JSON.stringify(await call('get_lifecycle', {}, ctx)));
        if (uri.startsWith(guidePrefix)) {
          const id = uri.slice(guidePrefix.length);
          const { document } = (await call('get_knowledge_document', { id }, ctx)) as { document: { body: string } };
          return answer('text/markdown', document.body);
        }
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        throw new McpError(resourceNotFound, `${error.code}: ${error.message}`, { uri });
      }
      throw new McpError(resourceNotFound, 'No such resource.', { uri });
    },
  };
}

async function listGuides(call: Call, ctx: Context, page = 1): Promise<Guide[]> {
  const answer = await call('list_knowledge_documents', { page, pageSize: 50 }, ctx);
  const { documents, total } = answer as { documents: Guide[]; total: number };
  return page * 50 < total ? [...documents, ...(await listGuides(call, ctx, page + 1))] : documents;
}
