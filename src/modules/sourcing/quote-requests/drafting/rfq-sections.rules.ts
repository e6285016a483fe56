import { stages } from '#modules/directory/glossary/glossary.ts';
import { bilingual, formatAmounts, formatDate, indentBilingual, open, type Words } from '#text/prose.ts';
import type { RfqContent } from './rfq-content.rules.ts';
import { renderForm } from './rfq-form.rules.ts';
import { renderParts } from './rfq-parts.rules.ts';
import { listQuestions } from './rfq-questions.rules.ts';
import { wording } from './rfq-wording.ts';

export type Section = { title: Words; lines: Words[] };

export function renderIntroduction({ company, product, parts, reference }: RfqContent): Words[] {
  const us = company
    ? bilingual(`We are ${company.en}, an overseas hardware company.`, `我们是${company.zh}，一家海外硬件公司。`)
    : bilingual('We are an overseas hardware company.', '我们是一家海外硬件公司。');
  const name = company
    ? []
    : [bilingual('We will share our name once an NDA is signed.', '签署保密协议（NDA）后可告知公司名称。')];
  const what = product
    ? [bilingual(`The request is for our product ${product.en}.`, `本次询价涉及我们的产品：${product.zh}。`)]
    : [];
  return [
    joinSentences([us, ...name, ...what]),
    bilingual(
      `We are choosing a supplier for the ${formatPartCount(parts.length)} below. Please send us your quotation and your feedback on manufacturability (DFM).`,
      `我们正在为以下${parts.length}个零件选择供应商，烦请贵司报价，并提供可制造性（DFM）反馈。`,
    ),
    wording.statements.not_an_order,
    bilingual(
      `Reference: ${reference}. Please keep it in the subject of your reply.`,
      `询价编号：${reference}，回复时请在邮件主题中保留。`,
    ),
  ];
}

/** Part numbers rely on the parts being section 2. */
export const renderSections = (rfq: RfqContent): Section[] =>
  [
    { title: bilingual('Stage and quantities', '项目阶段与数量'), lines: renderStage(rfq) },
    { title: bilingual('Parts', '零件清单'), lines: renderParts(rfq) },
    { title: bilingual('Drawings and requirements', '图纸与技术要求'), lines: renderDrawings(rfq) },
    { title: bilingual('Quality and documents', '质量与文件'), lines: wording.terms.quality },
    { title: bilingual('Tooling', '模具'), lines: rfq.parts.some(({ tooled }) => tooled) ? wording.terms.tooling : [] },
    { title: bilingual('Packaging', '包装'), lines: wording.terms.packaging },
    { title: bilingual('Delivery', '交付'), lines: renderDelivery(rfq) },
    { title: bilingual('Commercial terms', '商务条款'), lines: wording.terms.commercial },
    { title: bilingual('Questions', '问题'), lines: renderQuestions(rfq) },
    renderForm(rfq),
    { title: bilingual('Confidentiality', '保密'), lines: [wording.statements.confidentiality] },
    { title: bilingual('Your reply', '回复'), lines: renderReply(rfq) },
  ].filter(({ lines }) => lines.length > 0);

const joinSentences = (sentences: Words[]): Words =>
  bilingual(sentences.map(({ en }) => en).join(' '), sentences.map(({ zh }) => zh).join(''));

const formatPartCount = (parts: number) => (parts === 1 ? 'part' : `${parts} parts`);

