import type { Process } from '#kernel/enums.ts';
import { addChineseTerms } from '#modules/directory/glossary/glossary.rules.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { bilingual, oneLine, sameInBoth, shorten, tidyLine, tidyText, type Words } from '#text/prose.ts';
import {
  isBlank,
  isBought,
  listOpenFields,
  needsTool,
  type PartField,
  resolveQuantities,
} from '../quote-request.rules.ts';
import type { QuotePart, QuoteRequestInput } from '../quote-request.schema.ts';
import { createRedactor, type Identity, type Redactor } from '../redaction/rfq-redaction.rules.ts';
import { findUnit } from './rfq-glossary.rules.ts';
import { wording } from './rfq-wording.ts';

export type RfqPart = {
  no: string;
  name: Words;
  process: Process | null;
  material: Words | null;
  finish: Words | null;
  notes: Words | null;
  quantityPerUnit: number | null;
  /** Pieces of this part at each band; null if the quantity per unit is unknown or the product reaches `maxQuantity`. */
  quantities: number[] | null;
  open: PartField[];
  bought: boolean;
  tooled: boolean;
};

/** Texts of the caller are already redacted. */
export type RfqContent = {
  reference: string;
  input: QuoteRequestInput;
  project: ProjectContext;
  company: Words | null;
  product: Words | null;
  bands: number[];
  unit: Words;
  parts: RfqPart[];
  questions: Words | null;
  replaced: boolean;
  redactions: string[];
  quoted: string[];
  unnamedParts: string[];
};

export type RfqRequest = { input: QuoteRequestInput; project: ProjectContext; identity: Identity; reference: string };

export function collectRfqContent({ input, project, identity, reference }: RfqRequest): RfqContent {
  const redactor = createRedactor(input.anonymised ? identity : null);
  const { quantities: bands, quantitySource } = resolveQuantities(input, project);
  const intended = quantitySource === 'manufacturing_intent' ? project.intent?.current.unit : undefined;
  const given = oneLine(intended ?? project.intake?.unit ?? '');
  const unit = findUnit(given) ?? toSuffix(redactor.redact(given));
  const parts = input.parts.map((part, i): RfqPart => {
    const line = (text: string | undefined) => (isBlank(text) ? null : redactor.redact(tidyLine(text ?? '')));
    const { process = null, quantityPerUnit = null } = part;
    return {
      no: `2.${i + 1}`,
      name: line(part.name) ?? wording.labels.unnamed_part,
      process,
      material: gloss(line(part.material)),
      finish: gloss(line(part.finish)),
      notes: quoteBlock(part.notes, redactor),
      quantityPerUnit,
      quantities: multiplyQuantities(part, bands),
      open: listOpenFields(part, input.parts),
      bought: isBought(part),
      tooled: needsTool(part, input.scope),
    };
  });
  const questions = quoteBlock(input.dfmQuestions, redactor);
  const named = (name: string | null) => (input.anonymised || !name?.trim() ? null : sameInBoth(oneLine(name)));
  const { company, product } = identity.secrets;
  const names = { company: named(company), product: named(product) };
  const unnamedParts = parts.filter(({ name }) => isBlank(stripMarks(name.en))).map(({ no }) => no);
  const redactions = redactor.listNotes();
  return {
    reference,
    input,
    project,
    ...names,
    bands,
    unit,
    parts,
    questions,
    replaced: redactor.hasReplaced(),
    redactions,
    quoted: redactor.listQuoted(),
    unnamedParts,
  };
}

const stripMarks = (text: string) => text.replace(/\[[a-z-]+\]|\[…\]|[^\p{L}]/gu, '');
const gloss = (text: Words | null) => text && addChineseTerms(text);
const quoteBlock = (text: string | undefined, redactor: Redactor) =>
  isBlank(text) ? null : redactor.redact(tidyText(text ?? ''));
const toSuffix = ({ en, zh }: Words) => bilingual(` ${shorten(en, 40)}`, ` ${shorten(zh, 40)}`);

const maxQuantity = 1_000_000_000_000;

function multiplyQuantities({ quantityPerUnit }: QuotePart, bands: number[]): number[] | null {
  if (quantityPerUnit === undefined || bands.length === 0) return null;
  const quantities = bands.map((band) => band * quantityPerUnit);
  return quantities.every((quantity) => quantity < maxQuantity) ? quantities : null;
}
