import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseYamlFile, readYaml } from '#tables/yaml-file.ts';

const head = ['source: own', 'as_of: 2026-11'];
const shape = { name: z.string(), items: z.array(z.strictObject({ text: z.string().min(1, 'must not be empty') })) };
const parse = (...lines: string[]) => parseYamlFile({ file: 'a.yaml', text: [...head, ...lines].join('\n') }, shape);

describe('a YAML file', () => {
  test('has only text: numbers, booleans and dates stay as they are written', () => {
    expect(parse('name: 1.10', 'items: [{ text: yes }, { text: 2026-11 }]')).toEqual({
      source: 'own',
      as_of: '2026-11',
      name: '1.10',
      items: [{ text: 'yes' }, { text: '2026-11' }],
    });
  });

  test.each<[string, string[], string]>([
    ['a missing field', ['items: []'], 'a.yaml, line 1, column 1: name: '],
    ['an unknown field', ['name: a', 'items: []', 'more: b'], 'a.yaml, line 5, column 1: more: Unknown field.'],
    ['a field twice', ['name: a', 'name: b'], 'a.yaml, line 4, column 1: name: Duplicate field.'],
    [
      'an invalid field in a list',
      ['name: a', 'items:', '  - text: b', '  - text:'],
      'a.yaml, line 6, column 5: items[1].text: must not be empty',
    ],
    ['a field missing in a list', ['name: a', 'items:', '  - {}'], 'a.yaml, line 5, column 5: items[0].text: '],
    ['text with a colon', ['name: a: b'], 'a.yaml, line 3, column 7: Text that contains ": " must be in quotes.'],
    ['an open quote', ['name: "a'], 'a.yaml, line 3, column 9: Missing closing "quote.'],
    ['an anchor', ['name: &a b'], 'a.yaml, line 3, column 10: Anchors, aliases and tags are not supported.'],
    ['an alias', ['name: *a'], 'a.yaml, line 3, column 7: '],
    ['a tag', ['name: !secret b'], 'a.yaml, line 3, column 15: Anchors, aliases and tags'],
    ['a second document', ['name: a', '---', 'name: b'], 'a.yaml, line 4, column 1: '],
  ])('with %s is refused with file, line and column', (_, lines, message) => {
    expect(() => parse(...lines)).toThrow(message);
  });

  test('that is nested too deeply is refused', () => {
    expect(readYaml(`a: ${'['.repeat(20_000)}`)).toMatchObject({ line: 1, message: expect.any(String) });
  });
});
