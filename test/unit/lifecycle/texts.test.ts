import { expect, test } from 'vitest';
import { parsePhases } from '#modules/guidance/lifecycle/lifecycle.file.ts';

const head = ['# concept: Concept and feasibility', 'Source: own knowledge. As of 2026-11.'];
const stage = (id: string) => [
  ...[`## ${id}: Problem: who has it`, '', 'State the need', '', '### Questions', '', '- Who has it?', '- How often?'],
  ...['', '### Deliverables', '- brief', '### Risks', '- Nobody has it.'],
];
const read = (...texts: string[][]) =>
  parsePhases(texts.map((lines, at) => ({ file: `${at + 1}.phase.md`, text: lines.join('\n') })));

test('a phase has its stages with their lists, in file order', () => {
  expect(read([...head, '', ...stage('problem'), ...stage('market')])).toMatchObject([
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
  ['no content', [[]], '1.phase.md, line 1: the first line must be "# phase_id: Title"'],
  ['no source', [[...head.slice(0, 1), ...stage('problem')]], '1.phase.md: missing line "Source: …"'],
  ['a stage before the phase', [stage('problem')], '1.phase.md, line 1: a line must be "# phase_id: Title"'],
  ['an unknown list', [[...head, ...stage('problem'), '### Costs']], '1.phase.md, line 16: a line must be'],
  ['a line that is not an item', [[...head, ...stage('problem'), 'more']], '1.phase.md, line 16: a line must be'],
  ['an id with a capital', [[...head, '## Problem: Problem']], '1.phase.md, line 3: a line must be'],
  ['no stage', [head], '1.phase.md: no stage'],
  ['no summary', [[...head, ...stage('problem').toSpliced(2, 1)]], '1.phase.md: problem: missing summary'],
  ['an empty list', [[...head, ...stage('problem').slice(0, -1)]], '1.phase.md: problem: no risks'],
  [
    'a stage twice',
    [[...head, ...stage('problem'), ...stage('problem')]],
    '1.phase.md: "problem" is already the id of another',
  ],
  [
    'a stage of another file',
    [
      [...head, ...stage('a')],
      ['# b: B', 'Source: own.', ...stage('a')],
    ],
    '2.phase.md: "a" is already',
  ],
])('a phase with %s is rejected with file and line', (_, texts, message) => {
  expect(() => read(...texts)).toThrow(message);
});
