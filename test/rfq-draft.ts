import { QuoteRequestInput } from '#modules/actions/quote-request.shapes.ts';
import { secretsOf } from '#modules/actions/rfq-redaction.rules.ts';
import { draftRfq } from '#modules/actions/rfq-text.rules.ts';
import { Intake } from '#modules/projects/project.shapes.ts';

export const reference = 'RFQ-456789AB';

/** The RFQ of Brightwell Inc. for one undescribed part of its AeroGlow, unless more is said. */
export function draft(input: object, intake: object = {}) {
  const known = Intake.parse({ productName: 'AeroGlow', ...intake });
  const project = { name: 'Lantern', contextVersion: 'v1', intake: known, intent: null };
  const asked = QuoteRequestInput.parse({ scope: 'mixed', parts: [{ name: 'Lid' }], ...input });
  const secrets = secretsOf(project, 'Brightwell Inc.');
  return { ...draftRfq({ input: asked, project, secrets, reference }), secrets };
}
