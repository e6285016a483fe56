import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { Process } from '#kernel/enums.ts';
import { FactoryKind } from '#modules/directory/factories/factory.schema.ts';
import { seedDemo } from '#modules/directory/factories/import/factory-import.service.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { quoteRequest, startApp, unlimited } from '../../harness.ts';

/** Of this share of the requests, the first three factories are all sensible. */
const minSensible = 0.9;

const pattern = z.string().transform((word) => new RegExp(`(?<![a-z])(?:${word})`, 'i'));
const Trade = z.strictObject({
  words: z.array(pattern).default([]),
  processes: z.array(Process).default([]),
  kinds: z.array(FactoryKind).default([]),
});
const JudgedRequest = z.strictObject({
  project: Intake,
  request: QuoteRequestInput,
  sensible: z.array(z.string()).min(1),
  absurd: z.array(z.string()).min(1),
});
type JudgedRequest = z.output<typeof JudgedRequest>;
const { trades, requests } = z
  .strictObject({ trades: z.record(z.string(), Trade), requests: z.array(JudgedRequest) })
  .parse(parse(readFileSync('test/judged/shortlist.yaml', 'utf8')));

const Factory = z.object({
  nameEn: z.string(),
  kind: FactoryKind,
  processes: z.array(Process),
  specialty: z.string().nullable(),
  capabilities: z.array(z.string()),
});
type Factory = z.output<typeof Factory>;

const tradeNamed = (name: string) => {
  const trade = trades[name];
  if (!trade) throw new Error(`shortlist.yaml has no trade ${name}`);
  return trade;
};

const belongsTo = ({ kind, processes, specialty, capabilities }: Factory, name: string): boolean => {
  const trade = tradeNamed(name);
  return (
    trade.kinds.includes(kind) ||
    trade.processes.some((process) => processes.includes(process)) ||
    trade.words.some((word) => [specialty ?? '', ...capabilities].some((text) => word.test(text)))
  );
};
const specialisesIn = ({ kind, specialty }: Factory, name: string): boolean => {
  const trade = tradeNamed(name);
  return trade.kinds.includes(kind) || trade.words.some((word) => word.test(specialty ?? ''));
};

/** Processes that a factory must state. Anything may be off the shelf, or other. */
const listProcesses = ({ request }: JudgedRequest): Process[] => {
  const stated = request.parts.flatMap(({ process }) => process ?? []);
  return [...new Set(stated)].filter((process) => process !== 'off_the_shelf' && process !== 'other');
};
const processNames: Partial<Record<Process, RegExp>> = {
  pcba: /pcb ?a(?:ssembly)?/i,
  injection_molding: /injection.?mou?lding/i,
  motor_actuator: /motor|actuator/i,
};
const namesProcess = (text: string, process: Process) =>
  (processNames[process] ?? new RegExp(process.replaceAll('_', '[ _-]'), 'i')).test(text);

const app = await startApp(unlimited);
await seedDemo(app.asOwner());

async function judge(judged: JudgedRequest) {
  const { project, request, sensible, absurd } = judged;
  const me = await app.live();
  const input = { name: project.productName, intake: project };
  const { status, result } = await quoteRequest(me, request, { project: input });
  expect(status, project.productName).toBe(201);
  const factories: Factory[] = [];
  for (const { factoryId } of result.shortlist) {
    const { body } = await me.rest('GET', `/factories/${factoryId}`);
    factories.push(Factory.parse(body['factory'] ?? body));
  }
  const isSensible = (factory: Factory) => sensible.some((trade) => belongsTo(factory, trade));
  const isAbsurd = (factory: Factory) => !isSensible(factory) && absurd.some((trade) => specialisesIn(factory, trade));
  const uncovered = listProcesses(judged).filter(
    (process) =>
      !factories.some(({ processes }) => processes.includes(process)) &&
      !result.reviewRequirements.some((text) => namesProcess(text, process)),
  );
  const show = (those: Factory[]) => those.map(({ nameEn, specialty }) => `${nameEn}: ${specialty}`).join(' | ');
  return {
    name: project.productName,
    isSensible: factories.length > 0 && factories.every(isSensible),
    unsensible: show(factories.filter((factory) => !isSensible(factory))),
    absurd: show(factories.filter(isAbsurd)),
    uncovered,
  };
}

const results: Awaited<ReturnType<typeof judge>>[] = [];
for (const request of requests) results.push(await judge(request));

const list = (line: (result: (typeof results)[number]) => string) =>
  results.flatMap((result) => (line(result) ? [`${result.name}: ${line(result)}`] : []));
const absurd = list((result) => result.absurd);
const uncovered = list((result) => result.uncovered.join(', '));
const sensible = results.filter(({ isSensible }) => isSensible).length;
console.info(
  [
    'Judged shortlists',
    `first three sensible: ${sensible} of ${results.length}`,
    `with an absurd factory: ${absurd.length}`,
    `with a process that is neither covered nor named: ${uncovered.length}`,
  ].join('\n  '),
);

describe('the set', () => {
  test('has 60 requests, a quarter of them in Chinese and ten with several processes', () => {
    expect(requests).toHaveLength(60);
    const chinese = requests.filter(({ request }) => /\p{Script=Han}/u.test(JSON.stringify(request)));
    expect(chinese.length).toBeGreaterThanOrEqual(15);
    expect(requests.filter((request) => listProcesses(request).length > 1).length).toBeGreaterThanOrEqual(10);
  });

  test('uses only trades that it defines', () => {
    for (const name of requests.flatMap(({ sensible, absurd }) => [...sensible, ...absurd])) tradeNamed(name);
  });
});

describe('automatic shortlists', () => {
  test(`of ${minSensible * 100} % of the requests have only sensible factories`, () => {
    const unsensible = list(({ isSensible, unsensible }) => (isSensible ? '' : unsensible || 'nothing found'));
    expect(sensible / results.length, unsensible.join('\n')).toBeGreaterThanOrEqual(minSensible);
  });

  test('have no factory of a trade that cannot make the product', () => {
    expect(absurd).toEqual([]);
  });

  test('cover each process, or a review requirement names the gap', () => {
    expect(uncovered).toEqual([]);
  });
});
