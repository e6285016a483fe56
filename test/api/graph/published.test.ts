import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { publishedSchema, schema } from '#modules/schema.ts';
import { startApp } from '../../harness.ts';

const app = await startApp();

/** `Type.field` and `Type.field(argument)` of all objects and inputs. */
const placesIn = (from: GraphQLSchema) =>
  Object.values(from.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return Object.keys(type.getFields()).map((field) => `${type.name}.${field}`);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [
      `${type.name}.${name}`,
      ...args.map((arg) => `${type.name}.${name}(${arg.name})`),
    ]);
  });

test('everything published also exists for REST, with the same resolvers', () => {
  const internal = new Set(placesIn(schema));
  expect(placesIn(publishedSchema).filter((place) => !internal.has(place))).toEqual([]);
});

test('every mutation takes one input and answers a payload of its own, with a description of each field', () => {
  for (const { name, args, type } of Object.values(publishedSchema.getMutationType()!.getFields())) {
    const payload = `${name[0]!.toUpperCase()}${name.slice(1)}Payload`;
    const takes = name === 'passkeyConfirmationChallenge' ? [] : ['input'];
    expect([name, args.map((arg) => arg.name), String(type)]).toEqual([name, takes, `${payload}!`]);
    const fields = Object.values((getNamedType(type) as GraphQLObjectType).getFields());
    expect([name, fields.filter(({ description }) => !description).map((field) => field.name)]).toEqual([name, []]);
  }
});

test('the version that a caller last read has one name in inputs', () => {
  const inputs = placesIn(publishedSchema).filter((place) => /^\w+Input\.\w*version$/i.test(place));
  expect(inputs.filter((place) => !/\.(expectedVersion|schemaVersion|clientVersion|listVersion)$/.test(place))).toEqual(
    [],
  );
});

test('JSON stands only where names are not known in advance, and for JSON Schemas', () => {
  const places = Object.values(publishedSchema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => String(getNamedType(field.type)) === 'JSON')
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(new Set(places)).toEqual(
    new Set([
      ...['ActionKind.inputSchema', 'ActionKind.outputSchema', 'AuditEntry.detail', 'CapabilityFact.value'],
      ...['CapabilityInspection.runInputSchema', 'Explanation.inputs'],
      ...['Factory.directoryFields', 'FactoryContacts.directoryFields', 'FieldChange.after', 'FieldChange.before'],
      'InterviewFact.value',
      // Of the Web Authentication API.
      ...[
        'ApprovalChallengePayload',
        'PasskeyConfirmationChallengePayload',
        'PasskeyRegistrationOptionsPayload',
        'PublicationApprovalChallengePayload',
      ].map((type) => `${type}.options`),
    ]),
  );
});

test('what exists for REST alone is not published', () => {
  const published = new Set(placesIn(publishedSchema));
  const hidden = placesIn(schema).filter((place) => !published.has(place));
  const [pageSizes, others] = [/Connection\.count$/, /^(Query|Delivery|Factory)\./];
  expect(hidden.filter((place) => others.test(place) && !pageSizes.test(place)).toSorted()).toMatchInlineSnapshot(`
    [
      "Delivery.self",
      "Factory.contacts(include)",
      "Factory.contactsNote(include)",
      "Factory.matchedOn(search)",
      "Query.capabilityPage",
      "Query.capabilityPage(input)",
      "Query.engineering",
      "Query.engineering(projectId)",
      "Query.engineeringFileContent",
      "Query.engineeringFileContent(entryId)",
      "Query.engineeringFileContent(packageId)",
      "Query.engineeringFileContent(projectId)",
      "Query.eventLog",
      "Query.eventLog(after)",
      "Query.eventLog(last)",
      "Query.eventLog(limit)",
      "Query.eventLog(type)",
      "Query.factorySearch",
      "Query.factorySearch(input)",
      "Query.knowledgeDocumentPage",
      "Query.knowledgeDocumentPage(input)",
      "Query.rfqPage",
      "Query.rfqPage(input)",
    ]
  `);
  expect([...published].filter((place) => pageSizes.test(place))).toEqual([]);
});

test('a document is compiled for one schema only: REST answers what /graphql refuses', async () => {
  const me = await app.live();
  const query = 'query ListProjects { list: projects(first: 50) { projects: nodes { id } count } }';
  for (let i = 0; i < 3; i++) {
    const { status, body } = await me.graph(query);
    expect([status, body['errors'][0].message]).toEqual([400, expect.stringContaining('count')]);
    expect((await me.rest('GET', '/projects')).body).toMatchObject({ projects: [], count: 0 });
  }
});
