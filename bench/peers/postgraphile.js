import { once } from 'node:events';
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { reportTo } from '../child.ts';

/**
 * PostGraphile 5 on the same tables, as their owner, without authentication or limits. In JavaScript, because its types
 * change those of `graphql` for the whole project.
 */
// It reports each column whose type it does not know.
console.warn = () => {};
const { createServ } = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env['DATABASE_URL'] ?? '',
      schemas: ['public'],
      poolConfig: { max: 8, options: '-c TimeZone=UTC -c synchronous_commit=off' },
      pubsub: false,
    }),
  ],
  grafast: { explain: false },
  grafserv: { graphiql: false, watch: false },
});
const server = createServer();
await createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
reportTo(`http://127.0.0.1:${server.address().port}`);
