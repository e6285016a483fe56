import { describe, expect, test } from 'vitest';
import { parseJson, parseJsonObject } from '#rest/strict-json.ts';
import { startApp } from './harness.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusalOf = (action: () => unknown) => {
  try {
    return { accepted: action() };
  } catch (error) {
    const { code, details } = error as { code: string; details: any };
    return { code, details };
  }
};

describe('what is no JSON is refused with its position', () => {
  test.each([
    ['{"a": tru}', 9],
    ['{"a": 1,}', 8],
    ["{'a': 1}", 1],
    ['{"a": 1} x', 9],
    ['{"a": 01}', 7],
    ['{"a": NaN}', 6],
    ['{"a": "\t"}', 7],
    ['{"名": tru}', 9],
    ['[1,,2]', 3],
    ['{"a": ', 6],
    ['{', 1],
    ['"', 1],
    ['\n', 1],
    ['[1, 2', 5],
    ['{"at position 77": tru}', 22],
  ])('%j at %d', (text, position) => {
    expect(refusalOf(() => parseJson(bytes(text)))).toEqual({ code: 'invalid_json', details: { position } });
  });

  test.each<[string, number[]]>([
    ['a byte that never stands in UTF-8', [0x22, 0xff, 0x22]],
    ['a letter cut short', [0x22, 0xe5, 0x90, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate as bytes', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [...Buffer.from('{}', 'utf16le')].concat(0xfe)],
  ])('%s', (_, raw) => {
    expect(refusalOf(() => parseJson(Uint8Array.from(raw)))).toMatchObject({ code: 'invalid_json' });
  });
});

test.each([['[]'], ['[{}]'], ['"text"'], ['1'], ['true'], ['null']])('a body that is %s is no object', (text) => {
  expect(refusalOf(() => parseJsonObject(bytes(text)))).toEqual({ code: 'invalid_json', details: { position: 0 } });
});

test('a byte order mark is not part of the text, and no body is an empty object', () => {
  expect(parseJsonObject(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('{"a":1}')]))).toEqual({ a: 1 });
  expect(parseJsonObject(new Uint8Array())).toEqual({});
});

describe('a number arrives as it was written or not at all', () => {
  test.each([
    ['1e999', 'too_big'],
    ['-1e999', 'too_big'],
    ['9007199254740993', 'too_big'],
    ['9007199254740992', 'too_big'],
    ['-9007199254740993', 'too_big'],
    ['123456789012345678901234567890', 'too_big'],
    ['1e-999', 'too_small'],
    ['-0.00001e-400', 'too_small'],
  ])('%s is refused: %s', (number, code) => {
    const { details } = refusalOf(() => parseJson(bytes(`{"a":[0,{"b/c~d":${number}}]}`))) as any;
    const limit = code === 'too_big' ? 9007199254740991 : null;
    expect(details.fields).toMatchObject([{ location: 'body', path: '/a/1/b~1c~0d', code, limit, allowed: null }]);
    expect(JSON.stringify(details)).not.toContain(number);
  });

  test.each([
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['0', 0],
    ['-0', -0],
    ['0.0', 0],
    ['0e999', 0],
    ['0.000e-999', 0],
    ['5e-324', 5e-324],
    ['1.7976931348623157e308', undefined],
  ])('%s', (text, value) => {
    if (value === undefined)
      expect(refusalOf(() => parseJson(bytes(text)))).toMatchObject({ code: 'validation_failed' });
    else expect(parseJson(bytes(text))).toBe(value);
  });
});

test.each([
  ['NUL', '"\\u0000"', null],
  ['NUL inside', '"a\\u0000b"', null],
  ['half a pair', '"\\ud83d"', null],
  ['the other half', '"\\ude00"', null],
  ['a pair the wrong way round', '"\\ude00\\ud83d"', null],
  ['a whole pair', '"\\ud83d\\ude00"', '😀'],
  ['other control characters', '"\\u0001\\u007f"', '\u0001\u007f'],
])('text with %s', (_, text, kept) => {
  const outcome = refusalOf(() => parseJson(bytes(`{"a":${text}}`)));
  if (kept !== null) return expect(outcome).toEqual({ accepted: { a: kept } });
  expect(outcome).toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: '/a', code: 'invalid_value' }] },
  });
});

test('keys are held to the same: text that nothing can keep is refused there too', () => {
  for (const key of ['"\\u0000"', '"\\ud83d"']) {
    expect(refusalOf(() => parseJson(bytes(`{"a":{${key}:1}}`)))).toMatchObject({ code: 'validation_failed' });
  }
});

test('the root itself may be the wrong number', () => {
  expect(refusalOf(() => parseJson(bytes('1e999')))).toMatchObject({
    details: { fields: [{ path: '', code: 'too_big' }] },
  });
});

test('a thousand levels do not overflow the stack', () => {
  const deep = `${'['.repeat(1000)}1e999${']'.repeat(1000)}`;
  expect(refusalOf(() => parseJson(bytes(deep)))).toMatchObject({ details: { fields: [{ path: '/0'.repeat(1000) }] } });
});

describe('through both doors', async () => {
  const app = await startApp();
  const me = await app.live();
  const nested = (extra: string) => `{"name":"x","intake":{"productName":"y"${extra}}}`;
  const graph = (variables: string) =>
    `{"query":"mutation($i:CreateProjectInput!){createProject(input:$i){id}}","variables":{"i":${variables}}}`;
  const ask = async (path: string, body: string | Uint8Array) => {
    const headers = {
      authorization: `Bearer ${me.secret}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    };
    const response = await app.app.request(path, { method: 'POST', headers, body: Buffer.from(body) });
    const said: any = await response.json();
    return { status: response.status, error: said.error ?? { ...said.errors?.[0].extensions } };
  };

  test.each([
    ['invalid JSON', '{"name":', 'invalid_json'],
    ['a number that is too large', nested(',"currentQuantity":9007199254740993'), 'validation_failed'],
    ['NUL', nested(',"notes":"\\u0000"'), 'validation_failed'],
    ['an unknown field', nested(',"colour":"red"'), 'validation_failed'],
    ['__proto__', nested(',"__proto__":{"admin":true}'), 'validation_failed'],
    ['constructor', nested(',"constructor":{"prototype":{}}'), 'validation_failed'],
  ])('%s', async (_, body, code) => {
    expect(await ask('/api/v1/projects', body)).toMatchObject({ status: 400, error: { code } });
    expect(await ask('/graphql', graph(body))).toMatchObject({ status: 400, error: { code } });
    expect(({} as any).admin).toBeUndefined();
  });

  test('a field nobody knows is named where it stands', async () => {
    const { error } = await ask('/api/v1/projects', nested(',"links":[],"a/b":1'));
    expect(error.details.fields).toMatchObject([{ path: '/intake/a~1b', code: 'unknown_field', location: 'body' }]);
  });

  test('__proto__ at the root is an unknown field like any other', async () => {
    const { status, error } = await ask('/api/v1/projects', '{"name":"x","__proto__":{"name":"y"}}');
    expect(status).toBe(400);
    expect(error.details.fields).toMatchObject([{ path: '/__proto__', code: 'unknown_field' }]);
  });
});
