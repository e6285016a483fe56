import { describe, expect, test } from 'vitest';
import { startApp, unlimited } from '../harness.ts';
import { judgedQueries } from './queries.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();

const search = async (query: Record<string, string>) => {
  const { status, body } = await me.rest('GET', `/knowledge/search?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Record<string, any>;
};
const idsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await search(query))['results'].map(({ documentId }: { documentId: string }) => documentId);

describe('judged queries', () => {
  test('of those in English and of those in Chinese nine in ten find their guide among the first three', async () => {
    for (const isChinese of [false, true]) {
      const judged = judgedQueries.filter(([q]) => /\p{Script=Han}/u.test(q) === isChinese);
      expect(judged.length).toBeGreaterThanOrEqual(20);
      const missed: string[] = [];
      for (const [q, documentId] of judged) {
        const first = (await idsOf({ q })).slice(0, 3);
        if (!first.includes(documentId)) missed.push(`${q}: ${first}`);
      }
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(judged.length / 10);
    }
  });
});
