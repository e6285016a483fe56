import type { z } from 'zod';
import { CompliancePathInput } from '#modules/guidance/compliance/compliance.schema.ts';
import { planPath } from '#modules/guidance/compliance/path.rules.ts';
import { type Found, findTraits } from '#modules/guidance/compliance/product/trait-inference.rules.ts';
import { readRequirements } from '#modules/guidance/compliance/requirement.file.ts';

export const requirements = readRequirements();

/** The day on which the cases were written. */
export const today = '2026-11-23';

type Product = Pick<z.output<typeof CompliancePathInput>, 'description' | 'features'>;

/** Of each product once: many tests ask about the same one. */
const foundTraits = new Map<string, Found>();
function findProductTraits({ description, features = {} }: Product): Found {
  const key = JSON.stringify([description, features]);
  const found = foundTraits.get(key) ?? findTraits(features, [{ name: 'the description', text: description }]);
  foundTraits.set(key, found);
  return found;
}

/** Validates the input and plans like the service, without a project. */
export function plan(input: object, day = today) {
  const { markets, ...product } = CompliancePathInput.parse({ markets: ['US', 'EU', 'UK'], ...input });
  return planPath(requirements, markets, findProductTraits(product), day);
}
