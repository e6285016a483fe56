import type { Process } from '#kernel/enums.ts';
import { cities } from '#modules/directory/factories/factory-places.ts';
import { addChineseTerms } from '#modules/directory/glossary/glossary.rules.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { bilingual, type Language, oneLine, sameInBoth, shorten, tidyLine, tidyText, type Words } from '#text/prose.ts';
import {
  isBlank,
  listOpenFields,
  listTargetMarkets,
  type PartField,
  resolveProcess,
  resolveQuantities,
  type Scope,
} from '../quote-request.rules.ts';
import type { QuotePart, QuoteRequestInput } from '../quote-request.schema.ts';
import { createRedactor, type Identity, type Redactor } from '../redaction/rfq-redaction.rules.ts';
import { listTraits, type TraitSet } from './part-traits.rules.ts';
import { findUnit } from './rfq-glossary.rules.ts';
import type { PartTrait } from './rfq-line.file.ts';
import type { Noun } from './rfq-wording.file.ts';
import { wording } from './rfq-wording.ts';

export type RfqPart = {
  no: string;
  name: Words;
  process: Process | null;
  material: Words | null;
  finish: Words | null;
  notes: Words | null;
  drawingNumber: Words | null;
  revision: Words | null;
  quantityPerUnit: number | null;
  /** Pieces of this part at each band; null if the quantity per unit is unknown or the product reaches `maxQuantity`. */
  quantities: number[] | null;
  open: PartField[];
  /** The process, or what stands for it. */
  kind: PartTrait;
  traits: TraitSet;
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
  traits: TraitSet;
  noun: Noun;
  questions: Words | null;
  place: Words | null;
  markets: Words | null;
  files: { name: Words; revision: Words | null }[];
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
  const unit = findUnit(given, input) ?? toSuffix(redactor.redact(given));
  const line = (text: string | undefined) => redactLine(text, redactor);
  const parts = input.parts.map((part, i): RfqPart => {
    const { quantityPerUnit = null } = part;
    const traits = listTraits(part, input.scope);
    return {
      no: `2.${i + 1}`,
      name: gloss(line(part.name)) ?? wording.labels.unnamed_part,
      process: resolveProcess(part, input.scope),
      material: gloss(line(part.material)),
      finish: gloss(line(part.finish)),
      notes: quoteBlock(part.notes, redactor),
      drawingNumber: line(part.drawingNumber),
      revision: line(part.revision),
      quantityPerUnit,
      quantities: multiplyQuantities(part, bands),
      open: listOpenFields(part, input.parts, input.scope),
      kind: [...traits][0] ?? 'open',
      traits,
    };
  });
  const questions = quoteBlock(input.dfmQuestions, redactor);
  const place = renderPlace(input.namedPlace, redactor);
  const files = (input.files ?? []).map(({ name, revision }) => ({
    name: line(name) ?? wording.labels.unnamed_part,
    revision: line(revision),
  }));
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
    traits: new Set(parts.flatMap(({ traits }) => [...traits])),
    noun: pickNoun(parts, input.scope),
    questions,
    place,
    markets: nameCountries(listTargetMarkets(input, project)),
    files,
    replaced: redactor.hasReplaced(),
    redactions,
    quoted: redactor.listQuoted(),
    unnamedParts,
  };
}

function pickNoun(parts: RfqPart[], scope: Scope): Noun {
  const isEvery = (trait: PartTrait) => parts.every(({ traits }) => traits.has(trait));
  if (isEvery('bought') || isEvery('textile')) return 'item';
  if (isEvery('pcba')) return 'board';
  if (isEvery('packaging')) return 'packaging';
  const isMechanical = scope === 'mechanical_part' || scope === 'tooling';
  return isMechanical || new Set(parts.map(({ kind }) => kind)).size === 1 ? 'part' : 'component';
}

const countryNames = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  zh: new Intl.DisplayNames(['zh-Hans'], { type: 'region' }),
};

function nameCountries(codes: string[]): Words | null {
  const list = (language: Language, separator: string) =>
    codes.map((code) => countryNames[language].of(code) ?? code).join(separator);
  return codes.length ? bilingual(list('en', ', '), list('zh', '、')) : null;
}

const stripMarks = (text: string) => text.replace(/\[[a-z-]+\]|\[…\]|[^\p{L}]/gu, '');
const chineseCities = new Map(cities.map(({ en, zh }) => [en.toLowerCase(), zh]));

/** With its Chinese name if it is a city of the directory. */
export function renderPlace(name: string | undefined, redactor: Redactor): Words | null {
  const place = redactLine(name, redactor);
  const city = place && chineseCities.get(place.en.toLowerCase());
  return city ? bilingual(place.en, `${place.zh} ${city}`) : place;
}

const redactLine = (text: string | undefined, redactor: Redactor): Words | null =>
  isBlank(text) ? null : redactor.redact(tidyLine(text ?? ''));
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
