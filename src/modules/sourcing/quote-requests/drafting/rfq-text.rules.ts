import {
  bilingual,
  cleanText,
  formatDate,
  formatNumber,
  indentBilingual,
  type Language,
  oneLine,
  shorten,
  type Words,
} from '#text/prose.ts';
import { collectRfqContent, type RfqContent, type RfqRequest } from './rfq-content.rules.ts';
import { renderForm } from './rfq-form.rules.ts';
import { renderIntroduction, renderSections, type Section } from './rfq-sections.rules.ts';
import { wording } from './rfq-wording.ts';

/** Upper limit of characters in each language, with every input field at its limit. */
export const maxRfqLength = 60_000;

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
};

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
  };
}

export type FactoryNames = { nameEn: string | null; nameZh: string | null };

export const addressTo = ({ nameEn, nameZh }: FactoryNames, { en, zh }: Words): { bodyEn: string; bodyZh: string } => ({
  bodyEn: cleanText(`${nameEn?.trim() ? `Dear ${oneLine(nameEn)} sales team,` : 'Dear sales team,'}\n\n${en}`),
  bodyZh: cleanText(`${nameZh?.trim() ? `尊敬的${oneLine(nameZh)}销售团队：` : '您好：'}\n\n${zh}`),
});

const renderSection = ({ title, lines }: Section, number: number, language: Language) =>
  [`${number}. ${title[language]}`, ...lines.map((line) => line[language])].join('\n');

const renderSignOff = ({ company }: RfqContent): Words =>
  company
    ? bilingual(`Kind regards,\nSourcing team, ${company.en}`, `顺祝商祺！\n${company.zh} 采购团队`)
    : bilingual('Kind regards,\nSourcing team', '顺祝商祺！\n采购团队');

// Both subjects and their separator fit into the 200 characters of a mail subject.
const maxSubjectLength = 98;

function renderSubject({ reference, parts, bands, unit }: RfqContent): Words {
  const short = bilingual(shorten(unit.en, 12), shorten(unit.zh, 12));
  const all = bands.map(formatNumber).join(' / ');
  const quantities =
    all.length > 30 ? `${formatNumber(Math.min(...bands))} - ${formatNumber(Math.max(...bands))}` : all;
  const behind =
    bands.length === 0 ? bilingual('', '') : bilingual(` - ${quantities}${short.en}`, ` - ${quantities}${short.zh}`);
  const more = parts.length - 1;
  const head = bilingual(`${reference} - `, `询价 ${reference} - `);
  const tail = bilingual(
    `${more > 0 ? ` + ${more} more ${more === 1 ? 'part' : 'parts'}` : ''}${behind.en}`,
    `${more > 0 ? `等${parts.length}个零件` : ''}${behind.zh}`,
  );
  const name = parts[0]?.name ?? bilingual('', '');
  const line = (language: Language) => {
    const room = maxSubjectLength - head[language].length - tail[language].length;
    return oneLine(`${head[language]}${shorten(name[language], room)}${tail[language]}`);
  };
  return bilingual(line('en'), line('zh'));
}

function listFixedPassages(rfq: RfqContent, language: Language): string[] {
  const { reference, input, parts, questions, company, product } = rfq;
  const form = renderForm(rfq).lines.map((line) => line[language]);
  const said = [
    wording.statements.not_an_order,
    wording.statements.confidentiality,
    ...parts.flatMap(({ name, material, finish, notes }) => [name, material, finish, notes && indentBilingual(notes)]),
    questions && indentBilingual(questions),
    company,
    product,
    input.quoteBy === undefined ? null : formatDate(input.quoteBy),
  ];
  const texts = [reference, input.incoterm, form.join('\n'), ...said.map((words) => words?.[language])];
  return texts.flatMap((text) => (text ? [cleanText(text)] : []));
}
