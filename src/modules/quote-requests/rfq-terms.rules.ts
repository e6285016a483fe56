import { say, type Words } from './rfq-prose.rules.ts';

export const notAnOrder = say('This is a request for quotation, not an order.', '本邮件为询价，并非订单。');
export const confidentiality = say(
  'Please keep this request and all files confidential. Do not publish them or forward them outside your company without our written consent.',
  '请对本询价及全部资料保密；未经我方书面同意，请勿公开，也勿转发给贵司以外的任何人。',
);

export const qualityLines: Words[] = [
  say(
    'Please tell us which inspections and reports the price includes, and which AQL you apply.',
    '请说明报价包含哪些检验及检验报告，以及采用的合格质量水平（AQL）。',
  ),
  say(
    'Please tell us whether you provide a first article inspection (FAI) report and a golden sample.',
    '请说明能否提供首件检验（FAI）报告及封样。',
  ),
  say(
    'Please confirm RoHS and REACH compliance of the materials, and name your quality certificates (such as ISO 9001).',
    '请确认材料符合RoHS和REACH要求，并注明现有的质量体系证书（如ISO 9001）。',
  ),
];

export const toolingLines: Words[] = [
  say(
    'Please quote tooling separately from the unit price, and state steel, number of cavities, tool life (shots) and time to T1 samples.',
    '模具费请与单价分开报价，并注明模具钢材、模穴数、模具寿命（模次）及T1样品时间。',
  ),
  say(
    'Tools we have paid for are our property. They are not used for other customers, and we may have them moved.',
    '模具款付清后，模具所有权归我方；未经我方同意不得用于其他客户，我方有权移模。',
  ),
];

export const packagingLines: Words[] = [
  say(
    'Please propose export packaging, and state carton size, gross weight and quantity per carton.',
    '请提供出口包装建议，并注明外箱尺寸、毛重及每箱数量。',
  ),
];

export const commercialLines: Words[] = [
  say(
    'Please quote in RMB (without and with 13% VAT) and, separately, in USD.',
    '请分别以人民币（不含税及含13%增值税）和美元报价。',
  ),
  say(
    'Please state payment terms, validity of the quotation and MOQ, and itemize one-time costs.',
    '请注明付款条件、报价有效期及最小起订量（MOQ），一次性费用请分项列出。',
  ),
];
