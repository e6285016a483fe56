import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Fact, Utterance } from '#modules/sourcing/interviews/interview.schema.ts';
import { startApp, unlimited } from '../../harness.ts';
import { detectLocale, gradeFacts, type JudgedDialogue, mentions, readJudgedDialogues } from './judged-dialogues.ts';

/** What the code has reached; test/judged/README.md names the aims. Of the facts that must be known, and of those that must not, at least this share is right. */
const minRight = 0.95;
/** At most so many wrong facts are confirmed. */
const maxWronglyConfirmed = 0;
/** Of what no key holds or what cannot be decided, replies name at least this share. */
const minNamed = 0.95;
/** At least this share of the replies has the language of the participant. */
const minLanguage = 0.98;

const Interview = z.object({ facts: z.array(Fact), transcript: z.array(Utterance) });

const app = await startApp(unlimited);
const dialogues = readJudgedDialogues();

async function runDialogue(dialogue: JudgedDialogue) {
  const { family, locale, opening, turns } = dialogue;
  const me = await app.live();
  const start = { family, ...(locale && { locale }), ...(opening && { opening }) };
  const started = await me.rest('POST', '/interviews', start);
  expect(started.status, dialogue.name).toBe(201);
  let { interview } = started.body;
  for (const text of turns) {
    const message = { text, version: interview.version };
    const { status, body } = await me.rest('POST', `/interviews/${interview.id}/messages`, message);
    expect(status, `${dialogue.name}: ${text}`).toBe(200);
    interview = body['interview'];
  }
  const { facts, transcript } = Interview.parse(interview);
  const exchanges = transcript.flatMap(({ role, text }, at) =>
    role === 'participant' ? [{ message: text, reply: transcript[at + 1]?.text ?? '' }] : [],
  );
  const { questions, named } = dialogue;
  const languages = exchanges.map(({ reply }, at) => ({
    reply,
    isRight: detectLocale(reply) === (typeof questions === 'string' ? questions : questions[at]),
  }));
  const namings = named.map((words) => {
    const exchange = exchanges.find(({ message }) => mentions(message, words));
    return { words, reply: exchange?.reply ?? '', isRight: exchange !== undefined && mentions(exchange.reply, words) };
  });
  return { dialogue, ...gradeFacts(dialogue, facts), languages, namings };
}

const results: Awaited<ReturnType<typeof runDialogue>>[] = [];
for (const dialogue of dialogues) results.push(await runDialogue(dialogue));

const list = (lines: (result: (typeof results)[number]) => string[]) =>
  results.flatMap((result) =>
    lines(result).map((line) => `${result.dialogue.family} · ${result.dialogue.name}: ${line}`),
  );
const right = list((result) => result.right);
const wrong = list((result) => result.wrong);
const wronglyConfirmed = list((result) => result.wronglyConfirmed);
const shareOf = (part: number, whole: number) => part / Math.max(1, whole);
const describeShare = (what: string, part: number, whole: number) =>
  `${what}: ${part} of ${whole} (${(100 * shareOf(part, whole)).toFixed(1)} %)`;

function measure<One extends { isRight: boolean }>(ones: (result: (typeof results)[number]) => One[]) {
  const all = results.flatMap(ones);
  return { right: all.filter(({ isRight }) => isRight).length, count: all.length };
}
const named = measure(({ namings }) => namings);
const languages = measure(({ languages }) => languages);
const figures = [
  describeShare('facts right', right.length, right.length + wrong.length),
  `wrong facts confirmed: ${wronglyConfirmed.length}`,
  describeShare('named', named.right, named.count),
  describeShare('replies in the language of the participant', languages.right, languages.count),
];
console.info(['Judged dialogues', ...figures].join('\n  '));

describe('the set', () => {
  test('has 120 dialogues: half of each family; 60 in English, 45 in Chinese and 15 in both', () => {
    expect(dialogues).toHaveLength(120);
    expect(dialogues.filter(({ family }) => family === 'capability')).toHaveLength(60);
    const counts = [...Map.groupBy(dialogues, ({ set }) => set)].map(([set, those]) => [set, those.length]);
    expect(Object.fromEntries(counts)).toEqual({
      'project-en': 30,
      'project-zh': 22,
      'capability-en': 30,
      'capability-zh': 23,
      mixed: 15,
    });
  });

  test('names only what a message of the dialogue says', () => {
    const unsaid = dialogues.flatMap(({ name, opening, turns, named }) =>
      named
        .filter((words) => ![opening ?? '', ...turns].some((message) => mentions(message, words)))
        .map((words) => `${name}: ${words}`),
    );
    expect(unsaid).toEqual([]);
  });

  test('states one language for each message', () => {
    for (const { name, questions, opening, turns } of dialogues)
      if (Array.isArray(questions)) expect(questions, name).toHaveLength(turns.length + (opening ? 1 : 0));
  });
});

describe('interviews without a language model', () => {
  test(`know at least ${minRight * 100} % of the facts`, () => {
    expect(shareOf(right.length, right.length + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(minRight);
  });

  test(`confirm at most ${maxWronglyConfirmed} wrong facts`, () => {
    expect(wronglyConfirmed.length, wronglyConfirmed.join('\n')).toBeLessThanOrEqual(maxWronglyConfirmed);
  });

  test('name what they cannot hold', () => {
    const missed = list(({ namings }) =>
      namings.filter(({ isRight }) => !isRight).map(({ words, reply }) => `${words} is not in: ${reply}`),
    );
    expect(shareOf(named.right, named.count), missed.join('\n')).toBeGreaterThanOrEqual(minNamed);
  });

  test('follow the language of the participant', () => {
    const missed = list(({ languages }) => languages.filter(({ isRight }) => !isRight).map(({ reply }) => reply));
    expect(shareOf(languages.right, languages.count), missed.join('\n')).toBeGreaterThanOrEqual(minLanguage);
  });
});
