import { expect, test } from 'vitest';
import { type ProjectContext, resolveCurrentQuantity } from '#modules/sourcing/projects/project.rules.ts';
import { Intake, Intent } from '#modules/sourcing/projects/project.schema.ts';
import {
  describeNextSteps,
  listMissingFields,
  resolveQuantities,
  snapshotIntent,
} from '#modules/sourcing/quote-requests/quote-request.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';

const planned = { quantity: 700, unit: null, period: null, source: null };
const createIntent = (current: object, more: object = {}): Intent =>
  Intent.parse({
    schemaVersion: 1,
    current,
    plannedPilot: planned,
    forecast: { ...planned, quantity: 9000 },
    requirements: [],
    priorities: [],
    prioritySource: null,
    ...more,
  });
const confirmed = createIntent({ quantity: 300, confirmation: 'caller_confirmed' });
const unconfirmed = createIntent({ quantity: 300 });
const intake = Intake.parse({ productName: 'Lamp', currentQuantity: 50 });
const createProject = (known: Partial<ProjectContext>): ProjectContext => ({
  name: 'Lantern',
  contextVersion: 'v4',
  intake: null,
  intent: null,
  ...known,
});

test.each<[string, object, Partial<ProjectContext>, number[], string]>([
  ['the explicit bands first', { quantities: [9, 9, 2] }, { intent: confirmed, intake }, [9, 2], 'explicit_quote_band'],
  ['the confirmed quantity of the intent', {}, { intent: confirmed, intake }, [300], 'manufacturing_intent'],
  ['the intake when the intent is unconfirmed', {}, { intent: unconfirmed, intake }, [50], 'project'],
  [
    'the intake when the intent has no quantity',
    {},
    { intent: createIntent({ confirmation: 'caller_confirmed' }), intake },
    [50],
    'project',
  ],
  ['the intake alone', {}, { intake }, [50], 'project'],
  ['nothing from a pilot or a forecast', {}, { intent: unconfirmed }, [], 'unknown'],
  [
    'nothing from an intake without a quantity',
    {},
    { intake: Intake.parse({ productName: 'Lamp', currentQuantity: null }) },
    [],
    'unknown',
  ],
  ['nothing when nothing is known', {}, {}, [], 'unknown'],
])('the quoted quantities are %s', (_, input, known, quantities, quantitySource) => {
  expect(resolveQuantities(input, createProject(known))).toEqual({ quantities, quantitySource });
});

test('the intent context records the current quantity of the project beside explicit bands', () => {
  const project = createProject({ intent: confirmed });
  expect(resolveCurrentQuantity(project)).toEqual({ quantity: 300, source: 'manufacturing_intent' });
  expect(snapshotIntent({ quantities: [5] }, project)).toEqual({
    projectVersion: 'v4',
    intent: confirmed,
    currentQuantity: 300,
    quantitySource: 'explicit_quote_band',
  });
});

const parseInput = (fields: object) => QuoteRequestInput.parse({ scope: 'mixed', ...fields });
const complete = {
  quantities: [100],
  incoterm: 'FOB',
  quoteBy: '2026-11-02',
  drawingsStatus: 'drawings_attached',
};

test.each<[string, object, string[]]>([
  [
    'everything, when little is given',
    { parts: [{ name: 'Lid' }, { name: 'Cell', process: 'battery' }] },
    [
      'quantities',
      'incoterm',
      'quoteBy',
      'drawings',
      'parts[0].process',
      'parts[0].material',
      'parts[0].quantityPerUnit',
      'parts[1].quantityPerUnit',
    ],
  ],
  [
    'nothing, when all is given',
    { ...complete, parts: [{ name: 'Lid', process: 'cnc', material: 'ABS', finish: 'matte' }] },
    [],
  ],
  [
    'a finish where a finish matters',
    { ...complete, parts: [{ name: 'Lid', process: 'cnc', material: ' ', finish: '\t' }] },
    ['parts[0].material', 'parts[0].finish'],
  ],
  ['neither material nor finish of a circuit board', { ...complete, parts: [{ name: 'Board', process: 'pcba' }] }, []],
  [
    'no drawings for bought parts',
    { ...complete, drawingsStatus: 'none_yet', parts: [{ name: 'Cell', process: 'battery' }] },
    [],
  ],
  [
    'market and plug of an adapter',
    { ...complete, parts: [{ name: 'Adapter', process: 'power_adapter' }] },
    ['targetMarkets', 'plugs'],
  ],
  [
    'no drawings when files are listed',
    {
      ...complete,
      drawingsStatus: 'none_yet',
      files: [{ name: 'a.step' }],
      parts: [{ name: 'Board', process: 'pcba' }],
    },
    [],
  ],
  ['no process of a board in a request for boards', { ...complete, scope: 'pcba', parts: [{ name: 'Board' }] }, []],
])('the missing fields are %s', (_, fields, missing) => {
  expect(listMissingFields(parseInput(fields), createProject({}))).toEqual(missing);
});

test('whatHappensNext states that nothing was sent', () => {
  expect(describeNextSteps(2)[0]).toBe('Nothing was sent. 2 delivery drafts wait for a decision.');
  expect(describeNextSteps(1)[0]).toBe('Nothing was sent. One delivery draft waits for a decision.');
  expect(describeNextSteps(0)).toEqual([
    'Nothing was sent, and there is no delivery draft because no factory was selected.',
    'Pass reviewed factoryIds, or widen the request, and ask again.',
  ]);
});
