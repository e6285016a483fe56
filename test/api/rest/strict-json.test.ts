import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson, parseJsonObject } from '#rest/strict-json.ts';
import { startApp } from '../../harness.ts';
import { asJson, type Json } from '../../json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
type Outcome = { accepted?: unknown; code?: string; message?: string; details: Json };
const caught = (action: () => unknown): Outcome => {
  try {
    return { accepted: action(), details: asJson(undefined) };
  } catch (error) {
    const { code, message, details } = error as Required<Outcome>;
    return { code, message, details };
  }
};
const refusalOf = (action: () => unknown): Omit<Outcome, 'message'> => {
  const { message: _, ...outcome } = caught(action);
  return outcome;
};

describe('invalid JSON is refused with its position', () => {
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

test.each([['[]'], ['[{}]'], ['"text"'], ['1'], ['true'], ['null']])('a body that is %s is refused', (text) => {
  expect(refusalOf(() => parseJsonObject(bytes(text)))).toEqual({ code: 'invalid_json', details: { position: 0 } });
});

test('a byte order mark is ignored, and an empty body is an empty object', () => {
  expect(parseJsonObject(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('{"a":1}')]))).toEqual({ a: 1 });
  expect(parseJsonObject(new Uint8Array())).toEqual({});
});

describe('a number is kept exactly or refused', () => {
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
    const { details } = refusalOf(() => parseJson(bytes(`{"a":[0,{"b/c~d":${number}}]}`)));
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

test('unstorable text is refused in keys too', () => {
  for (const key of ['"\\u0000"', '"\\ud83d"']) {
    expect(refusalOf(() => parseJson(bytes(`{"a":{${key}:1}}`)))).toMatchObject({ code: 'validation_failed' });
  }
});

test('an invalid number at the root is refused', () => {
  expect(refusalOf(() => parseJson(bytes('1e999')))).toMatchObject({
    details: { fields: [{ path: '', code: 'too_big' }] },
  });
});

describe('JSON is at most 64 levels deep', () => {
  const lists = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels);
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  test.each([
    ['lists', lists(64)],
    ['objects', objects(64)],
    ['lists around a number that is looked at closely', lists(64, '1e2')],
    ['brackets in text', `"${'['.repeat(100)}"`],
    ['many lists beside each other', `[${Array(1000).fill('[[]]').join()}]`],
  ])('%s are accepted', (_, text) => {
    expect(refusalOf(() => parseJson(bytes(text)))).toEqual({ accepted: JSON.parse(text) });
  });

  test.each([
    ['lists', lists(65), 64],
    ['objects', objects(65), 320],
    ['a number too large inside 1,500 lists', lists(1500, '1e400'), 64],
    ['lists that never end', '['.repeat(100_000), 64],
    ['objects that never end', '{"a":'.repeat(100_000), 320],
  ])('%s are refused at level 65', (_, text, position) => {
    const details = { position, maxDepth: 64 };
    expect(refusalOf(() => parseJson(bytes(text)))).toEqual({ code: 'invalid_json', details });
  });
});

describe('a duplicate key is refused with its position', () => {
  const many = Array.from({ length: 5000 }, (_, i) => `"k${i}":${i}`).join();
  test.each([
    ['{"a":1,"a":2}', 7, '/a'],
    ['{"a":1, "a":1}', 8, '/a'],
    ['{"a":1,"b":[{"c":1,"d":2,"c":3}]}', 25, '/b/0/c'],
    ['{"a":1,"\\u0061":2}', 7, '/a'],
    ['{"a/b":1,"a\\/b":2}', 9, '/a~1b'],
    ['{"":1,"":2}', 6, '/'],
    ['{"1":1,"1":2}', 7, '/1'],
    ['{"__proto__":1,"__proto__":2}', 15, '/__proto__'],
    ['{"a":{},"a":{"a":{}}}', 8, '/a'],
    ['{"名":1,"名":2}', 7, '/名'],
    [`{${many},"k77":0}`, many.length + 2, '/k77'],
  ])('%.40s at %d', (text, position, path) => {
    const details = { position, path };
    expect(refusalOf(() => parseJson(bytes(text)))).toEqual({ code: 'invalid_json', details });
  });

  test.each([
    '{"a":{"a":{"a":1}},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\"a\\":1","b":":"}',
    '{"A":1,"a":1,"a ":1}',
  ])('%s has no duplicate', (text) => {
    expect(refusalOf(() => parseJson(bytes(text)))).toEqual({ accepted: JSON.parse(text) });
  });
});

describe('at most twenty problems are reported', () => {
  test.each([
    [20, '20 fields are not valid.'],
    [21, 'More than 20 fields are not valid.'],
    [9999, 'More than 20 fields are not valid.'],
  ])('of %d', (count, message) => {
    const failed = caught(() => parseJson(bytes(`[${Array(count).fill('1e400').join()}]`)));
    expect([failed.message, failed.details.fields.length]).toEqual([message, 20]);
    expect(failed.details.fields.at(19).path).toBe('/19');
  });

  test('long field names are shortened', () => {
    const { details } = refusalOf(() => parseJson(bytes(`{"${'k'.repeat(500_000)}":[1e400,1e400]}`)));
    expect(details.fields.map(({ path }) => path)).toEqual([0, 1].map((i) => `/${'k'.repeat(200)}…/${i}`));
  });
});

describe('a body has at most 10,000 values', () => {
  const list = (item: string, count: number) => `[${Array(count).fill(item).join()}]`;
  const object = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`;
  test.each([
    ['items', list('1', 10_000)],
    ['fields', object(10_000)],
    ['objects', list('{"a":1,"b":2}', 3333)],
    ['commas in a text', `"${','.repeat(100_000)}"`],
  ])('%s are accepted', (_, text) => {
    expect(refusalOf(() => parseJson(bytes(text)))).toEqual({ accepted: JSON.parse(text) });
  });

  test.each([
    ['items', list('1', 10_001)],
    ['fields', object(10_001)],
    ['objects', list('{"a":1,"b":2}', 3334)],
    ['a mebibyte of nothing', list('[]', 300_000)],
  ])('more %s are refused', (_, text) => {
    expect(refusalOf(() => parseJson(bytes(text)))).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ location: 'body', path: '', code: 'too_long', limit: 10_000 }] },
    });
  });
});

describe('parsing 1 MiB of any text is fast', () => {
  const mebibyte = 1_048_576;
  const filled = (unit: string) => unit.repeat(mebibyte / unit.length);
  const listed = (item: string, count: number) => `[${Array(count).fill(item).join()}]`;
  const keys = (of: (i: number) => string) => `{${Array.from({ length: 9999 }, (_, i) => `${of(i)}:1`).join()}}`;

  test.each([
    ['lists 1,500 deep', listed(`${'['.repeat(1500)}1e400${']'.repeat(1500)}`, 340)],
    ['numbers too large', listed('1e400', 170_000)],
    ['lists that never end', filled('[')],
    ['space', filled(' ')],
    ['digits', filled('7')],
    ['a text that never ends', `"${filled('\\u0041')}`],
    ['long keys', keys((i) => `"\\u0061${'k'.repeat(80)}${i}"`)],
    ['keys that look like numbers', keys((i) => `"${i * 104_729}"`)],
    ['one long key above many problems', `{"${'k'.repeat(mebibyte / 2)}":${listed('1e400', 9000)}}`],
  ])('%s', (_, text) => {
    const given = bytes(text);
    const before = process.threadCpuUsage();
    refusalOf(() => parseJson(given));
    const { user, system } = process.threadCpuUsage(before);
    // Some 20 ms each. The limit leaves room for a machine that does much else.
    expect((user + system) / 1000).toBeLessThan(250);
  });
});

