import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Json, list } from '../../json.ts';
import { type Reply, startModel } from '../../stand-ins/model.ts';
import { startReceivingApp, writeReply } from './client.ts';

/** The next response of the model. */
let next: Reply = null;
const model = await startModel(() => next);
afterAll(model.close);
const { app, receive, ask } = await startReceivingApp({ LLM_BASE_URL: model.url, LLM_MODEL: 'small' });
beforeEach(() => {
  model.requests.length = 0;
  next = says();
});

type Value = { field: string; line?: number; quantity?: number; value: unknown; quote: string };
const says = (...values: Value[]): string =>
  JSON.stringify({ values: values.map((one) => ({ line: null, quantity: null, ...one })) });
/** Of replies: the drafts of the requests are worded by the same model. */
const prompts = (): string[] =>
  model.requests
    .map(({ messages }) => messages.at(-1)?.content ?? '')
    .filter((content) => content.startsWith('{"asked"'));

let count = 0;
/** What is proposed after a mail with this text, which the lines of the request are Housing and Screw of. */
async function reply(text: string, more: Partial<Parameters<typeof writeReply>[0]> = {}): Promise<Json[]> {
  const { me, rfqId, replyTo, from } = await ask();
  await receive(writeReply({ replyTo, from, id: `${++count}@factory.example`, text, ...more }));
  const { answers } = await me.graphql.request<Json>(
    `query ($rfqId: ID!) { answers(first: 5, filter: { rfqId: $rfqId }) { nodes {
      currency paymentTerms isDecline declineReason
      lines { description quantity unitPrice { amount } toolingCost { amount } moq leadTimeDays { low high } }
      evidence { field quantity text readBy } } } }`,
    { rfqId },
  );
  return list(answers.nodes);
}

const translated = `外壳 500件 8.50元
外壳模具费 35,000元
螺丝 500件 0.12元, MOQ 3,000件
大货 外壳 4周
`;

test('values of lines whose names the supplier translated are placed by the model, with the words that state them', async () => {
  next = says(
    { field: 'unitPrice', line: 1, quantity: 500, value: '8.50', quote: '外壳 500件 8.50元' },
    { field: 'unitPrice', line: 2, quantity: 500, value: 0.12, quote: '500件 0.12元' },
    { field: 'toolingCost', line: 1, value: 35000, quote: '35,000元' },
    { field: 'moq', line: 2, value: 3000, quote: 'MOQ 3,000件' },
    { field: 'leadTimeDays', line: 1, value: { low: 28, high: 28 }, quote: '大货 外壳 4周' },
  );
  const [answer, ...others] = await reply(translated);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    currency: 'CNY',
    lines: [
      { description: 'Housing', quantity: 500, unitPrice: { amount: '8.50' }, toolingCost: { amount: '35000' } },
      { description: 'Screw', quantity: 500, unitPrice: { amount: '0.12' }, moq: 3000 },
    ],
  });
  expect(answer!['evidence']).toContainEqual({
    ...{ field: 'unitPrice', quantity: 500, text: '外壳 500件 8.50元', readBy: 'model' },
  });
});

test.each<[string, string, Value]>([
  ['a price that the mail does not state', 'Shell 500 pcs USD 3.20', price('2.20', 'Shell 500 pcs USD 3.20')],
  ['words that the mail does not have', 'Shell 500 pcs USD 3.20', price('3.20', 'Housing 500 pcs USD 3.20')],
  ['a part of a number', 'Shell 500 pcs USD 13.20', price('3.20', '3.20')],
  ['a target', 'Target for shell 500 pcs is USD 3.20', price('3.20', 'USD 3.20')],
  ['a range', 'Shell 500 pcs USD 3.20-3.60', price('3.20', 'Shell 500 pcs USD 3.20-3.60')],
  ['a quantity that the mail does not name', 'Shell USD 3.20', price('3.20', 'Shell USD 3.20')],
  ['no line of the request', 'Shell 500 pcs USD 3.20', { ...price('3.20', 'Shell 500 pcs USD 3.20'), line: 7 }],
  ['words of a quoted mail', 'See below.\n\n> Shell 500 pcs USD 3.20', price('3.20', 'Shell 500 pcs USD 3.20')],
  ['no words', 'Shell 500 pcs USD 3.20', price('3.20', '')],
])('of a model that names %s, nothing is proposed', async (_, text, value) => {
  next = says(value);
  expect(await reply(`${text}\n`)).toEqual([]);
  expect(prompts()).toHaveLength(1);
});

