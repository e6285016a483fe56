import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/settings/config.ts';

/** Of 24 bytes, the least that Standard Webhooks allows. */
const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test.each([
  ['http://gateway.example', 'http://gateway.example'],
  ['https://gateway.example/', 'https://gateway.example'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
])('PUBLIC_URL %s becomes the origin %s', (given, origin) => {
  expect(readConfig({ PUBLIC_URL: given }).PUBLIC_URL).toBe(origin);
});

test.each<[string, Record<string, string>, string]>([
  ['a path, which no address of ours has', { PUBLIC_URL: 'https://gateway.example/app' }, 'PUBLIC_URL'],
  ['a query', { PUBLIC_URL: 'https://gateway.example/?a=b' }, 'PUBLIC_URL'],
  ['another protocol', { PUBLIC_URL: 'ftp://gateway.example' }, 'PUBLIC_URL'],
  ['what is no name of a header', { REGION_HEADER: 'a b', TRUST_PROXY: 'true' }, 'REGION_HEADER'],
  ['a header of anybody who asks', { REGION_HEADER: 'CF-IPCountry' }, 'REGION_HEADER'],
  ['a secret without its prefix', { RESEND_WEBHOOK_SECRET: key }, 'RESEND_WEBHOOK_SECRET'],
  ['a secret that is no base64', { RESEND_WEBHOOK_SECRET: `whsec_${key}-_` }, 'RESEND_WEBHOOK_SECRET'],
  ['a secret that anybody may guess', { RESEND_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'RESEND_WEBHOOK_SECRET'],
  ['one bad secret of two', { RESEND_WEBHOOK_SECRET: `whsec_${key} whsec_` }, 'RESEND_WEBHOOK_SECRET'],
  ['no secret but a comma', { RESEND_WEBHOOK_SECRET: ' , ' }, 'RESEND_WEBHOOK_SECRET'],
  ['one bad database of two', { DATABASE_URL: `postgresql://a/b,mysql://${key}@c/d` }, 'DATABASE_URL'],
  ['a comma in a password', { DATABASE_URL: `postgresql://a:${key},x@c/d` }, 'DATABASE_URL'],
  ['a prefix of roles in upper case', { DATABASE_ROLE_PREFIX: 'Blue_' }, 'DATABASE_ROLE_PREFIX'],
  ['a prefix that PostgreSQL reserves', { DATABASE_ROLE_PREFIX: 'pg_' }, 'DATABASE_ROLE_PREFIX'],
  ['a pooler that keeps sessions', { DATABASE_POOLER: 'session' }, 'DATABASE_POOLER'],
  ['a target of exports that is no bucket or folder', { EXPORT_TARGET: 'https://bucket' }, 'EXPORT_TARGET'],
  ['exports all the time', { EXPORT_INTERVAL_MINUTES: '1' }, 'EXPORT_INTERVAL_MINUTES'],
  ['a lag that every replica has', { REPLICA_MAX_LAG_SECONDS: '1' }, 'REPLICA_MAX_LAG_SECONDS'],
])('%s prevents the start with one line that names the variable', (_, env, name) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^Invalid ${name}: .+\\.$`));
  expect(read).not.toThrow(key);
});

test.each([' ', ',', ', ', '\n', ' ,, '])('webhook secrets can be separated by %j', (between) => {
  const { RESEND_WEBHOOK_SECRET: secrets } = readConfig({
    RESEND_WEBHOOK_SECRET: `whsec_${key}${between}whsec_${key}${key}`,
  });
  expect(secrets).toEqual([Buffer.from(key, 'base64'), Buffer.from(key + key, 'base64')]);
  expect(readConfig({}).RESEND_WEBHOOK_SECRET).toBeUndefined();
});

test.each([
  ['a test', { NODE_ENV: 'test', CRASH_AT: 'start' }, 'start'],
  ['production', { NODE_ENV: 'production', CRASH_AT: 'start' }, undefined],
  ['no environment that says what it is', { CRASH_AT: 'start' }, undefined],
])('a failpoint in %s', (_, env, point) => {
  expect(readConfig(env).CRASH_AT).toBe(point);
});

test('databases are separated by commas', () => {
  const urls = ['postgresql://a:p%2Cw@one/gateway', 'postgresql://a@two/gateway'];
  expect(readConfig({ DATABASE_URL: urls.join(', ') }).DATABASE_URL).toEqual(urls);
});

test.each([
  ['DATABASE_URL', { DATABASE_REPLICA_URLS: 'postgresql://one/gateway' }],
  ['DATABASE_URL', { DATABASE_POOLER: 'transaction' }],
  ['S3_ENDPOINT', { EXPORT_TARGET: 's3://bucket/folder' }],
  ['DATABASE_DIRECT_URL', { DATABASE_POOLER: 'transaction', DATABASE_URL: 'postgresql://one/gateway' }],
])('%s is missing with %o: one line says so', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} is required with .+\\.$`));
});

describe('an S3-compatible store', () => {
  const whole = {
    S3_ENDPOINT: 'https://store.example',
    S3_BUCKET: 'lamp-files',
    S3_ACCESS_KEY_ID: 'an-id',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  };

  test('requires all of its settings except the region', () => {
    expect(readConfig(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1' });
    expect(readConfig({ ...whole, S3_REGION: 'auto' }).S3_REGION).toBe('auto');
    expect(readConfig({ S3_REGION: 'auto' }).S3_ENDPOINT).toBeUndefined();
  });

  test.each(Object.keys(whole))('without %s prevents the start with one line that names it', (name) => {
    const read = () => readConfig({ ...whole, [name]: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is required with S3_\\w+: must be .+\\.$`));
    expect(read).not.toThrow('a-secret');
  });

  test.each([
    ['S3_ENDPOINT', 'store.example'],
    ['S3_ENDPOINT', 's3://store.example'],
    ['S3_BUCKET', 'Lamp/Files'],
    ['S3_BUCKET', '..'],
    ['S3_REGION', 'eu north'],
  ])('with %s=%s prevents the start with one line that names it', (name, value) => {
    expect(() => readConfig({ ...whole, [name]: value })).toThrow(new RegExp(`^Invalid ${name}: .+\\.$`));
  });
});

test('.env.example lists exactly the settings, with their defaults', async () => {
  const text = await readFile('.env.example', 'utf8');
  const example = Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const { CRASH_AT, ...settings } = readConfig({});
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(settings).toSorted());
  expect(readConfig(example)).toEqual(readConfig({}));
  const documented = await readFile('docs/operations.md', 'utf8');
  expect(Object.keys(example).filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  ['DATABASE_POOL_SIZE', '9'],
  ['DATABASE_POOL_SIZE', 'many'],
  ['SHUTDOWN_DELAY_SECONDS', '-1'],
  ['SHUTDOWN_GRACE_SECONDS', '1.5'],
])('%s refuses %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Invalid ${name}: must be .+ from \\d+ to \\d+\\.$`));
});
