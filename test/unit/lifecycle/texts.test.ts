import { describe, expect, test } from 'vitest';
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
const toFile = (file: string, lines: string[]) => ({ file, text: lines.join('\n') });
/** The Chinese files say the same, in the same words. */
const read = (...texts: string[][]) =>
  parsePhases(texts.flatMap((lines, at) => ['yaml', 'zh.yaml'].map((ending) => toFile(`${at + 1}.${ending}`, lines))));

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

describe('a phase in Chinese', () => {
  const english = toFile('1.yaml', [...head, ...stage('problem'), ...stage('market')]);
  const [, ...rest] = stage('problem');
  test.each<[string, string[] | undefined, string]>([
    ['that is missing', undefined, '1.zh.yaml is missing: it is 1.yaml in Chinese'],
    ['with fewer stages', [...head, ...stage('problem')], '1.zh.yaml: 1 stages, but 2 in English'],
    [
      'with stages in another order',
      [...head, ...stage('market'), ...stage('problem')],
      '1.zh.yaml: stage "market" stands in the place of "problem"',
    ],
    [
      'with fewer questions',
      [...head, '  - id: problem', ...rest.with(2, '    questions: [谁遇到？]'), ...stage('market')],
      '1.zh.yaml: 1 questions of problem, but 2 in English',
    ],
  ])('%s is rejected', (_, lines, message) => {
    const files = lines ? [english, toFile('1.zh.yaml', lines)] : [english];
    expect(() => parsePhases(files)).toThrow(message);
  });

  test('gives each text its translation', () => {
    const lines = [
      ...head,
      '  - id: problem',
      ...rest.with(2, '    questions: [谁遇到？, 多久一次？]'),
      ...stage('market'),
    ];
    expect(parsePhases([english, toFile('1.zh.yaml', lines)])[0]?.stages[0]).toMatchObject({
      questions: ['Who has it?', 'How often?'],
      questionsZh: ['谁遇到？', '多久一次？'],
    });
  });
});
