import { InvalidArgumentError } from 'commander';
import type { Command } from '../command/command.ts';
import { choice, decimal, type Field, list, text, toFlag } from '../command/flags.ts';
import { inputFlag, read } from '../command/request-command.ts';
import { readJsonObject } from '../input/json-input.ts';
import { parseNumber } from '../input/numbers.ts';
import { isRecord } from '../json.ts';

type Carton = { lengthCm: number; widthCm: number; heightCm: number; weightKg: number; count: number };

/** `60x40x40:12.5*10`: centimetres, kilograms of one carton, number of cartons. */
function parseCarton(given: string, before: unknown): Carton[] {
  const sizes = /^([\d.]+)x([\d.]+)x([\d.]+):([\d.]+)(?:\*(\d+))?$/.exec(given);
  if (!sizes) throw new InvalidArgumentError('It must be LxWxH:KG or LxWxH:KG*COUNT, such as 60x40x40:12.5*10.');
  const [lengthCm = 0, widthCm = 0, heightCm = 0, weightKg = 0, count = 1] = sizes
    .slice(1)
    .flatMap((size) => (size === undefined ? [] : [parseNumber(size)]));
  return [...(Array.isArray(before) ? before : []), { lengthCm, widthCm, heightCm, weightKg, count }];
}

const destination: Record<string, Field> = {
  state: text('state of the destination, such as CA', 'code'),
  postcode: text('postcode of the destination'),
  city: text('city of the destination'),
};
const goods: Record<string, Field> = {
  originCity: text('city of the factory'),
  modes: list('air_express, air_freight, ocean_lcl'),
  declaredValueUsd: decimal('value of the goods in US dollars'),
  hts: text('tariff number', 'code'),
  productCategory: text('category of the product'),
  batteries: choice('batteries in the goods', ['none', 'contained', 'packed_with', 'standalone']),
};
const flagsOf = (fields: Record<string, Field>) => Object.entries(fields).map(([name, field]) => toFlag(name, field));
const pick = (names: readonly string[], given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));

export const shipping: readonly Command[] = [
  {
    name: 'estimate',
    summary: 'Estimates freight, duty and landed cost to the United States. Nothing is binding.',
    options: [
      {
        flags: '--carton <LxWxH:KG*COUNT>',
        description: 'cartons of one size, in cm and kg; repeatable',
        parse: parseCarton,
      },
      ...flagsOf(goods),
      ...flagsOf(destination),
      { flags: '--live', description: 'asks for market quotes too' },
      inputFlag,
    ],
    examples: [
      'estimate --carton 60x40x40:12.5*10 --state CA --declared-value-usd 4000 --hts 8513.10.20',
      'estimate --input shipment.json --json',
    ],
    async run(session, given) {
      const input = typeof given['input'] === 'string' ? await readJsonObject(given['input'], session.io.stdin) : {};
      const saved = isRecord(input['destination']) ? input['destination'] : {};
      const body = {
        ...input,
        ...(given['carton'] !== undefined && { cartons: given['carton'] }),
        ...pick(Object.keys(goods), given),
        ...pick(['live'], given),
        destination: { country: 'US', ...saved, ...pick(Object.keys(destination), given) },
      };
      await session.print(await session.call({ method: 'POST', path: '/shipping/estimate', body }), { record: null });
    },
  },
  read('/shipping/track/{carrier}/{number}', {
    name: 'track',
    summary: 'Tracks a shipment at a tracking provider.',
    ids: { carrier: 'provider_a, provider_b or auto', number: 'tracking number' },
    shows: { record: null },
    examples: ['track auto SIM-DELIVERED-1'],
  }),
  read('/shipping/providers', {
    name: 'providers',
    summary: 'Lists the freight and tracking providers and whether they are configured.',
    shows: { record: null },
    examples: ['providers'],
  }),
];
