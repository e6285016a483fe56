import type { Attack, Sent } from './attack.ts';

const words = (count: number, word: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => word(i)).join(' ');
const goods = 'steel bottle injection molding pcba espresso machine desk lamp motor battery charger gear wheel'.split(
  ' ',
);
const chinese = '不锈钢注塑电路板咖啡机台灯电机电池充电器齿轮轮子包装盒';

/** What a text of so many characters is made of, so that no rule over words is met by one kind alone. */
const texts: Record<string, string> = {
  'distinct words': words(1_000, (i) => `w${i.toString(36)}`),
  'words of goods': words(1_000, (i) => goods[i % goods.length] ?? ''),
  'words of goods that differ': words(1_000, (i) => `${goods[i % goods.length]}${i}`),
  'Chinese goods': chinese.repeat(150),
  'Chinese of many letters': String.fromCodePoint(...Array.from({ length: 4_000 }, (_, i) => 0x4e00 + i)),
  'one letter': 'a'.repeat(4_000),
  'blanks between letters': `a${' '.repeat(1_990)}b${' '.repeat(1_990)}c`,
  'blanks in pairs': 'a  '.repeat(1_400),
  numbers: words(1_500, (i) => `${i}`),
  'one long number': '9'.repeat(4_000),
  'quantities and dates': words(300, (i) => `${i}000 pcs 2026-0${i % 9}-1${i % 9}`),
  'Chinese quantities': '三千台五百个二万件'.repeat(440),
  'sizes and money': words(300, (i) => `${i}.5 x ${i} mm USD ${i},000`),
  negations: 'not without no never neither '.repeat(140),
  'addresses that never end': 'a@b.'.repeat(1_000),
  'web addresses': 'http://a.b/'.repeat(360),
  hyphens: 'a-'.repeat(2_000),
  dots: '.'.repeat(4_000),
  'letters that unfold': 'ﷺ'.repeat(4_000),
  'marks that combine': `a${'\u0301\u0323'.repeat(15)}`.repeat(120),
  emoji: '👩‍🔧'.repeat(700),
};

const cartons = Array.from({ length: 50 }, (_, i) => ({
  ...{ lengthCm: 999.9 - i, widthCm: 333.3, heightCm: 77.7, weightKg: 1_999.9, count: 10_000 },
}));
const post = (path: string, input: object): Sent => ({
  method: 'POST',
  path: `/api/v1${path}`,
  body: JSON.stringify(input),
});
const get = (path: string, q: string): Sent => ({
  method: 'GET',
  path: `/api/v1${path}?q=${encodeURIComponent(q.toWellFormed())}`,
});
const graph = (query: string, variables: object): Sent => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** Inputs that are within all bounds, as long as they may be, by what is asked. `{project}` is a project of the caller. */
const inputs: Record<string, (text: (max: number) => string) => Sent> = {
  'tariff candidates': (text) =>
    post('/compliance/hts-candidates', { description: text(2_000), material: text(200), use: text(200), limit: 10 }),
  'a compliance path': (text) =>
    post('/compliance/path', { description: text(2_000), markets: ['US', 'EU', 'UK', 'CA', 'JP', 'AU'] }),
  'capabilities that fit': (text) =>
    post('/discover', { query: text(500), city: text(60), region: text(60), limit: 20 }),
  'the knowledge library': (text) => get('/knowledge/search', text(200)),
  'a search for factories': (text) => get('/factories/search', text(200)),
  'facets of a search': (text) =>
    graph(
      `query ($f: FactoryFilter) { factoryFacets(filter: $f) { __typename } factories(first: 100, filter: $f) {
        totalCount nodes { id } } factoryAggregate(filter: $f, groupBy: [city]) { count } }`,
      { f: { q: text(200) } },
    ),
  'a landed cost': (text) =>
    post('/shipping/estimate', {
      ...{ cartons, destination: { country: 'US', city: text(60) }, productCategory: text(80), hts: '8507.60.00' },
      declaredValueUsd: 9_999_999,
    }),
  'a new project': (text) =>
    post('/projects', {
      name: text(120),
      intake: { productName: text(200), summary: text(4_000), notes: text(4_000), category: text(120) },
    }),
  'a package of 200 files': (text) =>
    post('/projects/{project}/engineering/preview', {
      revision: 'A',
      files: Array.from({ length: 200 }, (_, i) => ({
        ...{ name: `${i}${text(200)}.pdf`, sizeBytes: 1 + i, sha256: i.toString(16).padStart(64, '0') },
      })),
    }),
  'a quote request of 20 parts': (text) =>
    post('/projects/{project}/actions', {
      kind: 'quote_request',
      input: {
        ...{ scope: 'full_product', quantities: [1, 2, 3, 4, 5, 6], dfmQuestions: text(2_000) },
        parts: Array.from({ length: 20 }, () => ({
          ...{ name: text(200), material: text(200), finish: text(200), notes: text(1_000) },
        })),
      },
    }),
};

const cutFrom = (text: string) => (max: number) => text.slice(0, max).trim().toWellFormed();

export const acceptedTexts: Attack[] = Object.entries(inputs).flatMap(([input, make]) =>
  Object.entries(texts).map(
    ([name, text]): Attack => ({
      name: `${input}: ${name}`,
      credentials: ['sandbox'],
      requests: 2,
      build: () => make(cutFrom(text)),
    }),
  ),
);
