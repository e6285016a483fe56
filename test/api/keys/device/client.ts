import { afterAll } from 'vitest';
import { hashSecret } from '#kernel/hash.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { readConfig } from '#server/settings/config.ts';
import { type refusal, startApp } from '../../../harness.ts';
import type { Json } from '../../../json.ts';

type App = Awaited<ReturnType<typeof startApp>>;
type On = App['app'];
export type Session = Awaited<ReturnType<App['session']>>;
export type Answer = Awaited<ReturnType<ReturnType<App['caller']>['rest']>>;

type ConnectionRow = { id: string; status: string; key_id: string | null; sealed: Buffer };
export type KeyRow = Record<'id' | 'organisation_id' | 'label' | 'prefix' | 'last4', string> & {
  sha256: Buffer;
  scopes: string[];
  temporary: boolean;
  revoked_at: Date | null;
};

const everything = '{ id status userCode clientName clientVersion label region scopes createdAt expiresAt }';

/** Common outcome of a REST or GraphQL response. */
export const outcome = ({ status, body }: Answer) => [status, body['error']?.code];
export const said = (refused: Awaited<ReturnType<typeof refusal>>) => refused && [refused['status'], refused['code']];

/** Two instances, with the steps of a terminal in REST and of an owner in GraphQL. One per test file. */
export async function startDevices(env: Record<string, string> = {}) {
  const settings = { TRUST_PROXY: 'true', LIMIT_REQUESTS_PER_MINUTE: '1000000', ...env };
  const app = await startApp(settings);
  app.clock.now = new Date();
  const config = readConfig({ PUBLIC_URL: 'http://gateway.test', ...settings });
  const overrides = { mailer: app.mailer, now: () => app.clock.now };
  const { app: second, close } = await openApp(app.serviceUrl, config, createLog('silent'), { overrides });
  afterAll(close);
  let addresses = 0;
  const address = () => `10.${[16, 8, 0].map((bits) => (addresses >> bits) & 255).join('.')}`;

  /** An unauthenticated caller with a unique address. */
  const nobody = (on?: On) => {
    addresses++;
    return app.caller({ 'x-forwarded-for': address() }, on);
  };
  const withKey = (secret: string, on?: On) => {
    addresses++;
    return app.caller({ authorization: `Bearer ${secret}`, 'x-forwarded-for': address() }, on);
  };
  const post = (path: string, body: object, on?: On) => nobody(on).rest('POST', `/auth/device${path}`, body);

  const poll = (deviceCode: string, on?: On) => post('/poll', { deviceCode }, on);
  const cancel = (deviceCode: string, on?: On) => post('/cancel', { deviceCode }, on);
  const acknowledge = (secret: string, deviceCode: string, on?: On) =>
    withKey(secret, on).rest('POST', '/auth/device/acknowledge', { deviceCode });
  const me = (secret: string, on?: On) => withKey(secret, on).rest('GET', '/me');
  const owner = async (kind: 'customer' | 'internal' = 'customer') =>
    app.session('owner', await app.organisation(kind));
  /** The same browser at another instance. */
  const elsewhere = ({ token }: Session, on: On) =>
    app.caller({ cookie: `__Host-ssd_session=${token}`, origin: 'http://gateway.test' }, on);

  type Asking = Pick<Session, 'graphql'>;
  const read = async ({ graphql }: Asking, userCode: string): Promise<Json> => {
    const query = `query ($userCode: String!) { connection: deviceConnection(userCode: $userCode) ${everything} }`;
    return (await graphql.request<{ connection: Json }>(query, { userCode })).connection;
  };
  const decide =
    (verb: 'approve' | 'deny') =>
    async ({ graphql }: Asking, userCode: string): Promise<Json> => {
      const field = `${verb}DeviceConnection(input: $input)`;
      const query = `mutation ($input: DeviceDecisionInput!) { decided: ${field} { deviceConnection ${everything} } }`;
      return (await graphql.request<{ decided: Json }>(query, { input: { userCode } })).decided.deviceConnection;
    };
  const [approve, deny] = [decide('approve'), decide('deny')];

  async function start(input: object = {}) {
    const { body } = await post('', { clientName: 'Terminal', ...input });
    return { deviceCode: body['deviceCode'] as string, userCode: body['userCode'] as string };
  }
  async function approved(input: object = {}, by?: Session) {
    const session = by ?? (await owner());
    const started = await start(input);
    await approve(session, started.userCode);
    return { ...started, session };
  }
  async function issued(input: object = {}, by?: Session) {
    const connection = await approved(input, by);
    const { key, secret } = (await poll(connection.deviceCode)).body;
    return { ...connection, key, secret: secret as string };
  }
  async function acknowledged(input: object = {}, by?: Session) {
    const connection = await issued(input, by);
    await acknowledge(connection.secret, connection.deviceCode);
    return connection;
  }

  const execute = <Row>(sql: string, values: unknown[] = []) => app.asOwner().execute<Row[]>(sql, values);
  const rowOf = async (deviceCode: string) =>
    (
      await execute<ConnectionRow>('select * from device_connection where device_code_sha256 = ?', [
        hashSecret(deviceCode),
      ])
    )[0]!;
  const keysOf = (organisationId: string) =>
    execute<KeyRow>('select * from api_key where organisation_id = ?', [organisationId]);

  /** Sets the clock of the service; the database clock runs on. */
  const at = (start: Date, seconds: number) => {
    app.clock.now = new Date(start.getTime() + Math.round(seconds * 1000));
  };

  return {
    ...{ ...app, second, nobody, withKey, poll, cancel, acknowledge, me, owner, elsewhere, read, approve, deny },
    ...{ start, approved, issued, acknowledged, execute, rowOf, keysOf, at },
  };
}
