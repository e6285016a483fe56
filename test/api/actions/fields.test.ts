import { describe, expect, test } from 'vitest';
import { put, reachable, startApp } from '../../harness.ts';
import { createFullRequest, startProject } from './requests.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
const [factoryId] = (await app.factories(reachable())) as [string];

const text = (length: number) => 'x'.repeat(length);
const full = createFullRequest(factoryId);

const inProject = () => startProject(app);
const quote = (input: object = full) => ({ kind: 'quote_request', input });

describe('a field of a quote request', () => {
  type Bound = [path: string, accepted: unknown[], refused: unknown, code: string, limit: number | null];
  const upTo = (path: string, most: number): Bound => [path, ['', text(most)], text(most + 1), 'too_long', most];
  const many = <T>(count: number, item: T) => Array<T>(count).fill(item);
  const bounds: Bound[] = [
    [
      '/scope',
      ['pcba', 'box_build', 'mechanical_part', 'tooling', 'full_product', 'mixed'],
      'PCBA',
      'invalid_enum',
      null,
    ],
    ['/scope', [], undefined, 'required', null],
    ['/parts', [many(20, { name: 'x' })], many(21, { name: 'x' }), 'too_long', 20],
    ['/parts', [[{ name: 'x' }]], [], 'too_short', 1],
    ['/parts', [], undefined, 'required', null],
    ['/parts/0/name', ['x'], '', 'too_short', 1],
    ['/parts/0/name', [text(200)], text(201), 'too_long', 200],
    ['/parts/0/name', [], undefined, 'required', null],
    [
      '/parts/0/process',
      [
        'pcba',
        'injection_molding',
        'cnc',
        'sheet_metal',
        'die_casting',
        'wire_harness',
        'battery',
        'motor_actuator',
        'display',
        'camera',
        'power_adapter',
        'packaging',
        'off_the_shelf',
        'other',
        undefined,
      ],
      'milling',
      'invalid_enum',
      null,
    ],
    upTo('/parts/0/material', 200),
    upTo('/parts/0/finish', 200),
    upTo('/parts/0/notes', 1000),
    ['/parts/0/quantityPerUnit', [1, 9007199254740991], 0, 'too_small', 0],
    ['/parts/0/quantityPerUnit', [], 9007199254740992, 'too_big', 9007199254740991],
    ['/parts/0/quantityPerUnit', [], 0.5, 'not_integer', null],
    ['/quantities', [[1], [1, 2, 3, 4, 5, 10_000_000]], [1, 2, 3, 4, 5, 6, 7], 'too_long', 6],
    ['/quantities', [undefined], [], 'too_short', 1],
    ['/quantities/0', [], 0, 'too_small', 1],
    ['/quantities/0', [], 10_000_001, 'too_big', 10_000_000],
    ['/quantities/0', [], 1.5, 'not_integer', null],
    [
      '/incoterm',
      ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'],
      'fob',
      'invalid_enum',
      null,
    ],
    ['/quoteBy', ['2026-10-20', '2028-02-29'], '2026-02-29', 'invalid_format', null],
    ['/quoteBy', [], '2026-10-20T00:00:00Z', 'invalid_format', null],
    [
      '/drawingsStatus',
      ['none_yet', 'drawings_attached', 'sample_available', 'drawings_and_sample', undefined],
      'soon',
      'invalid_enum',
      null,
    ],
    upTo('/dfmQuestions', 2000),
    ['/anonymised', [true, false, undefined], 'true', 'invalid_type', null],
    ['/factoryIds', [[], many(5, factoryId)], many(6, factoryId), 'too_long', 5],
    ['/factoryIds/0', ['x', text(120)], '', 'too_short', 1],
    ['/factoryIds/0', [], text(121), 'too_long', 120],
    ['/matchLimit', [1], 0, 'too_small', 1],
    ['/matchLimit', [5], 6, 'too_big', 5],
    ['/priority', ['price', 'lead_time', 'quality'], 'speed', 'invalid_enum', null],
    ['/priority', [], null, 'invalid_enum', null],
    ['/quantity', [], 5, 'unknown_field', null],
    ['/parts/0/colour', [], 'red', 'unknown_field', null],
  ];

  test('is accepted up to its limit and reported by path beyond it', async () => {
    const { post } = await inProject();
    for (const [path, accepted, refused, code, limit] of bounds) {
      for (const value of accepted) {
        expect([path, value, (await post(quote(put(full, path, value)))).status]).toEqual([path, value, 201]);
      }
      const { status, body } = await post(quote(put(full, path, refused)));
      const [field] = body['error']?.details.fields ?? [];
      expect([status, field]).toMatchObject([400, { location: 'body', path: `/input${path}`, code, limit }]);
    }
  });

  test.each<[string, object, string, string]>([
    ['an unknown field', { ...quote(), note: 'x' }, '/note', 'unknown_field'],
    ['no input', { kind: 'quote_request' }, '/input', 'required'],
    ['a list for the input', { kind: 'quote_request', input: [] }, '/input', 'invalid_type'],
    ['no kind', { input: full }, '/kind', 'required'],
  ])('is rejected with %s', async (_, body, path, code) => {
    const { post } = await inProject();
    expect(await post(body)).toMatchObject({ status: 400, body: { error: { details: { fields: [{ path, code }] } } } });
  });
});
