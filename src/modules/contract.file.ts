import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Descriptions } from '#rest/descriptions.ts';
import type { Examples } from '#rest/examples.ts';
import { Text } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import { parseYamlFile } from '#tables/yaml-file.ts';

const descriptions = z.record(z.string(), z.record(z.string(), Text));

export const readDescriptions = (): Descriptions =>
  parseYamlFile(readDataFile(import.meta.dirname, 'contract-descriptions.yaml'), { descriptions }).descriptions;

/** Requests and answers of the contract tests, which write the file. */
export const readExamples = (): Examples =>
  JSON.parse(readFileSync(new URL('../../schema/examples.json', import.meta.url), 'utf8'));
