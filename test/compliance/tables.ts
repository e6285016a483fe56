import { readRequirements } from '#modules/compliance/compliance.file.ts';
import { CompliancePathInput } from '#modules/compliance/compliance.shapes.ts';
import { findTraits } from '#modules/compliance/findings.rules.ts';
import { planPath } from '#modules/compliance/path.rules.ts';

export const requirements = readRequirements();

/** A plan as the service makes it without a project, of what a caller may send. */
export function plan(input: object) {
  const { description, markets, features = {} } = CompliancePathInput.parse({ markets: ['US', 'EU', 'UK'], ...input });
  return planPath(requirements, markets, findTraits(features, [{ name: 'the description', text: description }]));
}
