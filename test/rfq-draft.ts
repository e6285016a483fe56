import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { draftRfq } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import { readGoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.file.ts';
import { collectSecrets, createIdentity } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';

export const goods = readGoodsVocabulary();
export const reference = 'RFQ-456789AB';

/** The RFQ of Brightwell Inc. for one undescribed part of its AeroGlow, unless more is said. */
export function draft(input: object, intake: object = {}) {
  const known = Intake.parse({ productName: 'AeroGlow', ...intake });
  const project = { name: 'Lantern', contextVersion: 'v1', intake: known, intent: null };
  const asked = QuoteRequestInput.parse({ scope: 'mixed', parts: [{ name: 'Lid' }], ...input });
  const identity = createIdentity(collectSecrets(project, { company: 'Brightwell Inc.', people: [] }), goods);
  return { ...draftRfq({ input: asked, project, identity, reference }), identity };
}
