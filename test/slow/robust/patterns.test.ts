import { expect, test } from 'vitest';
import { codeOf, sources } from '../../unit/project/imports.ts';

/** No pattern of the sources takes long over any text: what makes a pattern go back and back is tried on each. */
const literal =
  /\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:[!&|?{};>]\s*|\breturn\s)(?<pattern>\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/)(?<flags>[dgimsuvy]*)/g;

function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(literal)].flatMap(({ groups }) =>
    groups?.['pattern'] ? [new RegExp(groups['pattern'].slice(1, -1), groups['flags'])] : [],
  );
}

const patterns = new Map(
  sources.flatMap((file) => patternsIn(codeOf(file)).map((pattern) => [`${file} ${pattern}`, pattern])),
);

const longest = 4096;
const repeated = [
  ...['a', 'A', ' ', '\t', '\n', '/', '@', '.', '-', '_', ',', '0', '<', '(', '[', '&', '中', '"'],
  ...['a ', 'a.', 'a@', 'a-', 'a/', '0 ', '0.', '0,', '<a', '(a', ' \n', '>\n', '<!--', '<script>', 'www.', 'is '],
  ...['[a](', '1-1 ', 'a|', '.com', '=?', 'http://', ' inc', '<p>', '0x', '年', '一百', 'a\n', '\r\n> ', '--a'],
];
const texts = repeated.flatMap((part) => ['', '\0', 'a!'].map((end) => part.repeat((longest - 2) / part.length) + end));

/** Milliseconds, the best of three: what the machine does beside is not counted. */
function timeOf(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > 5; round++) {
    const start = process.cpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function slowOf(pattern: RegExp): string[] {
  const start = process.cpuUsage();
  for (const text of texts) text.replace(pattern, '');
  const { user, system } = process.cpuUsage(start);
  // What all take together is more than any one of them takes.
  if ((user + system) / 1000 <= 5) return [];
  return texts.flatMap((text) => {
    const time = timeOf(pattern, text);
    return time > 5 ? [`${JSON.stringify(text.slice(0, 12))}…${JSON.stringify(text.slice(-2))}: ${time} ms`] : [];
  });
}

test('catastrophic backtracking would be detected', () => {
  const [pattern] = patternsIn(String.raw`const text = given.replace(/\/+$/, '');`);
  expect(slowOf(pattern!)).not.toEqual([]);
});

test('all regular expressions of the sources are found', () => {
  expect(patterns.size).toBeGreaterThan(300);
});

test('every regular expression takes at most 5 ms for 4,096 characters', () => {
  const slow = [...patterns].flatMap(([name, pattern]) => slowOf(pattern).map((what) => `${name} on ${what}`));
  expect(slow).toEqual([]);
});
