import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { document } from '../../api/contract/document.ts';

// Their packages name their common types from several versions, and as CommonJS.
const [oas, owaspRules] = [rulesets.oas, (owasp as { default?: unknown }).default ?? owasp] as RulesetDefinition[];

const source = JSON.stringify(document);

/** Every rule of both sets, warnings included. What is off, or looks at less than usual, says why. */
const rules: Record<string, 'off'> = {
  // Each installation has another operator, so there is no address that the document could name.
  'contact-properties': 'off',
  // Names, notes and messages are free text by contract; a pattern would refuse what is allowed.
  'owasp:api4:2023-string-restricted': 'off',
};

/** By contract these operations take no credential, and the document is a constant that nothing can refuse. */
const isProtected = `@property !== '/openapi.json' && @property !== '/health'`;
const isServed = `@property !== '/openapi.json'`;

const narrowed: Record<string, string> = {
  'owasp:api8:2023-define-error-responses-401': `$.paths[?(${isProtected})]..responses`,
  'owasp:api8:2023-define-error-responses-500': `$.paths[?(${isServed})]..responses`,
  'owasp:api4:2023-rate-limit-responses-429': `$.paths[?(${isServed})]..responses`,
  'owasp:api8:2023-define-error-validation': `$.paths[?(${isServed})]..responses`,
  // Requests are counted for a key, so answers to callers without one, and to no operation at all, state no limits.
  'owasp:api4:2023-rate-limit': `$.paths[?(${isProtected})]..responses[?(@property.match(/^(2|4)/) && !@property.match(/^(401|405)$/))]`,
};

function createSpectral() {
  const linter = new spectral.Spectral();
  const ownRules = (owaspRules as unknown as { rules: Record<string, object> }).rules;
  const less = Object.entries(narrowed).map(([name, given]) => [name, { ...ownRules[name], given }]);
  linter.setRuleset({
    extends: [
      [oas!, 'all'],
      [owaspRules!, 'all'],
    ],
    rules: { ...rules, ...Object.fromEntries(less) },
  });
  return linter;
}

test('Spectral reports nothing with all its OpenAPI and OWASP rules', { timeout: 300_000 }, async () => {
  const found = await createSpectral().run(source);
  expect(found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)).toEqual([]);
});

test('Redocly reports nothing with its strict rules and those on security', { timeout: 300_000 }, async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'security-defined': 'error', 'parameter-description': 'error', 'operation-description': 'error' },
  });
  const found = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  expect(found.map(({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('the document is valid by the JSON Schema of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
});

test('all of them report a mistake', { timeout: 300_000 }, async () => {
  const operation = { responses: { 200: { description: 'x', headers: {} } } };
  const broken = JSON.stringify({
    ...document,
    paths: { '/projects/{id}/': { get: operation } },
    components: { schemas: { Project: { type: 'object', properties: { name: { type: 'string' } } } } },
  });
  const codes = (await createSpectral().run(broken)).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining([
      'path-params',
      'owasp:api4:2023-string-limit',
      'owasp:api4:2023-rate-limit',
      'owasp:api8:2023-define-error-responses-401',
    ]),
  );
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lintFromString({ source: broken, config, absoluteRef: 'openapi.json' });
  expect(found.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['path-parameters-defined', 'security-defined', 'no-path-trailing-slash']),
  );
  const { valid } = await new Validator().validate({ ...structuredClone(document), info: { title: 'x' } });
  expect(valid).toBe(false);
});
