import { expect, test } from 'vitest';
import { parsePhases } from '#modules/guidance/lifecycle/lifecycle.file.ts';

const head = ['id: concept', 'title: Concept and feasibility', 'source: own knowledge', 'as_of: 2026-11', 'stages:'];
const stage = (id: string) => [
  `  - id: ${id}`,
  `    title: 'Problem: who has it'`,
  '    summary: State the need',
  '    questions: [Who has it?, How often?]',
  '    deliverables: [brief]',
  '    risks: [Nobody has it.]',
];
const read = (...texts: string[][]) =>
  parsePhases(texts.map((lines, at) => ({ file: `${at + 1}.yaml`, text: lines.join('\n') })));

test('a phase has its stages with their lists, in file order', () => {
  expect(read([...head, ...stage('problem'), ...stage('market')])).toMatchObject([
    {
      id: 'concept',
      title: 'Concept and feasibility',
      stages: [
        {
          id: 'problem',
          title: 'Problem: who has it',
          summary: 'State the need',
          questions: ['Who has it?', 'How often?'],
          deliverables: ['brief'],
          risks: ['Nobody has it.'],
        },
        { id: 'market' },
      ],
    },
  ]);
});

test.each<[string, string[][], string]>([
  ['no content', [[]], '1.yaml, line 1, column 1: '],
  ['no source', [[...head.toSpliced(2, 1), ...stage('problem')]], '1.yaml, line 1, column 1: source: '],
  [
    'an unknown list',
    [[...head, ...stage('problem'), '    costs: [high]']],
    '1.yaml, line 12, column 5: stages[0].costs: Unknown field.',
  ],
  ['a line without a field', [[...head, ...stage('problem'), 'more']], '1.yaml, line 12, column 1: '],
  [
    'an id with a capital',
    [[...head, ...stage('Problem')]],
    '1.yaml, line 6, column 5: stages[0].id: must be lower-case words',
  ],
  [
    'no stage',
    [[...head.slice(0, -1), 'stages: []']],
    '1.yaml, line 5, column 1: stages: must have at least one stage',
  ],
  ['no summary', [[...head, ...stage('problem').toSpliced(2, 1)]], '1.yaml, line 6, column 5: stages[0].summary: '],
  [
    'an empty list',
    [[...head, ...stage('problem').slice(0, -1), '    risks: []']],
    '1.yaml, line 11, column 5: stages[0].risks: must have at least one item',
  ],
  ['a stage twice', [[...head, ...stage('problem'), ...stage('problem')]], '1.yaml: "problem" is already the id of'],
  [
    'a stage of another file',
    [
      [...head, ...stage('a')],
      [...head.with(0, 'id: b'), ...stage('a')],
    ],
    '2.yaml: "a" is already',
  ],
])('a phase with %s is rejected with file and line', (_, texts, message) => {
  expect(() => read(...texts)).toThrow(message);
});
