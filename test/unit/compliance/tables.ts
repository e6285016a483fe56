import { readRequirements } from '#modules/guidance/compliance/compliance.file.ts';
import { CompliancePathInput } from '#modules/guidance/compliance/compliance.schema.ts';
import { planPath } from '#modules/guidance/compliance/path.rules.ts';
import { findTraits } from '#modules/guidance/compliance/trait-inference.rules.ts';

export const requirements = readRequirements();

/** Validates the input and plans like the service, without a project. */
export function plan(input: object) {
  const { description, markets, features = {} } = CompliancePathInput.parse({ markets: ['US', 'EU', 'UK'], ...input });
  return planPath(requirements, markets, findTraits(features, [{ name: 'the description', text: description }]));
}
