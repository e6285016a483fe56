import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { clientOf } from '../../api/contract/client.ts';
import { broken } from '../../api/contract/faults.ts';
import { rows } from '../../api/contract/operations.ts';
import { peopleOf } from '../../api/contract/person.ts';
import { askTwin, twins } from '../../api/contract/twin.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';

/** In every layer something breaks that has secrets to tell; nobody outside learns them. */
const app = await startApp(unlimited);
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));

const secrets = ['hunter2', '10.20.30.40', 'api_key', '/home/gateway'];
const bug = () =>
  Object.assign(new Error('select * from api_key: postgres://gateway:hunter2@10.20.30.40'), {
    detail: 'hunter2',
    path: '/home/gateway/src/main.ts',
  });

const layers = {
  'the way in': ['auth'],
  'the database': ['orm', 'rows', 'searches'],
  'the clock': ['now'],
  'what is outside': [
    'mailer',
    'writer',
    'interviewer',
    'files',
    'trackers',
    'marketQuotes',
    'shipping',
    'cursors',
    'changes',
  ],
} as const;
const config = readConfig({ PUBLIC_URL: 'http://gateway.test', ...unlimited });
const instances = await Promise.all(
  Object.entries(layers).map(async ([layer, parts]) => {
    const overrides = broken([...parts], bug);
    const instance = await openApp(app.serviceUrl, config, createLog('silent'), { overrides });
    afterAll(instance.close);
    return { layer, on: instance.app, call: clientOf(instance.app) };
  }),
);

describe.each([...twins])('%s', (name, twin) => {
  test('does not reveal internal errors', async () => {
    const row = rows[name]!;
    const me = await person(row.by);
    const { afterwards: _, by, ...request } = await row.succeeds(me);
    const caller = by ?? me.caller;
    const broke: string[] = [];
    for (const { layer, on, call } of instances) {
      const { response, body } = await call(name, caller, request);
      const graph = await askTwin(twin, app.caller(caller.headers, on), request, row.by === 'operator');
      const said = JSON.stringify([body, [...response.headers], graph.body, [...graph.headers]]);
      expect(
        secrets.filter((secret) => said.includes(secret)),
        layer,
      ).toEqual([]);
      if (response.status < 500) continue;
      broke.push(layer);
      if (response.status !== 500) continue;
      const error = { code: 'internal_error', message: 'The request could not be completed.' };
      expect(body, layer).toEqual({ error, requestId: response.headers.get('x-request-id') });
    }
    expect(broke, 'something broke').not.toEqual([]);
  });
});
