import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
} from 'graphql';
import { joinParts, quoteCode, writeTable } from './markdown.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

/** Objects stand on several pages, by the first letter of their names. */
const initials = ['ABC', 'DEF', 'GHIJKLMNO', 'PQ', 'RS', 'TUVWXYZ'];
const toObjectPage = (letters: string) => `graphql-objects-${letters.at(0)}-${letters.at(-1)}`.toLowerCase();

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !isRoot(type),
);
function isRoot(type: GraphQLNamedType): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some((root) => root === type);
}

type Page = { name: string; title: string; text: string; isSearched: boolean };

function findPage(type: GraphQLNamedType): string | null {
  if (isSpecifiedScalarType(type)) return null;
  if (isInputObjectType(type)) return 'graphql-inputs';
  if (isEnumType(type) || isScalarType(type)) return 'graphql-enums-and-scalars';
  return toObjectPage(initials.find((letters) => letters.includes(type.name[0] ?? '')) ?? '');
}

/** `[Factory!]!` links to `Factory`. */
function linkType(type: GraphQLField<unknown, unknown>['type'] | GraphQLArgument['type']): string {
  const named = getNamedType(type);
  const page = findPage(named);
  return page ? `[${quoteCode(String(type))}](${page}.md#${named.name.toLowerCase()})` : quoteCode(String(type));
}

const describe = ({
  description,
  deprecationReason,
}: {
  description?: string | null;
  deprecationReason?: string | null;
}) => [deprecationReason ? `Deprecated: ${deprecationReason}` : '', description ?? ''].filter(Boolean).join(' ');

const writeInputs = (of: readonly (GraphQLArgument | GraphQLInputField)[], header: string): string =>
  writeTable(
    [header, 'Type', 'Meaning'],
    of.map((one) => [
      quoteCode(one.name),
      [linkType(one.type), one.astNode?.defaultValue ? `(default ${quoteCode(print(one.astNode.defaultValue))})` : '']
        .filter(Boolean)
        .join(' '),
      describe(one),
    ]),
  );

const writeRoot = (title: string, of: GraphQLObjectType | null | undefined): string =>
  joinParts([
    `# ${title}`,
    ...Object.values(of?.getFields() ?? {}).map((field) =>
      joinParts([
        `## ${field.name}`,
        describe(field),
        `Returns ${linkType(field.type)}.`,
        writeInputs(field.args, 'Argument'),
      ]),
    ),
  ]);

function writeType(type: GraphQLNamedType): string {
  const heading = `## ${type.name}`;
  const about = describe(type);
  if (isEnumType(type)) {
    return joinParts([
      heading,
      about,
      writeTable(
        ['Value', 'Meaning'],
        type.getValues().map((one) => [quoteCode(one.name), describe(one)]),
      ),
    ]);
  }
  if (isInputObjectType(type))
    return joinParts([heading, about, writeInputs(Object.values(type.getFields()), 'Field')]);
  if (isUnionType(type)) return joinParts([heading, about, `One of ${type.getTypes().map(linkType).join(', ')}.`]);
  if (!isObjectType(type) && !isInterfaceType(type)) return joinParts([heading, about]);
  const fields = Object.values(type.getFields()).map((field) => [
    quoteCode(field.name + (field.args.length > 0 ? '(…)' : '')),
    linkType(field.type),
    describe(field),
  ]);
  return joinParts([heading, about, writeTable(['Field', 'Type', 'Meaning'], fields)]);
}

function writeTypes(name: string, title: string, isSearched: boolean): Page {
  const listed = types.filter((type) => findPage(type) === name).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { name, title, isSearched, text: joinParts([`# ${title}`, ...listed.map(writeType)]) };
}

export const graphPages: Page[] = [
  { name: 'graphql-queries', title: 'Queries', text: writeRoot('Queries', schema.getQueryType()), isSearched: true },
  {
    name: 'graphql-mutations',
    title: 'Mutations',
    text: writeRoot('Mutations', schema.getMutationType()),
    isSearched: true,
  },
  {
    name: 'graphql-subscriptions',
    title: 'Subscriptions',
    text: writeRoot('Subscriptions', schema.getSubscriptionType()),
    isSearched: true,
  },
  ...initials.map((letters) => writeTypes(toObjectPage(letters), `Objects ${letters.at(0)}–${letters.at(-1)}`, false)),
  writeTypes('graphql-inputs', 'Inputs', false),
  writeTypes('graphql-enums-and-scalars', 'Enums and scalars', false),
];
