import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';

test.each([
  ['http://gateway.example', 'http://gateway.example'],
  ['https://gateway.example/', 'https://gateway.example'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
])('PUBLIC_URL %s is the origin %s', (given, origin) => {
  expect(readConfig({ PUBLIC_URL: given }).PUBLIC_URL).toBe(origin);
});

test.each<[string, Record<string, string>, string]>([
  ['a path, which no address of ours has', { PUBLIC_URL: 'https://gateway.example/app' }, 'PUBLIC_URL'],
  ['a query', { PUBLIC_URL: 'https://gateway.example/?a=b' }, 'PUBLIC_URL'],
  ['another protocol', { PUBLIC_URL: 'ftp://gateway.example' }, 'PUBLIC_URL'],
  ['what is no name of a header', { REGION_HEADER: 'a b', TRUST_PROXY: 'true' }, 'REGION_HEADER'],
  ['a header of anybody who asks', { REGION_HEADER: 'CF-IPCountry' }, 'REGION_HEADER'],
])('%s stops the start with one line that names the variable', (_, env, name) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} is not usable: .+\\.$`));
});