describe('the parser agrees with JSON.parse', () => {
  const isRefused = (text: string) => {
    try {
      JSON.parse(text);
      return false;
    } catch {
      return true;
    }
  };
  const space = fc.constantFrom('', ' ', '\n', '\t\r ');
  const spaced = fc.tuple(fc.jsonValue({ maxDepth: 6 }), space, space, fc.constantFrom(0, 1, 2));

  test('on the value', () => {
    fc.assert(
      fc.property(spaced, ([value, before, after, indent]) => {
        const text = before + JSON.stringify(value, null, indent) + after;
        const outcome = refusalOf(() => parseJson(bytes(text)));
        if (outcome.code === 'validation_failed') expect(text).toMatch(/\d{16}|e|\\u|__proto__/i);
        else expect(outcome).toEqual({ accepted: JSON.parse(text) });
      }),
      { numRuns: 500 },
    );
  });

  test('on invalid text, with the position at which it becomes invalid', () => {
    const piece = fc.constantFrom(
      ...'{}[]:,"\\ue0123456789.-+tfn ',
      'true',
      'null',
      '"a"',
      '\\u00',
      '1e',
      '\n',
      '\u0001',
    );
    const broken = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc
        .tuple(fc.json({ maxDepth: 4 }), fc.nat(), piece)
        .map(([text, at, extra]) => text.slice(0, at % (text.length + 1)) + extra + text.slice(at % (text.length + 1))),
    );
    fc.assert(
      fc.property(broken, (text) => {
        const { code, details } = refusalOf(() => parseJson(bytes(text)));
        const namesTwice = code === 'invalid_json' && details.path !== undefined;
        expect(code === 'invalid_json').toBe(namesTwice || isRefused(text));
        if (isRefused(text) && !namesTwice) expect(details.position).toBe(endOfGood(text));
      }),
      { numRuns: 2000 },
    );
  });

  /** The slow truth: the length of the longest beginning that some end would make JSON. */
  function endOfGood(text: string): number {
    let good = 0;
    while (good < text.length && mayGoOn(text.slice(0, good + 1))) good++;
    return good;
  }

  function mayGoOn(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch (error) {
      const { message } = error as Error;
      const [, at] = / at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message) ?? [];
      return /^(Unexpected end|Unterminated string)/.test(message) || Number(at) === text.length;
    }
  }
});

describe('through both APIs', async () => {
  const app = await startApp();
  const me = await app.live();
  const nested = (extra: string) => `{"name":"x","intake":{"productName":"y"${extra}}}`;
  const graph = (variables: string) =>
    `{"query":"mutation($i:CreateProjectInput!){createProject(input:$i){replayed}}","variables":{"i":${variables}}}`;
  const ask = async (path: string, body: string | Uint8Array) => {
    const headers = {
      authorization: `Bearer ${me.secret}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    };
    const response = await app.app.request(path, { method: 'POST', headers, body: Buffer.from(body) });
    const said = await response.json();
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
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  test('an unknown field is reported with its path', async () => {
    const { error } = await ask('/api/v1/projects', nested(',"links":[],"a/b":1'));
    expect(error.details.fields).toMatchObject([{ path: '/intake/a~1b', code: 'unknown_field', location: 'body' }]);
  });

  test('__proto__ at the root is an unknown field like any other', async () => {
    const { status, error } = await ask('/api/v1/projects', '{"name":"x","__proto__":{"name":"y"}}');
    expect(status).toBe(400);
    expect(error.details.fields).toMatchObject([{ path: '/__proto__', code: 'unknown_field' }]);
  });
});
