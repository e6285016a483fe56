import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { GraphQLSchema } from 'graphql';
import { apiVersion } from '#http/headers.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, toErrorBody } from '#kernel/errors.ts';
import type { Json } from '#rest/response-schema.ts';
import type { Route } from '#rest/route.ts';
import { createResources, type Resources } from './resource.ts';
import { createTools, type Tool } from './tool.ts';
import { markAsData } from './untrusted-text.ts';

export type Offer = {
  tools: ReadonlyMap<string, Tool>;
  resources: Resources;
  explain: (error: unknown, ctx: Context) => unknown;
};

export type OfferOptions = {
  routes: readonly Route[];
  schema: GraphQLSchema;
  loadContract: () => Json;
  explain: Offer['explain'];
};

export function createOffer({ routes, schema, loadContract, explain }: OfferOptions): Offer {
  const tools = createTools(routes, schema);
  return { tools, resources: createResources(tools, loadContract), explain };
}

const instructions = `Prepares quote requests to factories, estimates freight and duty, and reads their state. Nothing is sent before a
member approves it: give the member the openUrl of an answer, and read list_events to learn what was decided. Unknown values are null.`;

/** One request, without a session: state is in the gateway alone. */
export async function answerMcp(request: Request, message: unknown, ctx: Context, offer: Offer): Promise<Response> {
  const server = createServer(ctx, offer);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function createServer(ctx: Context, { tools, resources, explain }: Offer): Server {
  const server = new Server(
    { name: 'sourcing-gateway', version: apiVersion },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.values()].map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.get(params.name);
    try {
      if (!tool) throw new DomainError('not_found', `No such tool: ${params.name}.`, { resource: 'tool' });
      return toResult(await tool.call(params.arguments ?? {}, ctx));
    } catch (error) {
      const { body } = toErrorBody(explain(error, ctx), ctx.requestId);
      return { ...toResult(body), isError: true };
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => resources.list(ctx));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: resources.templates }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => resources.read(params.uri, ctx));
  return server;
}

const describeTool = ({ name, description, inputSchema, isReadOnly }: Tool) => ({
  name,
  description,
  inputSchema,
  annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
});

const toResult = (value: unknown) => ({ content: [{ type: 'text' as const, text: markAsData(value) }] });
