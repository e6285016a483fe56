import { CompliancePathInput } from '#modules/guidance/compliance/compliance.schema.ts';
import { planPath } from '#modules/guidance/compliance/path.rules.ts';
import { findTraits } from '#modules/guidance/compliance/product/trait-inference.rules.ts';
import { readRequirements } from '#modules/guidance/compliance/requirement.file.ts';

export const requirements = readRequirements();

/** The day on which the cases were written. */
export const today = '2026-11-23';

/** Validates the input and plans like the service, without a project. */
export function plan(input: object, day = today) {
  const { description, markets, features = {} } = CompliancePathInput.parse({ markets: ['US', 'EU', 'UK'], ...input });
  return planPath(requirements, markets, findTraits(features, [{ name: 'the description', text: description }]), day);
}
