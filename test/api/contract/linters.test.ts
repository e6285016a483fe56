import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { document } from './document.ts';

// Its packages name their common types from two versions.
const oas = rulesets.oas as never;

/** What two public linters say of the document, warnings too. What is off says why. */
const source = JSON.stringify(document);
/** The document is the same wherever the gateway runs; whoever runs it is whom to ask. */
const nobodyToAsk = 'info-contact';

test('Spectral reports nothing with its OpenAPI rules', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[oas, 'recommended']], rules: { [nobodyToAsk]: 'off' } });
  const found = await linter.run(source);
  expect(found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)).toEqual([]);
});

test('Redocly reports nothing with its recommended rules', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The gateway is not published under a licence.
      'info-license': 'off',
      // Nothing that is asked of the document itself is refused.
      'operation-4xx-response': 'off',
    },
  });
  const found = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  expect(found.map(({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('both report a mistake', async () => {
  const broken = JSON.stringify({ ...document, paths: { '/projects/{id}/': { get: { responses: { 200: {} } } } } });
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[oas, 'recommended']] });
  expect((await linter.run(broken)).map(({ code }) => code)).toContain('path-params');
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: broken, config, absoluteRef: 'openapi.json' });
  expect(found.map(({ ruleId }) => ruleId)).toContain('path-parameters-defined');
});
