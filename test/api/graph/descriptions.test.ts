import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { descriptions, parseDescriptions } from '#modules/descriptions.ts';
import { publishedSchema, schema } from '#modules/schema.ts';

/** The description of every type, field, argument, input field, enum and enum value. */
function placesIn(from: GraphQLSchema): [place: string, description: string | null | undefined][] {
  return Object.values(from.getTypeMap()).flatMap((type) => {
    const { name } = type;
    if (name.startsWith('__')) return [];
    const places: [string, string | null | undefined][] = [[name, type.description]];
    if (isEnumType(type))
      for (const value of type.getValues()) places.push([`${name}.${value.name}`, value.description]);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        places.push([`${name}.${field.name}`, field.description]);
        const args = 'args' in field ? field.args : [];
        for (const arg of args) places.push([`${name}.${field.name}(${arg.name})`, arg.description]);
      }
    }
    return places;
  });
}
const published = placesIn(publishedSchema);

describe('the published schema', () => {
  test('describes every type, field, argument, input field, enum and enum value', () => {
    expect(published.length).toBeGreaterThan(2000);
    expect(published.filter(([, description]) => !description).map(([place]) => place)).toEqual([]);
  });

  test('describes in sentences', () => {
    const isSentence = (text: string) => /^[\p{Lu}\d`]/u.test(text) && /[.)]$/.test(text);
    const ofLibraries = ['Boolean', 'Float', 'ID', 'Int', 'String', 'Date', 'DateTime', 'JSON', 'SafeInt'];
    const own = published.filter(([place]) => !ofLibraries.includes(place));
    expect(own.filter(([, description]) => !isSentence(description ?? ''))).toEqual([]);
  });
});

test('each row of the tables that names a type describes a place without a description in code', () => {
  const used = new Map(placesIn(schema));
  const rows = [...descriptions].filter(([place]) => !place.startsWith('*.'));
  expect(rows.filter(([place, text]) => used.get(place) !== text).map(([place]) => place)).toEqual([]);
});

test('an invalid table is refused with file, line and column', () => {
  const parse =
    (...lines: string[]) =>
    () =>
      parseDescriptions([{ file: 'a.csv', text: ['place,description', ...lines].join('\n') }]);
  expect(parse('A, b')).toThrow('a.csv, line 2, column description: must be text without surrounding blanks');
  expect(parse('A,One.', 'A,Two.')).toThrow('a.csv, line 3, column place: "A" is already in line 2');
});
