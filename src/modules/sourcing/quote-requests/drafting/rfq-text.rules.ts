import {
  bilingual,
  cleanText,
  formatDate,
  formatNumber,
  indentBilingual,
  isChinese,
  type Language,
  oneLine,
  prefix,
  shorten,
  type Words,
} from '#text/prose.ts';
import { collectRfqContent, type RfqContent, type RfqRequest } from './rfq-content.rules.ts';
import { renderForm } from './rfq-form.rules.ts';
import { pieces } from './rfq-glossary.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { renderQuoted } from './rfq-quoted.rules.ts';
import { renderFile, renderIntroduction, renderSections, type Section } from './rfq-sections.rules.ts';
import { wording } from './rfq-wording.ts';

/** Upper limit of characters in each language, with every input field at its limit. */
export const maxRfqLength = 80_000;

export type RfqDraft = {
  en: string;
  zh: string;
  subjectEn: string;
  subjectZh: string;
  subject: string;
  redactions: string[];
  quoted: string[];
  unnamedParts: string[];
  fixedPassages: Record<Language, string[]>;
  foreign: ForeignText[];
};

/** A text of the caller that is not Chinese, and the passage of the Chinese text that quotes it. */
type ForeignText = { text: string; passage: string };

/** `RFQ-` and the last eight hex digits of the action id. Replies are matched by it. */
export const formatRfqReference = (actionId: string): string =>
  `RFQ-${actionId.replaceAll('-', '').slice(-8).toUpperCase()}`;

export function draftRfq(request: RfqRequest): RfqDraft {
  const rfq = collectRfqContent(request);
  const sections = renderSections(rfq);
  const introduction = renderIntroduction(rfq);
  const text = (language: Language) =>
    cleanText(
      [
        introduction.map((line) => line[language]).join('\n'),
        ...sections.map((section, i) => renderSection(section, i + 1, language)),
        renderSignOff(rfq)[language],
      ].join('\n\n'),
    );
  const { en: subjectEn, zh: subjectZh } = renderSubject(rfq);
  return {
    en: text('en'),
    zh: text('zh'),
    subjectEn,
    subjectZh,
    subject: `${subjectEn} / ${subjectZh}`,
    redactions: rfq.redactions,
    quoted: rfq.quoted,
    unnamedParts: rfq.unnamedParts,
    fixedPassages: { en: listFixedPassages(rfq, 'en'), zh: listFixedPassages(rfq, 'zh') },
    foreign: listQuotedTexts(rfq)
      .filter((quoted) => !isChinese(quoted.zh))
      .map((quoted) => ({ text: quoted.zh, passage: cleanText(renderQuoted(quoted).zh) })),
  };
}

/** Replaces the key terms of a quoted text by its translation. */
export function addTranslations(zh: string, foreign: ForeignText[], translations: (string | null)[]): string {
  return foreign.reduce((text, { passage }, i) => {
    const translation = translations[i];
    if (translation == null) return text;
    const quoted = passage.slice(0, passage.lastIndexOf('”') + 1);
    return text.replaceAll(passage, () => `${quoted}（${wording.labels.translation.zh}：${oneLine(translation)}）`);
  }, zh);
}

export type FactoryNames = { nameEn: string | null; nameZh: string | null };

export const addressTo = ({ nameEn, nameZh }: FactoryNames, { en, zh }: Words): { bodyEn: string; bodyZh: string } => ({
  bodyEn: cleanText(`${greet(nameEn).en}\n\n${en}`),
  bodyZh: cleanText(`${greet(nameZh).zh}\n\n${zh}`),
});

const greet = (name: string | null): Words =>
  name?.trim() ? say('greeting_by_name', { factory: oneLine(name) }) : say('greeting');

const renderSection = ({ title, lines }: Section, number: number, language: Language) =>
  [`${number}. ${title[language]}`, ...lines.map((line) => line[language])].join('\n');

function renderSignOff({ company }: RfqContent): Words {
  const regards = say('regards');
  const sender = company ? say('sender_by_name', { company }) : say('sender');
  return bilingual(`${regards.en}\n${sender.en}`, `${regards.zh}\n${sender.zh}`);
}

// Both subjects and their separator fit into the 200 characters of a mail subject.
const maxSubjectLength = 98;

function renderSubject(rfq: RfqContent): Words {
  const quantities = renderSubjectQuantities(rfq);
  const [part] = rfq.parts;
  const line = (language: Language) => {
    const render = (name: string) => renderSubjectParts(rfq, name)[language] + quantities[language];
    return oneLine(render(shorten(part?.name[language] ?? '', maxSubjectLength - render('').length)));
  };
  return bilingual(line('en'), line('zh'));
}

function renderSubjectParts({ reference, noun, parts: { length } }: RfqContent, name: string): Words {
  if (length <= 1) return say('subject', { reference, name });
  const [one, many] = [wording.one[noun], wording.many[noun]];
  if (length === 2) return say('subject_one_more', { reference, name, noun: bilingual(one.en, many.zh) });
  return say('subject_more', { reference, name, noun: many, parts: bilingual(`${length - 1}`, `${length}`) });
}

/** Of a single part its pieces, as in the list of parts; else units of the product. */
function renderSubjectQuantities(rfq: RfqContent): Words {
  const pieceCounts = rfq.parts.length === 1 ? (rfq.parts[0]?.quantities ?? null) : null;
  const bands = pieceCounts ?? rfq.bands;
  const unit = pieceCounts ? pieces : rfq.unit;
  if (bands.length === 0) return bilingual('', '');
  const all = bands.map(formatNumber).join(' / ');
  const quantities =
    all.length > 30 ? `${formatNumber(Math.min(...bands))} - ${formatNumber(Math.max(...bands))}` : all;
  return prefix(` - ${quantities}`, bilingual(shorten(unit.en, 12), shorten(unit.zh, 12)));
}

/** Notes and questions of the caller. */
const listQuotedTexts = ({ parts, questions }: RfqContent): Words[] =>
  [...parts.map(({ notes }) => notes), questions].filter((text) => text !== null);

function listFixedPassages(rfq: RfqContent, language: Language): string[] {
  const { reference, input, parts, place, markets, files, company, product } = rfq;
  const form = renderForm(rfq).lines.map((line) => line[language]);
  const said = [
    wording.statements.not_an_order,
    wording.statements.confidentiality,
    ...parts.flatMap(({ name, material, finish, drawingNumber, revision }) => [
      ...[name, material, finish, drawingNumber, revision],
    ]),
    ...listQuotedTexts(rfq).flatMap((text) => [indentBilingual(text), renderQuoted(text)]),
    ...files.map(renderFile),
    place,
    markets,
    company,
    product,
    input.quoteBy === undefined ? null : formatDate(input.quoteBy),
  ];
  const texts = [reference, input.incoterm, form.join('\n'), ...said.map((words) => words?.[language])];
  return texts.flatMap((text) => (text ? [cleanText(text)] : []));
}
