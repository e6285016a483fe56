import { expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';

/** What every parser of JSON takes, and what none may; sent as the value of a field, and as the whole body. */
const app = await startApp(unlimited);
const me = await app.live();

const values = [
  ...['[]', '[[]]', '[ ]', '[null]', '[1,null,null,2]', '[ 1 ]', '["a",null,3.5e1,true,{}]', '[\n1\t,\r2 ]'],
  ...['{}', '{"a":1}', '{"":0}', '{"a":[]}', '{"a\\u0062":1}', '{"min":-1.0e+28}'],
  ...[
    '"a"',
    '""',
    '" "',
    '"\\""',
    '"\\\\"',
    '"\\/"',
    '"\\b\\f\\n\\r\\t"',
    '"\\u0061"',
    '"\\u00e9"',
    '"\\uD834\\uDD1E"',
  ],
  ...['"é"', '"名"', '"😀"', '"\u2028\u2029"', '"\u007f"', '"/*"', '"\\u200B"', '"\\uFFFE"', '"\ufeff"'],
  ...['0', '-0', '1', '-1', '-123', '0.5', '-0.1', '123.456', '1e1', '1E+2', '1e-2', '0e+1', '0E1', '123e5', '1.5E-3'],
  ...['true', 'false', 'null', ' true ', '1e-5', '9007199254740991'],
];
const none = [
  ...[
    '[1 true]',
    '["a":1]',
    '["a",]',
    '[1,,2]',
    '[,1]',
    '[1,]',
    '[,]',
    '[',
    '[1',
    '[[',
    ']',
    '[1]]',
    '["x"',
    '[1\n',
    '[a',
  ],
  ...['[-]', '[*]', '[3[4]]', '[1;2]', '[x]', '[1}', '{]', '{', '}', '{"a"}', '{"a":}', '{"a" 1}', '{a:1}', "{'a':1}"],
  ...['{"a":1,}', '{"a":1,,"b":2}', '{,}', '{1:1}', '{null:1}', '{"a":1 "b":2}', '{"a"::1}', '{"a":1}}', '{"a":1}#'],
  ...['{"a":"b","a":"c"}', '{"a":{"b":1,"\\u0062":1}}'],
  ...[
    '{"a":"b"}/**/',
    '{"a":/*c*/"b"}',
    '//c\n1',
    '{"a":TRUE}',
    'True',
    'nul',
    'truth',
    'NaN',
    'Infinity',
    '-Infinity',
  ],
  ...[
    '01',
    '-01',
    '+1',
    '.5',
    '-.5',
    '1.',
    '1.e1',
    '1e',
    '1e+',
    '1eE2',
    '0x1',
    '1_000',
    '1,5',
    '--1',
    '- 1',
    '1 2',
    '１',
  ],
  ...[
    '"',
    '"a',
    "'a'",
    '"\t"',
    '"\n"',
    '"\u0000"',
    '"\\x41"',
    '"\\u12"',
    '"\\uqqqq"',
    '"\\a"',
    '"\\"',
    '"\\ud8"',
    '"a"b',
  ],
  ...['\u00a01', '\u20601', '<.>', '<null>', '*', '&', '\\u0020{}', '{"a":1}{"b":2}', '[1]x', '\u0001', '"\u001f"'],
];

async function codesOf(text: string): Promise<(string | undefined)[]> {
  const field = `{"name":"x","intake":{"productName":"y","notes":${text}}}`;
  const graph = `{"query":"mutation($i:CreateProjectInput!){createProject(input:$i){replayed}}","variables":{"i":${field}}}`;
  const rest = await Promise.all([field, text].map((body) => me.rest('POST', '/projects', body)));
  const headers = { authorization: `Bearer ${me.secret}`, 'content-type': 'application/json' };
  const answer = await app.app.request('/graphql', { method: 'POST', headers, body: graph });
  const { errors } = await answer.json();
  const said = [...rest, { status: answer.status, body: { error: errors?.[0].extensions } }];
  expect(
    said.filter(({ status }) => status >= 500),
    text,
  ).toEqual([]);
  return said.map(({ body }) => body.error?.code);
}

test('valid JSON is never refused as invalid', async () => {
  for (const text of values) {
    const [field, body, graph] = await codesOf(text);
    expect([text, field === 'invalid_json', graph === 'invalid_json']).toEqual([text, false, false]);
    // A whole body is an object.
    expect([text, body === 'invalid_json']).toEqual([text, !text.trim().startsWith('{')]);
  }
});

test('invalid JSON and duplicate keys are refused by both APIs', async () => {
  for (const text of none) {
    expect([text, ...(await codesOf(text))]).toEqual([text, 'invalid_json', 'invalid_json', 'invalid_json']);
  }
});

test('invalid UTF-8 is refused', async () => {
  const bytes = [
    [0xff],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xe5, 0x90],
    [0x80],
    [0xf0, 0x9f, 0x98],
  ];
  for (const wrong of bytes) {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(wrong), Buffer.from('"}')]);
    expect((await me.rest('POST', '/projects', body)).body['error'].code).toBe('invalid_json');
  }
});
