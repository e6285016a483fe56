import { stages } from '#modules/directory/glossary/glossary.ts';
import { bilingual, formatAmounts, formatDate, prefix, quote, type Words } from '#text/prose.ts';
import type { RfqContent } from './rfq-content.rules.ts';
import { renderForm } from './rfq-form.rules.ts';
import { renderParts } from './rfq-parts.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { listQuestions } from './rfq-questions.rules.ts';
import { wording } from './rfq-wording.ts';

const { titles, terms, statements } = wording;

export type Section = { title: Words; lines: Words[] };

export function renderIntroduction({ company, product, parts, reference }: RfqContent): Words[] {
  const buyer = company ? [say('company_by_name', { company })] : [say('company'), say('name_after_nda')];
  return [
    joinSentences([...buyer, ...(product ? [say('product', { product })] : [])]),
    parts.length === 1 ? say('one_part') : say('several_parts', { parts: parts.length }),
    statements.not_an_order,
    say('reference', { reference }),
  ];
}

/** Part numbers rely on the parts being section 2. */
export const renderSections = (rfq: RfqContent): Section[] =>
  [
    { title: titles.stage, lines: renderStage(rfq) },
    { title: titles.parts, lines: renderParts(rfq) },
    { title: titles.drawings, lines: [wording.drawings[rfq.input.drawingsStatus], say('metric_units')] },
    { title: titles.quality, lines: terms.quality },
    { title: titles.tooling, lines: rfq.parts.some(({ tooled }) => tooled) ? terms.tooling : [] },
    { title: titles.packaging, lines: terms.packaging },
    { title: titles.delivery, lines: renderDelivery(rfq) },
    { title: titles.commercial, lines: terms.commercial },
    { title: titles.questions, lines: renderQuestions(rfq) },
    renderForm(rfq),
    { title: titles.confidentiality, lines: [statements.confidentiality] },
    { title: titles.reply, lines: renderReply(rfq) },
  ].filter(({ lines }) => lines.length > 0);

const joinSentences = (sentences: Words[]): Words =>
  bilingual(sentences.map(({ en }) => en).join(' '), sentences.map(({ zh }) => zh).join(''));

function renderStage({ bands, unit, input: { priority }, project: { intake } }: RfqContent): Words[] {
  const stage = intake?.stage && stages[intake.stage];
  return [
    ...(stage ? [say('project_stage', { stage })] : []),
    ...renderQuantities(bands, unit),
    ...(priority ? [say('priority', { priority: wording.priorities[priority] })] : []),
  ];
}

function renderQuantities(bands: number[], unit: Words): Words[] {
  if (bands.length === 0) return [say('quantity_open')];
  const quantities = formatAmounts(bands, unit);
  return [
    ...(bands.length === 1
      ? [say('one_quantity', { quantities })]
      : [say('several_quantities', { quantities }), say('alternatives')]),
    say('no_commitment'),
  ];
}

const originIncoterms = ['EXW', 'FCA', 'FAS', 'FOB'];

function renderDelivery({ input: { incoterm }, project: { intake } }: RfqContent): Words[] {
  return [
    renderDeliveryTerm(incoterm),
    ...(intake?.neededBy ? [say('needed_by', { date: formatDate(intake.neededBy) })] : []),
    say('lead_times'),
  ];
}

function renderDeliveryTerm(incoterm: string | undefined): Words {
  if (incoterm === undefined) return say('delivery_term_open');
  return originIncoterms.includes(incoterm)
    ? say('delivery_from_origin', { incoterm })
    : say('delivery_to_destination', { incoterm });
}

function renderQuestions({ input, questions }: RfqContent): Words[] {
  const ours = listQuestions(input.parts).map((question, i) => prefix(`${i + 1}) `, question));
  return questions ? [...ours, bilingual('', ''), say('own_questions'), prefix('  ', quote(questions))] : ours;
}

const renderReply = ({ input: { quoteBy } }: RfqContent): Words[] => [
  quoteBy === undefined ? say('reply_date_open') : say('reply_by', { date: formatDate(quoteBy) }),
  say('before_quoting'),
];
