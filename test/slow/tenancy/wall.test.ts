import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { publishedSchema as schema } from '#modules/schema.ts';
import { operations } from '../../api/tenancy/operations.ts';
import { argumentsOf, isId, leavesOf } from '../../api/tenancy/shape.ts';
import { wall } from '../../api/tenancy/wall.ts';
import { startApp, unlimited } from '../../harness.ts';

test('what an operation needs beside ids names no record', () => {
  const texts = operations.flatMap(({ field, takes }) =>
    leavesOf(takes)
      .filter((leaf) => leaf.required && leaf.shape.type === 'string' && !leaf.shape.enum && !isId(leaf))
      .map(({ path }) => `${field.name}: ${path.at(-1)}`),
  );
  const named = [...new Set(texts)].toSorted();
  // A caller with one of these codes is the one it was issued to: test/api/keys/device/codes.test.ts.
  expect(named.filter((text) => !/Connection: (device|user)Code$/.test(text))).toEqual([
    ...[
      'actionPreview: name',
      'addTaskFile: contentBase64',
      'addTaskFile: name',
      'answerInterview: text',
      'assignTask: assignee',
      'cancelTask: reason',
      'completeTask: text',
    ],
    ...['compliancePath: description', 'confirmScreening: listVersion', 'counterQuestionPreview: text'],
    ...['createAction: name', 'createActionOfKind: name', 'createCounterQuestion: text', 'createProject: name'],
    ...['discoverCapabilities: query', 'dismissReply: reason', 'factorySearch: q', 'htsCandidates: description'],
    ...['knowledgeSearch: q', 'markDeliverySent: sentBy', 'previewEngineering: revision'],
    ...[
      'recordSupplierQuote: description',
      'registerPasskey: attestationObject',
      'registerPasskey: clientDataJSON',
      'registerPasskey: name',
      'renamePasskey: name',
      'settleDelivery: evidence',
      'startDeviceConnection: clientName',
      'uploadEngineeringFile: contentBase64',
    ],
  ]);
});

test('only root fields take ids', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const nested = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || roots.includes(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      leavesOf(argumentsOf(args)).some(isId) ? [`${type.name}.${name}`] : [],
    );
  });
  // An id in the filter of a nested list narrows the list of a record that the caller has; `aliasOf` compares a name.
  expect(nested).toEqual([
    'Delivery.replies',
    'Factory.aliasOf',
    'Factory.capabilityRecords',
    'Project.actions',
    'Project.deliveries',
    'Project.rfqs',
    'Project.runs',
    'Rfq.answers',
  ]);
});

await wall(await startApp(unlimited), { openings: true });