function price(value: string, quote: string): Value {
  return { field: 'unitPrice', line: 1, quantity: 500, value, quote };
}

test('the model adds to what the rules read, and changes nothing of it', async () => {
  const text = 'Housing: 500 pcs USD 3.20, 2000 pcs USD 2.65\nWe ask half before we start: 50 % deposit.\n';
  next = says(
    { field: 'unitPrice', line: 1, quantity: 500, value: '2.65', quote: 'USD 2.65' },
    { field: 'unitPrice', line: 2, quantity: 2000, value: '2.65', quote: 'USD 2.65' },
    { field: 'paymentTerms', value: '50 % deposit', quote: '50 % deposit' },
  );
  const [answer] = await reply(text);
  expect(list(answer!['lines']).filter(({ description }) => description === 'Housing')).toMatchObject([
    { quantity: 500, unitPrice: { amount: '3.20' } },
    { quantity: 2000, unitPrice: { amount: '2.65' } },
  ]);
  expect(answer!['paymentTerms']).toBe('50 % deposit');
  const readBy = Object.fromEntries(
    list(answer!['evidence']).map(({ field, quantity, readBy }) => [`${field} ${quantity}`, readBy]),
  );
  expect(readBy).toMatchObject({ 'unitPrice 500': 'rules', 'paymentTerms null': 'model' });
});

test('a decline that only the model understands is proposed in the words of the supplier', async () => {
  next = says({ field: 'decline', value: 'no capacity', quote: 'Our line is full until spring' });
  const [answer] = await reply('Our line is full until spring, sorry.\n');
  expect(answer).toMatchObject({ isDecline: true, declineReason: 'Our line is full until spring', lines: [] });
});

test('without a usable answer of the model, a mail is read by the rules alone', async () => {
  for (const broken of ['no JSON', { status: 500, message: 'down' }, { cutOff: '{"values": [' }]) {
    next = broken;
    const [answer] = await reply('Housing: 500 pcs USD 3.20\n');
    expect(answer).toMatchObject({ lines: [{ quantity: 500, unitPrice: { amount: '3.20' } }] });
  }
});

test('the model sees the own words of the supplier and what was asked for, without contacts and signature', async () => {
  await reply(
    'Shell 500 pcs USD 3.20, call +86 755 1234 5678, WeChat: li_sales8, li@factory.example\n\n> quoted words\n',
  );
  const [prompt = ''] = prompts();
  expect(JSON.parse(prompt)).toEqual({
    asked: [
      { line: 1, description: 'Housing', quantities: [500, 2000] },
      { line: 2, description: 'Screw', quantities: [2000, 8000] },
    ],
    reply: expect.arrayContaining([expect.stringMatching(/^Shell 500 pcs USD 3\.20, call \*+, WeChat: \*+, \*+$/)]),
  });
  expect(prompt).not.toMatch(/quoted words|Best regards|factory\.example/);
});

test('no model is asked of mails by programs, of senders who are not verified and of copies', async () => {
  await reply('Shell 500 pcs USD 3.20\n', { more: 'Auto-Submitted: auto-replied\n' });
  await reply('Shell 500 pcs USD 3.20\n', { dmarc: 'fail' });
  expect(prompts()).toEqual([]);
  const { replyTo, from } = await ask();
  for (const _ of [1, 2]) await receive(writeReply({ replyTo, from, id: 'copy@factory.example' }));
  expect(prompts()).toHaveLength(1);
});

test('a mail that staff assign is read by the model too', async () => {
  const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
  const { me, rfqId, deliveryId, replyTo, from } = await ask();
  next = says(price('3.20', 'Shell 500 pcs USD 3.20'));
  await receive(
    writeReply({ replyTo, from, id: 'late@factory.example', dmarc: 'fail', text: 'Shell 500 pcs USD 3.20\n' }),
  );
  const { unmatchedReplies } = await operator.graphql.request<Json>('{ unmatchedReplies { nodes { id } } }');
  const { id } = list(unmatchedReplies.nodes).at(-1)!;
  const assign = 'mutation ($input: AssignReplyInput!) { assignReply(input: $input) { reply { id } } }';
  await operator.graphql.request(assign, { input: { id, deliveryId } });
  const { answers } = await me.graphql.request<Json>(
    'query ($rfqId: ID!) { answers(filter: { rfqId: $rfqId }) { nodes { lines { quantity } } } }',
    { rfqId },
  );
  expect(answers.nodes).toEqual([{ lines: [{ quantity: 500 }] }]);
});
