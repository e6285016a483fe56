import { describe, expect, test } from 'vitest';
import { trades } from '#modules/directory/factories/demo/demo-trades.ts';
import { generateFactories } from '#modules/directory/factories/demo/factory.demo.ts';
import { toSortKey } from '#modules/directory/factories/search/index-terms.rules.ts';
import { readProfile } from '#modules/sourcing/quote-requests/shortlist/factory-profile.rules.ts';
import { shortlist } from '#modules/sourcing/quote-requests/shortlist/shortlist.rules.ts';
import { readGoods } from '../../unit/quote-requests/shortlist/goods.ts';

const directory = [...generateFactories(600)]
  .filter(({ quarantined }) => !quarantined)
  .map((factory) => ({ ...factory, id: factory.directoryId }))
  .toSorted((a, b) => {
    const [one, other] = [toSortKey(a), toSortKey(b)];
    return (
      one.confidence - other.confidence ||
      Number(one.silent) - Number(other.silent) ||
      (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
    );
  });

type Scope = NonNullable<Parameters<typeof readGoods>[0]['scope']>;
type Part = NonNullable<Parameters<typeof readGoods>[0]['parts']>[number];
type Case = { product: string; scope?: Scope; parts: Part[]; quantities?: number[]; trades: string[] };

const specialties = new Map(trades.map(({ trade, specialty }) => [trade, specialty]));
const findTrade = (specialty: string | null) =>
  [...specialties].find(([, text]) => text === specialty)?.[0] ?? 'integrator';

const cases: Case[] = [
  {
    product: 'Home espresso machine',
    scope: 'full_product',
    parts: [{ name: 'Espresso machine', process: 'off_the_shelf' }],
    trades: ['kitchen_appliances'],
  },
  {
    product: 'Steel bottle',
    scope: 'full_product',
    parts: [{ name: 'Insulated bottle', process: 'off_the_shelf', material: 'stainless steel 304' }],
    trades: ['vacuum_flasks'],
  },
  {
    product: 'Commuter backpack',
    scope: 'full_product',
    parts: [{ name: 'Backpack', process: 'other', material: 'recycled polyester' }],
    trades: ['bags'],
  },
  {
    product: 'Edge computer',
    scope: 'mixed',
    parts: [
      { name: 'Front cover', process: 'injection_molding', material: 'ABS' },
      { name: 'Chassis', process: 'sheet_metal' },
      { name: 'Main board', process: 'pcba' },
    ],
    trades: ['plastic_parts', 'precision_plastics', 'large_plastics', 'sheet_metal_parts', 'pcb_assembly'],
  },
  {
    product: 'Robot arm bracket',
    scope: 'mechanical_part',
    parts: [{ name: 'Bracket', process: 'cnc', material: 'Al 6061' }],
    trades: ['machined_parts'],
  },
  {
    product: 'Glow',
    scope: 'mechanical_part',
    parts: [{ name: 'Housing', process: 'injection_molding', material: 'ABS', finish: 'matte' }],
    trades: ['plastic_parts'],
  },
  {
    product: 'Lid seal',
    scope: 'mechanical_part',
    parts: [{ name: 'Silicone seal', process: 'injection_molding', material: 'LSR 50 Shore A' }],
    trades: ['silicone'],
  },
  {
    product: '儿童保温杯',
    scope: 'full_product',
    parts: [{ name: '不锈钢保温杯', process: 'off_the_shelf' }],
    trades: ['vacuum_flasks'],
  },
  {
    product: '宠物背包',
    scope: 'full_product',
    parts: [{ name: '双肩包', process: 'other', material: '牛津布' }],
    trades: ['bags'],
  },
  { product: '蓝牙耳机', scope: 'full_product', parts: [{ name: '耳机', process: 'other' }], trades: ['audio'] },
  {
    product: 'Kayak',
    scope: 'full_product',
    parts: [{ name: 'Hull', process: 'other', material: 'HDPE' }],
    trades: ['rotomolding'],
  },
  {
    product: 'Kettle base',
    scope: 'mechanical_part',
    parts: [{ name: 'Pogo pin connector', process: 'off_the_shelf' }],
    trades: ['connectors'],
  },
  {
    product: 'Dosing pen',
    scope: 'mechanical_part',
    parts: [{ name: 'Autoinjector body', process: 'injection_molding', material: 'PC', notes: 'ISO 13485' }],
    quantities: [5000],
    trades: ['medical_plastics'],
  },
  {
    product: 'Gear train',
    scope: 'mechanical_part',
    parts: [{ name: 'Plastic gear m0.5', process: 'injection_molding', material: 'POM' }],
    quantities: [5000],
    trades: ['precision_plastics'],
  },
  {
    product: 'Recycling bin',
    scope: 'mechanical_part',
    parts: [{ name: 'Waste bin 60 l', process: 'injection_molding', material: 'PP' }],
    trades: ['large_plastics'],
  },
  {
    product: 'Mug set',
    scope: 'full_product',
    parts: [{ name: 'Mug', process: 'other', material: 'stoneware' }],
    trades: ['ceramics'],
  },
  {
    product: 'Camp mug',
    scope: 'full_product',
    parts: [{ name: 'Mug', process: 'other', material: 'titanium' }],
    trades: ['vacuum_flasks', 'cookware'],
  },
  {
    product: 'Perfume',
    scope: 'mixed',
    parts: [{ name: 'Perfume bottle', process: 'packaging', material: 'glass' }],
    trades: ['glassware', 'cosmetics_packaging'],
  },
  { product: 'Card game', scope: 'full_product', parts: [{ name: 'Card deck', process: 'other' }], trades: ['print'] },
  {
    product: 'Watch box',
    scope: 'mixed',
    parts: [{ name: 'Gift box for watch', process: 'packaging' }],
    trades: ['paper_packaging'],
  },
  {
    product: 'Retail tray',
    scope: 'mixed',
    parts: [{ name: 'Blister tray', process: 'packaging', material: 'PET' }],
    trades: ['thermoforming'],
  },
  {
    product: 'Trail shoe',
    scope: 'full_product',
    parts: [{ name: 'Shoe', process: 'other' }],
    quantities: [300],
    trades: ['shoes'],
  },
  {
    product: 'Dog harness',
    scope: 'full_product',
    parts: [{ name: 'Harness', process: 'other', material: 'polyester webbing' }],
    trades: ['pet_goods'],
  },
  {
    product: 'City e-bike',
    scope: 'full_product',
    parts: [{ name: 'E-bike', process: 'other' }],
    quantities: [100],
    trades: ['bicycles'],
  },
  {
    product: 'Mapping drone',
    scope: 'full_product',
    parts: [{ name: 'Airframe', process: 'other', material: 'carbon fibre' }],
    quantities: [50],
    trades: ['drones'],
  },
  {
    product: 'Valve spring',
    scope: 'mechanical_part',
    parts: [{ name: 'Compression spring', process: 'other', material: 'music wire' }],
    trades: ['springs'],
  },
  {
    product: 'Fastener kit',
    scope: 'mechanical_part',
    parts: [{ name: 'M3x8 screw', process: 'off_the_shelf' }],
    quantities: [20000],
    trades: ['fasteners'],
  },
  {
    product: 'Belt buckle',
    scope: 'mechanical_part',
    parts: [{ name: 'Buckle', process: 'die_casting', material: 'Zamak 3' }],
    trades: ['zinc_castings'],
  },
  {
    product: 'E-scooter',
    scope: 'mixed',
    parts: [
      { name: 'Hub motor', process: 'motor_actuator' },
      { name: 'Scooter battery', process: 'battery' },
    ],
    trades: ['motors', 'mobility_batteries'],
  },
  { product: 'Desk lamp', scope: 'full_product', parts: [{ name: 'Desk lamp', process: 'other' }], trades: ['lamps'] },
  {
    product: 'Oak dining table',
    scope: 'full_product',
    parts: [{ name: 'Table', process: 'other', material: 'oak' }],
    quantities: [50],
    trades: ['wood_furniture'],
  },
  {
    product: 'Smart pet feeder',
    scope: 'full_product',
    parts: [
      { name: 'Housing', process: 'injection_molding' },
      { name: 'PCBA', process: 'pcba' },
      { name: 'Gear motor', process: 'motor_actuator' },
    ],
    trades: ['pet_devices', 'actuators', 'integrator', 'plastic_parts', 'pcb_assembly'],
  },
  {
    product: 'Bare boards',
    scope: 'mixed',
    parts: [{ name: '4-layer PCB', process: 'other', material: 'FR4' }],
    quantities: [50],
    trades: ['bare_boards'],
  },
  {
    product: 'First enclosure',
    scope: 'mechanical_part',
    parts: [{ name: 'Enclosure', process: 'other', notes: '3D printed prototype' }],
    quantities: [5],
    trades: ['prototypes'],
  },
];

describe('over the demo directory', () => {
  test.each(cases.map((one) => [one.product, one.parts.map(({ name }) => name).join(', '), one] as const))(
    '%s (%s) goes to factories that make it',
    (product, _, { scope = 'mixed', parts, quantities = [500, 1000], trades: sensible }) => {
      const goods = readGoods({ scope, parts, quantities, project: { intake: { productName: product } } });
      const { chosen, gaps } = shortlist(directory, goods, { matchLimit: 3, today: '2026-11-01' });
      expect(chosen).toHaveLength(3);
      for (const { candidate } of chosen) expect(sensible).toContain(findTrade(candidate.specialty));
      expect(gaps).toEqual([]);
    },
  );

  test.each(['Guitar', 'Quantum computer', 'Sourdough bread'])(
    '%s, which no factory makes, has an empty shortlist',
    (product) => {
      const goods = readGoods({
        scope: 'full_product',
        parts: [{ name: product, process: 'other' }],
        quantities: [100],
      });
      const { chosen, gaps } = shortlist(directory, goods, { matchLimit: 3, today: '2026-11-01' });
      expect([chosen, gaps.length]).toEqual([[], 1]);
    },
  );

  test('each factory is known by its trade', () => {
    for (const { trade, specialty } of trades) {
      const factory = directory.find((one) => one.specialty === specialty && one.kind === 'manufacturer');
      expect([trade, factory && readProfile(factory).trades.get(trade)?.strength]).toEqual([trade, 1]);
    }
  });
});
