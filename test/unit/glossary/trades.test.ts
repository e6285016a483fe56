import { describe, expect, test } from 'vitest';
import { parseFamilies, parsePhraseWords, parseTrades } from '#modules/directory/glossary/trade.file.ts';
import { readTradeText } from '#modules/directory/glossary/trade-text.rules.ts';

describe('trades.yaml', () => {
  const trade = (key: string, fields: string) =>
    `  - trade: ${key}\n    name: { en: Lamps, zh: 灯具 }\n    ${fields.replaceAll('; ', '\n    ')}\n`;
  const parse = (...trades: string[]) =>
    parseTrades({ file: 'trades.yaml', text: `source: own\nas_of: 2026-11\ntrades:\n${trades.join('')}` });

  test('lists the terms of each trade', () => {
    const lamps = parse(trade('lamps', 'goods: lamp, light$, 灯具')).get('lamps');
    expect(lamps).toMatchObject({ goods: ['lamp', 'light$', '灯具'], craft: [], processes: [], materials: [] });
  });

  test.each<[string, string[], string]>([
    ['an unknown process', [trade('lamps', 'goods: lamp; processes: [welding]')], 'trades[0].processes[0]: Invalid'],
    ['an unknown material', [trade('lamps', 'goods: lamp; materials: [gold]')], 'trades[0].materials[0]: Invalid'],
    ['an empty term', [trade('lamps', 'goods: lamp,, light')], 'trades[0].goods: terms, separated by commas'],
    ['a trade twice', [trade('lamps', 'goods: lamp'), trade('lamps', 'goods: light')], 'a trade is listed twice'],
    ['a term twice', [trade('lamps', 'goods: lamp, lamp')], 'lamps: "lamp" is listed twice'],
    [
      'an unknown near trade',
      [trade('lamps', 'goods: lamp; near: [torches]')],
      'lamps: near: "torches" is no other trade',
    ],
  ])('with %s is rejected', (_, trades, message) => {
    expect(() => parse(...trades)).toThrow(message);
  });
});

test.each<[string, () => unknown, string]>([
  [
    'an unknown family of materials',
    () => parseFamilies({ file: 'f.csv', text: 'families,words,source,as_of\ngold,gold,own,2026-11' }),
    'f.csv, line 2, column families: Invalid option',
  ],
  [
    'an unknown kind of words',
    () => parsePhraseWords({ file: 'p.csv', text: 'kind,words,source,as_of\nverb,make,own,2026-11' }),
    'p.csv, line 2, column kind: Invalid option',
  ],
])('%s is rejected', (_, parse, message) => {
  expect(parse).toThrow(message);
});

describe('the trades of a text', () => {
  test.each<[string, string[], string[]]>([
    ['Espresso machine', ['goods kitchen_appliances'], []],
    ['Electric kettles, made of 304 stainless steel', ['goods kitchen_appliances'], ['stainless']],
    ['Lid for a kettle', ['context kitchen_appliances'], []],
    ['Kettle lid', ['context kitchen_appliances'], []],
    ['Kettle with thermostat', ['goods kitchen_appliances', 'context iot_devices'], []],
    ['Kettlebell 16 kg', ['goods sports_goods'], []],
    ['camera drone', ['goods drones'], []],
    ['Box for camera drone', ['goods paper_packaging', 'context drones'], []],
    ['Screws for furniture, doors and lamps', ['goods fasteners', 'context wood_furniture', 'context lamps'], []],
    ['box cutter', ['goods hand_tools'], []],
    ['wine glasses', ['goods glassware'], ['glass']],
    ['reading glasses', ['goods eyewear'], []],
    ['E-paper display', ['goods displays'], []],
    ['injection-moulded ABS', ['craft plastic_parts', 'craft precision_plastics', 'craft large_plastics'], ['plastic']],
    ['back pack', ['goods bags'], []],
    ['水壶外壳', ['context kitchen_appliances'], []],
    ['带灯的风扇', ['goods air_appliances'], []],
    ['真皮皮带', ['context leather_goods', 'goods leather_goods'], ['leather']],
    ['不锈钢保温杯', ['goods vacuum_flasks'], ['stainless']],
    ['Lid', [], []],
  ])('of %j', (text, mentions, families) => {
    const read = readTradeText(text);
    expect(read.mentions.map(({ is, trade }) => `${is} ${trade}`)).toEqual(mentions);
    expect([...read.families]).toEqual(families);
  });
});

test.each(['<script>alert(1)</script>', '"Lamp"', '（台灯）', '- kettle'])(
  'a text that begins with a sign is read: %s',
  (text) => {
    expect(() => readTradeText(text)).not.toThrow();
  },
);
