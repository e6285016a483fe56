import { deepStrictEqual } from 'node:assert';
import type { Targets } from './data.ts';
import { type Body, type Request, type ServerName, serverNames, targetOf, type Workload } from './workloads.ts';

type Urls = ReadonlyMap<ServerName, string>;
type Answer = { status: number; headers: Record<string, string>; body: Body };

/** Comparing speed means something only where all say the same: bodies, and for REST the headers too. */
export async function assertSameAnswers(workloads: readonly Workload[], urls: Urls, targets: Targets): Promise<void> {
  for (const { name, asked } of workloads) {
    for (let n = 0; n < 40; n++) {
      const target = targetOf(targets, n * 613);
      const theirs = await ask(urls.get('handwritten')!, asked.handwritten!.request(target), target);
      for (const server of serverNames) {
        const [url, how] = [urls.get(server), asked[server]];
        if (!url || !how) continue;
        const request = how.request(target);
        const ours = await ask(url, request, target);
        deepStrictEqual(
          { status: ours.status, body: how.restOf(ours.body) },
          { status: 200, body: theirs.body },
          `${name} of ${server}`,
        );
        // The hand-written server compresses nothing.
        if (server === 'gateway' && name.startsWith('REST') && !request.acceptEncoding)
          deepStrictEqual(ours.headers, theirs.headers, `${name}: headers`);
      }
    }
  }
  await assertSameRefusals(urls, targets);
}

async function assertSameRefusals(urls: Urls, targets: Targets): Promise<void> {
  const { secret } = targetOf(targets, 0);
  const foreign = targetOf(targets, 1).delivery;
  const get = (path: string): Request => ({ method: 'GET', path: `/api/v1${path}` });
  const cases: [Request, string | null][] = [
    [get('/deliveries'), null],
    [get('/deliveries'), `${secret.slice(0, -1)}~`],
    [get('/deliveries'), secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))],
    [get('/deliveries?none=1'), secret],
    [get('/deliveries/none'), secret],
    [get(`/deliveries/${foreign}`), secret],
    [{ method: 'POST', path: '/api/v1/bench/compute', body: '{"scope":"none"}' }, secret],
  ];
  for (const [request, key] of cases) {
    const caller = { secret: key };
    const [ours, theirs] = await Promise.all([
      ask(urls.get('gateway')!, request, caller),
      ask(urls.get('handwritten')!, request, caller),
    ]);
    const codeOf = ({ status, body }: Answer) => ({ status, code: (body['error'] as Body | undefined)?.['code'] });
    deepStrictEqual(codeOf(ours), codeOf(theirs), `${request.method} ${request.path}`);
  }
}

async function ask(
  url: string,
  { method, path, body, acceptEncoding }: Request,
  { secret, owner }: { secret: string | null; owner?: string },
): Promise<Answer> {
  const headers = {
    'accept-encoding': acceptEncoding ?? 'identity',
    ...(secret && { authorization: `Bearer ${secret}` }),
    ...(owner && { 'x-owner': owner }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(url + path, { method, headers, body: body ?? null });
  const { requestId: _, ...rest } = (await response.json()) as Body;
  return { status: response.status, headers: lasting(response.headers), body: rest };
}

/** Headers without those that differ from one request to the next. */
const lasting = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(date|keep-alive|x-request-id|ratelimit-re.*)$/.test(name)));
