import { processes } from '#modules/directory/glossary/glossary.ts';
import { bilingual, formatAmounts, formatNumber, indentBilingual, open, sameInBoth, type Words } from '#text/prose.ts';
import type { PartField } from '../quote-request.rules.ts';
import type { RfqContent, RfqPart } from './rfq-content.rules.ts';
import { pieces } from './rfq-glossary.rules.ts';

export const renderParts = ({ parts, bands, replaced }: RfqContent): Words[] => [
  bilingual(
    'Names, materials, finishes and notes stand here as we wrote them, untranslated.',
    '零件名称、材料、表面处理及备注均为客户原文，未经翻译；材料和表面处理后括号内的中文仅供参考。',
  ),
  ...(replaced
    ? [
        bilingual(
          'Words in brackets, such as [product] or [company], stand for names that we keep confidential.',
          '方括号内的[产品]、[公司]等字样代替需保密的名称。',
        ),
      ]
    : []),
  ...(parts.some((part) => part.open.length > 0)
    ? [
        bilingual(
          `Items marked ${open.en} are not decided yet: please make a proposal.`,
          `标注${open.zh}的项目尚未确定，请贵司提出建议。`,
        ),
      ]
    : []),
  ...(bands.length > 0 && parts.some((part) => part.open.includes('quantityPerUnit'))
    ? [
        bilingual(
          'Where the quantity per unit is open, please quote for the quantities of section 1.',
          '单台用量待定的零件，请先按第1节所列数量报价。',
        ),
      ]
    : []),
  ...parts.flatMap(renderPart),
];

function renderPart(part: RfqPart): Words[] {
  const { no, name, process, material, finish, quantityPerUnit, bought, quantities, notes } = part;
  const label = bought ? bilingual('Category', '类别') : bilingual('Process', '工艺');
  const perUnit = quantityPerUnit === null ? null : sameInBoth(formatNumber(quantityPerUnit));
  const quoted = notes && indentBilingual(notes);
  const total = quantities && formatAmounts(quantities, pieces);
  return [
    bilingual('', ''),
    bilingual(`${no} ${name.en}`, `${no} ${name.zh}`),
    ...renderField(part, 'process', label, process && processes[process]),
    ...renderField(part, 'material', bilingual('Material', '材料'), material),
    ...renderField(part, 'finish', bilingual('Finish', '表面处理'), finish),
    ...renderField(part, 'quantityPerUnit', bilingual('Quantity per unit', '单台用量'), perUnit),
    ...(total ? [bilingual(`  Quantity: ${total.en}`, `  数量：${total.zh}`)] : []),
    ...(quoted ? [bilingual(`  Notes: "${quoted.en}"`, `  备注：“${quoted.zh}”`)] : []),
  ];
}

function renderField(part: RfqPart, name: PartField, label: Words, value: Words | null): Words[] {
  const shown = value ?? (part.open.includes(name) ? open : null);
  return shown ? [bilingual(`  ${label.en}: ${shown.en}`, `  ${label.zh}：${shown.zh}`)] : [];
}
