import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import { reportTo } from '../child.ts';
import { batches, type Owned, rootFields, typeDefs } from './schema.ts';

type Node = { id: string; factoryId: string | null };
type Loaders = ReturnType<typeof createLoaders>;

const createLoaders = (owner: string) => ({
  actions: new DataLoader((ids: readonly string[]) => batches.actions(owner, ids, 5)),
  deliveries: new DataLoader((ids: readonly string[]) => batches.deliveries(owner, ids)),
  factories: new DataLoader((ids: readonly string[]) => batches.factories(ids)),
});

/** Apollo Server with a DataLoader for each type, on the same tables, without authentication or limits. */
const server = new ApolloServer<Owned & { loaders: Loaders }>({
  typeDefs,
  resolvers: {
    Query: rootFields,
    Project: { actions: ({ id }: Node, _: unknown, { loaders }: { loaders: Loaders }) => loaders.actions.load(id) },
    Action: {
      deliveries: ({ id }: Node, _: unknown, { loaders }: { loaders: Loaders }) => loaders.deliveries.load(id),
    },
    Delivery: {
      factory: ({ factoryId }: Node, _: unknown, { loaders }: { loaders: Loaders }) =>
        factoryId && loaders.factories.load(factoryId),
    },
  },
  introspection: false,
  nodeEnv: 'production',
});
const { url } = await startStandaloneServer(server, {
  listen: { host: '127.0.0.1', port: 0 },
  context: async ({ req: { headers } }) => {
    const owner = String(headers['x-owner']);
    return { owner, loaders: createLoaders(owner) };
  },
});
reportTo(url.replace(/\/$/, ''));