function renderStage({ bands, unit, input: { priority }, project: { intake } }: RfqContent): Words[] {
  const stage = intake?.stage && stages[intake.stage];
  const quantities = formatAmounts(bands, unit);
  return [
    ...(stage ? [bilingual(`Project stage: ${stage.en}`, `项目阶段：${stage.zh}`)] : []),
    ...(bands.length === 0
      ? [
          bilingual(
            `Quantity: ${open.en}. Please quote at your MOQ and at the price breaks that you advise.`,
            `数量：${open.zh}，请按贵司最小起订量（MOQ）及建议的数量阶梯报价。`,
          ),
        ]
      : []),
    ...(bands.length === 1 ? [bilingual(`Quantity: ${quantities.en}`, `数量：${quantities.zh}`)] : []),
    ...(bands.length > 1
      ? [
          bilingual(`Quantities: ${quantities.en}`, `数量：${quantities.zh}`),
          bilingual(
            'Please quote each quantity separately: they are alternatives, not one total.',
            '以上为可选数量，并非累计数量，请逐档报价。',
          ),
        ]
      : []),
    ...(bands.length > 0
      ? [
          bilingual(
            'Quantities are for quoting only and are no commitment to buy.',
            '上述数量仅供报价参考，不构成采购承诺。',
          ),
        ]
      : []),
    ...(priority
      ? [
          bilingual(
            `Our first concern is ${wording.priorities[priority].en}.`,
            `我们最关注的是${wording.priorities[priority].zh}。`,
          ),
        ]
      : []),
  ];
}

const renderDrawings = ({ input: { drawingsStatus } }: RfqContent): Words[] => [
  wording.drawings[drawingsStatus],
  bilingual(
    'Please use metric units, and mark every deviation from our requirements.',
    '请使用公制单位；如与要求有任何偏差，请逐项注明。',
  ),
];

const originIncoterms = ['EXW', 'FCA', 'FAS', 'FOB'];

function renderDelivery({ input: { incoterm }, project: { intake } }: RfqContent): Words[] {
  const neededBy = intake?.neededBy ? formatDate(intake.neededBy) : null;
  return [
    incoterm === undefined
      ? bilingual(
          `Delivery term: ${open.en}. Please quote EXW and FOB (port named), and tell us which you advise.`,
          `贸易术语：${open.zh}，请分别报EXW价和FOB价（注明港口），并说明建议采用哪一种。`,
        )
      : originIncoterms.includes(incoterm)
        ? bilingual(
            `Please quote ${incoterm} (Incoterms 2020) and name the place or port.`,
            `请按${incoterm}（Incoterms 2020）报价，并注明具体地点或港口。`,
          )
        : bilingual(
            `Please quote ${incoterm} (Incoterms 2020). Place of destination: ${open.en}; we name it on request.`,
            `请按${incoterm}（Incoterms 2020）报价；目的地：${open.zh}，可向我们确认。`,
          ),
    ...(neededBy ? [bilingual(`We need the goods by ${neededBy.en}.`, `我们希望在${neededBy.zh}前收到货物。`)] : []),
    bilingual(
      'Please state the lead times of samples and of mass production in calendar days.',
      '请注明样品交期和量产交期（自然日）。',
    ),
  ];
}

function renderQuestions({ input, questions }: RfqContent): Words[] {
  const ours = listQuestions(input.parts).map(({ en, zh }, i) => bilingual(`${i + 1}) ${en}`, `${i + 1}) ${zh}`));
  if (!questions) return ours;
  const quoted = indentBilingual(questions);
  return [
    ...ours,
    bilingual('', ''),
    bilingual('In our own words, untranslated:', '以下为客户原文，未经翻译：'),
    bilingual(`  "${quoted.en}"`, `  “${quoted.zh}”`),
  ];
}

function renderReply({ input: { quoteBy } }: RfqContent): Words[] {
  const date = quoteBy === undefined ? null : formatDate(quoteBy);
  return [
    date
      ? bilingual(
          `Please reply by ${date.en} 18:00 Beijing time. If you need more time, please tell us your date.`,
          `请于${date.zh}18:00（北京时间）前回复；如需更多时间，请告知预计报价日期。`,
        )
      : bilingual(
          `Reply date: ${open.en}. Please tell us when you can send your quotation.`,
          `回复日期：${open.zh}，请告知贵司预计何时可以报价。`,
        ),
    bilingual(
      'If anything is unclear, please ask before you quote. If the parts do not fit your factory, a short reply saying so helps us too.',
      '如有不明之处，请在报价前与我们确认；如不在贵司加工范围内，也烦请简短回复告知。',
    ),
  ];
}
