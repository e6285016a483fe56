import { bilingual, blank, formatAmounts, shorten, type Words } from '#text/prose.ts';
import type { RfqContent, RfqPart } from './rfq-content.rules.ts';
import { pieces } from './rfq-glossary.rules.ts';

const maxNameLength = 40;
const maxUnitLength = 12;

/** Filled in by replying to the mail: lines, because a wide table would wrap. */
export const renderForm = (rfq: RfqContent): { title: Words; lines: Words[] } => ({
  title: bilingual('Reply form', '报价回复表'),
  lines: [
    bilingual(
      `Please fill in the blanks (${blank}) and send this form back with your reply.`,
      `请填写空白处（${blank}），并随回复邮件一并返回。`,
    ),
    bilingual(
      'For each quantity, give unit prices and the lead time of mass production.',
      '每档数量请填写单价及量产交期。',
    ),
    ...(rfq.parts.length > 1
      ? [
          bilingual(
            'You may quote some of the parts only: leave the others blank.',
            '可仅报贵司能够加工的零件，其余留空。',
          ),
        ]
      : []),
    bilingual(
      `Incoterm and place: ${blank}; payment: ${blank}; valid until: ${blank}; RMB per USD: ${blank}`,
      `贸易术语及地点：${blank}；付款条件：${blank}；报价有效期至：${blank}；美元兑人民币汇率：${blank}`,
    ),
    ...rfq.parts.flatMap((part) => renderPartForm(part, rfq)),
  ],
});

function renderPartForm(part: RfqPart, rfq: RfqContent): Words[] {
  const { no, name, bought, tooled } = part;
  const { incoterm } = rfq.input;
  const dollars = incoterm
    ? bilingual(`USD ${incoterm} ${blank}`, `${incoterm} ${blank}美元`)
    : bilingual(`USD EXW ${blank} / FOB ${blank}`, `EXW ${blank}美元 / FOB ${blank}美元`);
  return [
    bilingual('', ''),
    bilingual(`[${no}] ${shorten(name.en, maxNameLength)}`, `[${no}] ${shorten(name.zh, maxNameLength)}`),
    bought
      ? bilingual(`Maker and model offered: ${blank}`, `所报品牌及型号：${blank}`)
      : bilingual(`Process and material offered: ${blank}`, `所报工艺及材料：${blank}`),
    ...(tooled
      ? [
          bilingual(
            `Tooling: RMB ${blank}; steel ${blank}; cavities ${blank}; shots ${blank}; T1 in ${blank} days`,
            `模具费：${blank}元；钢材${blank}；模穴数${blank}；寿命${blank}模次；T1样品${blank}天`,
          ),
        ]
      : []),
    bilingual(
      `NRE / setup: RMB ${blank}; MOQ ${blank}; samples in ${blank} days`,
      `一次性费用（NRE）：${blank}元；最小起订量${blank}；样品交期${blank}天`,
    ),
    ...listFormQuantities(part, rfq).map((quantity) =>
      bilingual(
        `- ${quantity.en}: RMB ${blank} excl. / ${blank} incl. VAT; ${dollars.en}; ${blank} days`,
        `- ${quantity.zh}：不含税${blank}元 / 含税${blank}元；${dollars.zh}；${blank}天`,
      ),
    ),
    bilingual(`Deviations, remarks: ${blank}`, `偏差及备注：${blank}`),
  ];
}

function listFormQuantities({ quantities }: RfqPart, { bands, unit }: RfqContent): Words[] {
  if (bands.length === 0) return Array.from({ length: 2 }, () => bilingual(`${blank} pcs`, `${blank}件`));
  if (quantities) return quantities.map((quantity) => formatAmounts([quantity], pieces));
  const counter = bilingual(shorten(unit.en, maxUnitLength), shorten(unit.zh, maxUnitLength));
  return bands.map((band) => formatAmounts([band], counter));
}
