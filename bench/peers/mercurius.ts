import fastify from 'fastify';
import mercurius from 'mercurius';
import { reportTo } from '../child.ts';
import { batches, type Owned, rootFields, typeDefs } from './schema.ts';

declare module 'mercurius' {
  interface MercuriusContext extends Owned {}
}

type Asked<Args = object> = { obj: { id: string; factoryId: string | null }; params: Args };

/** Mercurius with its compiler and its loaders, on the same tables, without authentication or limits. */
const server = fastify({ logger: false });
await server.register(mercurius, {
  schema: typeDefs,
  resolvers: { Query: rootFields },
  loaders: {
    Project: {
      actions: (asked: Asked<{ first: number }>[], { owner }: Owned) =>
        batches.actions(
          owner,
          asked.map(({ obj }) => obj.id),
          asked[0]!.params.first,
        ),
    },
    Action: {
      deliveries: (asked: Asked[], { owner }: Owned) =>
        batches.deliveries(
          owner,
          asked.map(({ obj }) => obj.id),
        ),
    },
    Delivery: {
      factory: (asked: Asked[]) => batches.factories(asked.map(({ obj }) => obj.factoryId)),
    },
  },
  context: ({ headers }): Owned => ({ owner: String(headers['x-owner']) }),
  jit: 1,
  graphiql: false,
});
reportTo(await server.listen({ host: '127.0.0.1', port: 0 }));
