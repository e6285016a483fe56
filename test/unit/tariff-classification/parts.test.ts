import { describe, expect, test } from 'vitest';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { classifier } from './classifier.ts';

const findFirst = (description: string, use?: string) =>
  findCandidates(classifier, { description, ...(use && { use }) }, 5).candidates[0]!;

describe('a part of a machine leads to the line for its parts', () => {
  test.each([
    ['by “for a …”', 'Tailstock for a metal lathe', undefined, '8466.93'],
    ['by “part of …”', 'Fuser unit, part of a laser printer', undefined, '8443.99'],
    ['by “spare part”', 'Mower deck for a lawn mower, spare part', undefined, '8433.90'],
    ['by its use', 'Bottom cover, moulded', 'part of a laptop', '8473.30'],
    ['by a use that only names the machine', 'Plastic housing', 'food processor', '8509.90'],
    ['by its name', 'Bicycle crankset', undefined, '8714.96'],
    ['though its own name is that of other goods', 'Bucket for an excavator', undefined, '8431.41'],
    ['of a stove', 'Knob for a gas stove', undefined, '7321.90'],
    ['of an umbrella', 'Umbrella ribs of steel', undefined, '6603.90'],
    ['that is named in a line of another heading', 'Lathe chuck', undefined, '8466.20'],
    ['in Chinese: 零件', '水泵叶轮，不锈钢，水泵零件', undefined, '8413.91'],
    ['in Chinese: 配件', '车床配件，床鞍', undefined, '8466.93'],
  ])('%s', (_, description, use, line) => {
    const first = findFirst(description, use);
    expect(first.hts).toMatch(new RegExp(`^${RegExp.escape(line)}`));
  });

  test('states the note', () => {
    expect(findFirst('Tailstock for a metal lathe').why.join(' ')).toContain('note 2 to section XVI');
  });

  test.each([
    ['Ball bearing for a lathe spindle', undefined, '8482'],
    ['Stainless steel screws', 'laptop', '7318'],
    ['Solenoid valve for an espresso machine', undefined, '8481'],
    ['Lithium-ion battery for a drone', undefined, '8507'],
    ['Laptop sleeve of neoprene', 'laptop', '4202'],
  ])('unless its own heading names it: %s', (description, use, heading) => {
    expect(findFirst(description, use).hts.slice(0, 4)).toBe(heading);
  });
});

describe('a circuit board', () => {
  test.each([
    ['Bare two-layer PCB, no parts fitted', '8534'],
    ['Four-layer circuit board with all components mounted, for a security camera', '8529'],
    ['Printed circuit board assembly for a laptop, components soldered', '8473'],
    ['手机主板，已贴片', '8517'],
  ])('with or without components: %s is %s', (description, heading) => {
    expect(findFirst(description).hts.slice(0, 4)).toBe(heading);
  });

  test('with components is never 8534', () => {
    const { candidates } = findCandidates(
      classifier,
      { description: 'Populated circuit board, components soldered' },
      3,
    );
    expect(candidates.filter(({ hts }) => hts.startsWith('8534'))).toEqual([]);
  });
});
