import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { InterviewFamily } from '#kernel/enums.ts';
import type { InterviewUpdate } from '#modules/sourcing/interviews/interview.rules.ts';
import { FactValue, type InterviewLocale } from '#modules/sourcing/interviews/interview.schema.ts';
import { listReplies, runInterview } from '../../unit/interviews/talk.ts';

const Facts = z.record(z.string(), FactValue).default({});
const DoubtfulDialogue = z.strictObject({
  asks: z.string().optional(),
  reads: z.literal(true).optional(),
  says: z.union([z.string(), z.array(z.string())]).transform((says) => [says].flat()),
  known: Facts,
  confirmed: Facts,
  doubtful: Facts,
  named: z.array(z.string()).default([]),
});
export type DoubtfulDialogue = z.output<typeof DoubtfulDialogue> & {
  family: InterviewFamily;
  locale: InterviewLocale;
  way: string;
};

const files: [InterviewFamily, InterviewLocale, string][] = [
  ['project_intake', 'en', 'project-en'],
  ['project_intake', 'zh', 'project-zh'],
  ['capability', 'en', 'capability-en'],
  ['capability', 'zh', 'capability-zh'],
];

export const doubtfulDialogues: DoubtfulDialogue[] = files.flatMap(([family, locale, file]) => {
  const text = readFileSync(`${import.meta.dirname}/doubts/${file}.yaml`, 'utf8');
  const ways = z.record(z.string(), z.array(DoubtfulDialogue)).parse(parse(text, { merge: true }));
  return Object.entries(ways).flatMap(([way, dialogues]) =>
    dialogues.map((dialogue) => ({ ...dialogue, family, locale, way })),
  );
});

/** What is answered to the questions before the one that a dialogue is about. */
const earlier: Record<InterviewFamily, Record<string, { says: string; value: FactValue }>> = {
  project_intake: {
    productName: { says: 'Zoom', value: 'Zoom' },
    stage: { says: 'PVT', value: 'pvt' },
    currentQuantity: { says: '77', value: 77 },
    targetMarkets: { says: 'Norway', value: ['NO'] },
  },
  capability: {
    title: { says: 'Brackets', value: 'Brackets' },
    process: { says: 'other', value: 'other' },
    materials: { says: 'PEEK', value: ['PEEK'] },
    minQuantity: { says: '77', value: 77 },
  },
};

/** The opening whose facts are read back. */
const openings: Record<InterviewFamily, Record<InterviewLocale, string[]>> = {
  project_intake: {
    en: ['We make a lamp called Glow, 500 pcs, target cost $12 each, a prototype, sold in the US.'],
    zh: ['产品叫小夜灯，样机，500件，目标单价12美元，卖到日本。'],
  },
  capability: {
    en: ['CNC, brass, MOQ 100 pcs, Dongguan.', 'Fittings'],
    zh: ['CNC，黄铜，起订量100件，东莞。', '铜接头'],
  },
};

function* untilAsked({ family, locale, asks, says }: DoubtfulDialogue): Generator<string> {
  let update = runInterview({ family, locale });
  const said: string[] = [];
  while (update.dialogue.asks !== asks) {
    const next = earlier[family][update.dialogue.asks ?? '']?.says ?? 'skip';
    said.push(next);
    yield next;
    update = runInterview({ family, locale }, ...said);
  }
  yield* says;
}

function runDoubtful(dialogue: DoubtfulDialogue): InterviewUpdate {
  const { family, locale, asks, reads, says } = dialogue;
  if (asks) return runInterview({ family, locale }, ...untilAsked(dialogue));
  const [opening, ...rest] = reads ? [...openings[family][locale], ...says] : says;
  return runInterview({ family, locale, ...(opening && { opening }) }, ...rest);
}

const unjudged = new Set(['title', 'summary', 'unit', 'notes']);
const isSame = (a: FactValue | undefined, b: FactValue | undefined) =>
  JSON.stringify(Array.isArray(a) ? a.toSorted() : a) === JSON.stringify(Array.isArray(b) ? b.toSorted() : b);

export type Verdict = { wronglyConfirmed: string[]; wrong: string[]; missing: string[]; unnamed: string[] };

/** `wrong`: facts that a yes would confirm. */
export function judgeDoubtful(dialogue: DoubtfulDialogue): Verdict {
  const update = runDoubtful(dialogue);
  const { family, asks, known, confirmed, doubtful, named } = dialogue;
  const before = asks ? earlier[family] : {};
  const stated: Record<string, FactValue> = {
    ...Object.fromEntries(Object.entries(before).map(([key, { value }]) => [key, value])),
    ...known,
    ...confirmed,
  };
  const verdict: Verdict = { wronglyConfirmed: [], wrong: [], missing: [], unnamed: [] };
  const values = new Map(update.facts.map((fact) => [fact.key, fact]));
  for (const { key, value, confirmation } of update.facts) {
    if (value === null || unjudged.has(key) || (key in stated && isSame(stated[key], value))) continue;
    const line = `${key} ${JSON.stringify(value)}`;
    const isAllowed = key in doubtful && (doubtful[key] === '*' || isSame(doubtful[key], value));
    if (confirmation === 'caller_confirmed') verdict.wronglyConfirmed.push(line);
    else if (!isAllowed) verdict.wrong.push(line);
  }
  for (const [key, value] of Object.entries({ ...known, ...confirmed })) {
    const fact = values.get(key);
    if (!isSame(fact?.value, value)) verdict.missing.push(`${key} ${JSON.stringify(fact?.value)}`);
    else if (key in confirmed && fact?.confirmation !== 'caller_confirmed') verdict.missing.push(`${key} unconfirmed`);
  }
  const reply = listReplies(update).at(-1) ?? '';
  verdict.unnamed.push(...named.filter((words) => !reply.includes(words)));
  return verdict;
}
