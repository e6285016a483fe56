import { describe, expect, test } from 'vitest';
import { put, startApp } from '../../harness.ts';
import { intent, source } from './intent.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });

const text = (length: number) => 'x'.repeat(length);

describe('a limit', () => {
  const full = {
    name: 'Lamp',
    intake: { productName: 'Lamp', targetMarkets: ['US'], links: ['https://lamp.example'] },
    intent: put(put(intent, '/forecast/source', source), '/requirements/0/source', source),
  };
  const links = (count: number) => Array.from({ length: count }, (_, i) => `https://lamp.example/${i}`);
  const requirements = (count: number) => Array(count).fill({ kind: 'other', detail: 'x' });
  const short = (least = 1) => ['too_short', least] as const;
  const long = (most: number) => ['too_long', most] as const;
  const quantity = (path: string): Bound[] => [
    [path, [1, null], 0, 'too_small', 1],
    [path, [10_000_000], 10_000_001, 'too_big', 10_000_000],
    [path, [], 1.5, 'not_integer', null],
  ];
  const said = (path: string): Bound[] => [
    [path, [text(1), null], '', ...short()],
    [path, [text(800)], text(801), ...long(800)],
  ];
  const sourceAt = (path: string): Bound[] => [
    [`${path}/kind`, ['caller', 'file', 'interview'], 'model', 'invalid_enum', null],
    [`${path}/reference`, [text(1)], '', ...short()],
    [`${path}/reference`, [text(800)], text(801), ...long(800)],
    ...said(`${path}/quote`),
    [`${path}/page`, [], 1, 'unknown_field', null],
  ];
  const plan = (path: string): Bound[] => [
    ...quantity(`${path}/quantity`),
    ...said(`${path}/unit`),
    ...said(`${path}/period`),
    [`${path}/source`, [null], 'caller', 'invalid_type', null],
  ];
  /** Path, accepted values, rejected value, error code and limit. */
  type Bound = [path: string, accepted: unknown[], refused: unknown, code: string, limit: number | null];
  const bounds: Bound[] = [
    ['/name', [text(1)], '', ...short()],
    ['/name', [text(120)], text(121), ...long(120)],
    ['/owner', [], 'me', 'unknown_field', null],
    ['/intake/productName', [text(1)], '', ...short()],
    ['/intake/productName', [text(200)], text(201), ...long(200)],
    ['/intake/productName', [], undefined, 'required', null],
    ['/intake/summary', ['', text(4000)], text(4001), ...long(4000)],
    ['/intake/category', ['', text(120)], text(121), ...long(120)],
    ['/intake/targetMarkets', [[], Array(10).fill('US')], Array(11).fill('US'), ...long(10)],
    ['/intake/targetMarkets/0', ['CN'], 'us', 'invalid_format', null],
    ['/intake/stage', ['idea', 'prototype', 'evt', 'dvt', 'pvt', 'production'], 'mp', 'invalid_enum', null],
    ...quantity('/intake/currentQuantity'),
    ['/intake/unit', ['pcs', text(40), null], text(41), ...long(40)],
    ['/intake/targetUnitCostUsd', ['0.5', '12', null], '1e3', 'invalid_format', null],
    ['/intake/targetUnitCostUsd', [], 12, 'invalid_type', null],
    ['/intake/neededBy', ['2028-02-29', null], '2027-02-29', 'invalid_format', null],
    ['/intake/scope', ['pcba', 'mixed', null], 'software', 'invalid_enum', null],
    ['/intake/links', [[], links(10)], links(11), ...long(10)],
    ['/intake/links/0', ['https://lamp.example/a?b=c#d'], 'http://lamp.example', 'invalid_format', null],
    ['/intake/notes', ['', text(4000)], text(4001), ...long(4000)],
    ['/intake/price', [], 1, 'unknown_field', null],
    ['/intent/schemaVersion', [1], 2, 'invalid_enum', null],
    ['/intent/current/purpose', ['samples', 'pilot', 'production', 'unknown'], 'fun', 'invalid_enum', null],
    ...quantity('/intent/current/quantity'),
    ...['unit', 'configuration', 'revision'].flatMap((field) => said(`/intent/current/${field}`)),
    ['/intent/current/confirmation', ['unconfirmed', 'caller_confirmed'], 'yes', 'invalid_enum', null],
    ...sourceAt('/intent/current/source'),
    ['/intent/current/colour', [], 'red', 'unknown_field', null],
    ['/intent/current', [{}], null, 'invalid_type', null],
    ...plan('/intent/plannedPilot'),
    ...plan('/intent/forecast'),
    ...sourceAt('/intent/forecast/source'),
    ['/intent/requirements', [[], requirements(20)], requirements(21), ...long(20)],
    [
      '/intent/requirements/0/kind',
      ['location', 'quality', 'material', 'inspection', 'deadline', 'other'],
      'price',
      'invalid_enum',
      null,
    ],
    ['/intent/requirements/0/detail', [text(1)], '', ...short()],
    ['/intent/requirements/0/detail', [text(800)], text(801), ...long(800)],
    ['/intent/requirements/0/strength', ['hard', 'preference'], 'soft', 'invalid_enum', null],
    ['/intent/requirements/0/confirmation', ['unconfirmed'], null, 'invalid_enum', null],
    ...sourceAt('/intent/requirements/0/source'),
    [
      '/intent/priorities',
      [[], ['quality', 'price', 'lead_time', 'scale', 'location']],
      Array(6).fill('price'),
      ...long(5),
    ],
    ['/intent/priorities', [], ['price', 'price'], 'duplicate', null],
    ['/intent/priorities/0', ['scale'], 'speed', 'invalid_enum', null],
    ...sourceAt('/intent/prioritySource'),
    ['/intent/budget', [], 1, 'unknown_field', null],
  ];

  test('of intake and intent is inclusive, and reported by path when exceeded', async () => {
    const me = await app.live();
    for (const [path, accepted, refused, code, limit] of bounds) {
      for (const value of accepted) {
        expect([path, value, (await me.rest('POST', '/projects', put(full, path, value))).status]).toEqual([
          path,
          value,
          201,
        ]);
      }
      const { status, body } = await me.rest('POST', '/projects', put(full, path, refused));
      const [field] = body['error']?.details.fields ?? [];
      expect([status, field]).toEqual([
        400,
        {
          location: 'body',
          path,
          code,
          limit,
          message: expect.any(String),
          allowed: code === 'invalid_enum' ? expect.any(Array) : null,
        },
      ]);
    }
  });
});
