import { stages } from '#modules/directory/glossary/glossary.ts';
import { bilingual, formatAmounts, formatDate, isChinese, prefix, type Words } from '#text/prose.ts';
import { isDevice, needsMarkets, resolveDrawingsStatus } from '../quote-request.rules.ts';
import { applies } from './part-traits.rules.ts';
import type { RfqContent } from './rfq-content.rules.ts';
import { renderForm } from './rfq-form.rules.ts';
import type { TermSection } from './rfq-line.file.ts';
import { renderParts } from './rfq-parts.rules.ts';
import { say } from './rfq-passage.rules.ts';
import { listQuestions } from './rfq-questions.rules.ts';
import { renderQuoted } from './rfq-quoted.rules.ts';
import { describeDraftTerms, renderCurrency, renderDeliveryTerm, renderReplyDate } from './rfq-terms.rules.ts';
import { terms, wording } from './rfq-wording.ts';

const { titles, labels, statements } = wording;

export type Section = { title: Words; lines: Words[] };

export function renderIntroduction(rfq: RfqContent): Words[] {
  const { company, product, reference } = rfq;
  const buyer = company ? [say('company_by_name', { company })] : [say('company'), say('name_after_nda')];
  return [
    joinSentences([...buyer, ...(product ? [say('product', { product })] : [])]),
    introduceParts(rfq),
    statements.not_an_order,
    say('reference', { reference }),
  ];
}

function introduceParts(rfq: RfqContent): Words {
  const { noun, input, parts: all } = rfq;
  const request = wording.requests[pickRequest(rfq)];
  const [one, many, parts] = [wording.one[noun], wording.many[noun], all.length];
  if (isDevice(input)) return say('product_parts', { parts, noun: parts === 1 ? one : many, request });
  return parts === 1 ? say('one_part', { noun: one, request }) : say('several_parts', { parts, noun: many, request });
}

function pickRequest({ noun, traits, input }: RfqContent): keyof typeof wording.requests {
  if (isDevice(input)) return 'device';
  if (noun === 'packaging') return 'packaging';
  if (noun === 'item') return traits.has('textile') ? 'textile' : 'bought';
  return 'made';
}

/** Part numbers rely on the parts being section 2. */
export const renderSections = (rfq: RfqContent): Section[] =>
  [
    { title: titles.stage, lines: renderStage(rfq) },
    { title: wording.listTitles[rfq.noun], lines: renderParts(rfq) },
    renderDrawings(rfq),
    { title: titles.quality, lines: renderTerms('quality', rfq) },
    { title: titles.tooling, lines: renderTerms('tooling', rfq) },
    { title: titles.assembly, lines: renderTerms('assembly', rfq) },
    { title: titles.certification, lines: renderTerms('certification', rfq) },
    { title: titles.packaging, lines: renderTerms('packaging', rfq) },
    { title: titles.delivery, lines: renderDelivery(rfq) },
    { title: titles.commercial, lines: [renderCurrency(describeDraftTerms(rfq)), ...renderTerms('commercial', rfq)] },
    { title: titles.questions, lines: renderQuestions(rfq) },
    renderForm(rfq),
    { title: titles.confidentiality, lines: [statements.confidentiality] },
    { title: titles.reply, lines: renderReply(rfq) },
  ].filter(({ lines }) => lines.length > 0);

const renderTerms = (section: TermSection, { traits, input: { scope } }: RfqContent): Words[] =>
  (terms.get(section) ?? []).filter((line) => applies(line, traits, scope));

function renderDrawings(rfq: RfqContent): Section {
  const { noun, traits, input } = rfq;
  const status = resolveDrawingsStatus(input);
  const files = renderFiles(rfq);
  if (noun === 'board')
    return { title: titles.files, lines: [wording.boardFiles[status], ...files, say('metric_units')] };
  if (traits.has('made'))
    return { title: titles.drawings, lines: [wording.drawings[status], ...files, say('metric_units')] };
  const described = status === 'none_yet' ? say('no_drawings_bought') : wording.drawings[status];
  return { title: titles.specification, lines: [described, ...files, say('deviations')] };
}

function renderFiles({ files }: RfqContent): Words[] {
  if (files.length === 0) return [];
  return [say('files'), ...files.map((file, i) => prefix(`${i + 1}) `, renderFile(file)))];
}

export const renderFile = ({ name, revision }: RfqContent['files'][number]): Words =>
  revision ? say('file_revision', { name, revision }) : name;

const joinSentences = (sentences: Words[]): Words =>
  bilingual(sentences.map(({ en }) => en).join(' '), sentences.map(({ zh }) => zh).join(''));

function renderStage(rfq: RfqContent): Words[] {
  const { bands, unit, markets, input, project } = rfq;
  const { scope, priority, plugs = [], annualVolume, sampleQuantity } = input;
  const stage = project.intake?.stage && stages[project.intake.stage];
  const plugNames = [...new Set(plugs)].map((plug) => wording.plugs[plug]);
  return [
    wording.scopes[scope],
    ...(stage ? [say('project_stage', { stage })] : []),
    ...renderQuantities(bands, unit),
    ...(annualVolume ? [say('annual_volume', { quantity: formatAmounts([annualVolume], unit) })] : []),
    ...(sampleQuantity ? [say('samples', { quantity: formatAmounts([sampleQuantity], unit) })] : []),
    ...(markets ? [say('target_markets', { markets })] : needsMarkets(input) ? [say('target_markets_open')] : []),
    ...(plugNames.length ? [say('plugs', { plugs: joinWords(plugNames) })] : []),
    ...(priority ? [say('priority', { priority: wording.priorities[priority] })] : []),
  ];
}

const joinWords = (words: Words[]): Words =>
  bilingual(words.map(({ en }) => en).join(', '), words.map(({ zh }) => zh).join('、'));

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

const renderDelivery = (rfq: RfqContent): Words[] => {
  const { traits, project } = rfq;
  const neededBy = project.intake?.neededBy;
  return [
    renderDeliveryTerm(describeDraftTerms(rfq)),
    ...(neededBy ? [say('needed_by', { date: formatDate(neededBy) })] : []),
    traits.has('made') ? say('lead_times') : say('lead_times_bought'),
  ];
};

function renderQuestions(rfq: RfqContent): Words[] {
  const { questions } = rfq;
  const ours = listQuestions(rfq).map((question, i) => prefix(`${i + 1}) `, question));
  if (!questions) return ours;
  const label = isChinese(questions.zh) ? labels.own_words : labels.english_words;
  return [...ours, bilingual('', ''), label, prefix('  ', renderQuoted(questions))];
}

const renderReply = (rfq: RfqContent): Words[] => [renderReplyDate(describeDraftTerms(rfq)), say('before_quoting')];
