import { draftRfq } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { QuoteRequestInput } from '#modules/sourcing/quote-requests/quote-request.schema.ts';
import {
  createIdentity,
  createRedactor,
  type Secrets,
} from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { goods } from '../../../rfq-draft.ts';

export const createSecrets = (known: Partial<Secrets>): Secrets => ({
  company: null,
  people: [],
  project: 'zzqx',
  product: null,
  links: [],
  ...known,
});
export const createTestRedactor = (known: Partial<Secrets>) =>
  createRedactor(createIdentity(createSecrets(known), goods));
export const redactText = (text: string, known: Partial<Secrets>) => createTestRedactor(known).redact(text);

export const createDraft = (identity: ReturnType<typeof createIdentity>, words: string) =>
  draftRfq({
    input: QuoteRequestInput.parse({
      scope: 'mixed',
      parts: [{ name: words, material: words, finish: words, notes: words }, { name: `Lid ${words}` }],
      dfmQuestions: words,
    }),
    project: {
      name: identity.secrets.project,
      contextVersion: 'v1',
      intake: { productName: identity.secrets.product ?? '?', unit: words.slice(0, 40) },
      intent: null,
    },
    identity,
    reference: 'RFQ-456789AB',
  });
