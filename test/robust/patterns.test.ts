import { globSync, readFileSync } from 'node:fs';
import { ts } from '@ts-morph/common';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Every pattern of the sources is given text that is made to keep it busy. */
const patterns = new Map<string, string>();
for (const file of globSync('src/**/*.ts')) {
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) patterns.set(node.getText(), file);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

const patternOf = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1).replace(/[gy]/g, ''));
};

/** Texts that match, or at least look like it. */
function samples(pattern: RegExp): string[] {
  const letters = [...new Set(pattern.source.replace(/\\[a-zA-Z]/g, ''))].slice(0, 12);
  try {
    return [...fc.sample(fc.stringMatching(pattern), { numRuns: 2, seed: 1 }), ...letters];
  } catch {
    return [...letters, 'a', '0', ' ', '-'];
  }
}

const length = 8192;
/** Each sample with one or two of its letters repeated for long, and an end that fits nothing. */
function* attacks(pattern: RegExp): Generator<string> {
  for (const sample of samples(pattern)) {
    const step = Math.max(1, Math.floor(sample.length / 6));
    for (let at = 0; at < sample.length; at += step) {
      for (const width of [1, 2]) {
        const pump = sample.slice(at, at + width);
        yield `${sample.slice(0, at)}${pump.repeat(length / pump.length)}\u0001`;
      }
    }
  }
}

/** Of this process alone, so that a busy machine does not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

test('no pattern takes longer than five milliseconds for eight thousand letters', () => {
  expect(patterns.size).toBeGreaterThan(100);
  const slow = [...patterns].flatMap(([literal, file]) => {
    const pattern = patternOf(literal);
    for (const text of attacks(pattern)) {
      const times = () => cpuMs(() => pattern.test(text));
      if (times() > 5 && times() > 5 && times() > 5) return [`${file}: ${literal}`];
    }
    return [];
  });
  expect(slow).toEqual([]);
});

test('a pattern that is slow would be found', () => {
  const pattern = /^(a+)+b$/;
  const found = [...attacks(pattern)].some((text) => cpuMs(() => pattern.test(text.slice(-26))) > 5);
  expect(found).toBe(true);
});
