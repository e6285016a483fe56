import { afterEach, expect, test } from 'vitest';
import { createOpenAiWriter } from '#ports/language-model/openai-writer.ts';
import { type Reply, startModel } from '../../stand-ins/model.ts';

const text = { en: '1. Quantity: 500 pcs\nContact: li@factory.test', zh: '1. 数量：500件' };
const body = text.en;
const both = (en: string, zh: string) => `${en}\n=====\n${zh}`;
const secret = 'sk-secret';

const running: Awaited<ReturnType<typeof startModel>>[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function writerOf(reply: Reply, timeoutMs = 5000) {
  const model = await startModel(reply);
  running.push(model);
  const errors: string[] = [];
  const onError = (message: string) => void errors.push(message);
  const writer = createOpenAiWriter({ baseUrl: model.url, apiKey: secret, model: 'small', timeoutMs, onError });
  return { model, errors, writer };
}

test('one call rewords both languages, and the result is trimmed', async () => {
  const { writer, model, errors } = await writerOf(`\n${both('1. Quantity: 500 pieces', '1. 数量为500件')}\n`);
  expect(await writer.polish(text, [])).toEqual({
    en: '1. Quantity: 500 pieces',
    zh: '1. 数量为500件',
    translations: null,
  });
  expect(errors).toEqual([]);
  expect(writer.model).toBe('small');
  expect(model.requests).toMatchObject([
    {
      model: 'small',
      temperature: 0,
      max_tokens: expect.any(Number),
      headers: { authorization: `Bearer ${secret}` },
      messages: [{ role: 'system' }, { role: 'user', content: both(text.en, text.zh) }],
    },
  ]);
});

test('the instructions name both languages and keep every fact', async () => {
  const { writer, model } = await writerOf(both('ok', '好'));
  await writer.polish(text, []);
  const [system] = model.requests[0]!.messages;
  for (const kept of [
    'English',
    'Simplified Chinese',
    'number',
    'date',
    'name',
    'question',
    'reply block',
    'Add nothing',
  ]) {
    expect(system!.content).toContain(kept);
  }
});

test('the same call translates quoted texts', async () => {
  const { writer, model } = await writerOf(`${both('ok', '好')}\n=====\n壁厚2.2毫米\n-----\n不得使用水口料`);
  const foreign = ['Wall 2.2 mm', 'No regrind'];
  expect(await writer.polish(text, foreign)).toMatchObject({ translations: ['壁厚2.2毫米', '不得使用水口料'] });
  expect(model.requests).toHaveLength(1);
  const [system, user] = model.requests[0]!.messages;
  expect(system!.content).toContain('Translate as an engineer of the trade');
  expect(user!.content).toBe(`${both(text.en, text.zh)}\n=====\nWall 2.2 mm\n-----\nNo regrind`);
});

test.each([
  ['no translation', both('ok', '好')],
  ['one translation of two', `${both('ok', '好')}\n=====\n壁厚`],
])('with %s, the rewording is still used', async (_, reply) => {
  const { writer } = await writerOf(reply);
  expect(await writer.polish(text, ['Wall', 'Rib'])).toEqual({ en: 'ok', zh: '好', translations: null });
});

test.each<[string, Reply, string]>([
  ['refuses the key', { status: 401, message: `Bad key ${secret}` }, 'The model request failed: AI_APICallError 401.'],
  [
    'refuses the text',
    { status: 400, message: `Cannot read ${body}` },
    'The model request failed: AI_APICallError 400.',
  ],
  ['says nothing', '', 'The model returned an incomplete text: stop.'],
  ['says only space', ' \n', 'The model returned an incomplete text: stop.'],
  ['leaves out a language', '1. Quantity: 500', 'The model returned an incomplete text: stop.'],
  ['says more than the two', `${both('a', 'b')}\n=====\nc`, 'The model returned an incomplete text: stop.'],
  ['stops half way', { cutOff: '1. Quant' }, 'The model returned an incomplete text: length.'],
])('a model that %s returns null and an error that quotes nothing', async (_name, reply, error) => {
  const { writer, errors } = await writerOf(reply);
  expect(await writer.polish(text, [])).toBeNull();
  expect(errors).toEqual([error]);
});

test('a model that does not respond returns null within the timeout', async () => {
  const { writer, errors } = await writerOf(null, 150);
  expect(await writer.polish(text, [])).toBeNull();
  expect(errors).toEqual(['The model did not respond within 150 ms.']);
});

test('a failed model request is retried once', async () => {
  const { writer, errors, model } = await writerOf({ status: 503, message: body });
  expect(await writer.polish(text, [])).toBeNull();
  expect(errors).toEqual(['The model request failed: AI_APICallError 503.']);
  expect(model.requests).toHaveLength(2);
});

test('an unreachable model returns null', async () => {
  const writer = createOpenAiWriter({ baseUrl: 'http://127.0.0.1:1/v1', model: 'small', timeoutMs: 100 });
  expect(await writer.polish(text, [])).toBeNull();
});

test('the retry of a recovered model succeeds', async () => {
  const replies: Reply[] = [{ status: 503, message: 'busy' }, both('better', '更好')];
  const model = await startModel(() => replies.shift() ?? null);
  running.push(model);
  const writer = createOpenAiWriter({ baseUrl: model.url, model: 'small', timeoutMs: 5000 });
  expect(await writer.polish(text, [])).toEqual({ en: 'better', zh: '更好', translations: null });
  expect(model.requests).toHaveLength(2);
});
