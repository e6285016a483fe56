import { expect, test } from 'vitest';
import {
  addressTo,
  addTranslations,
  formatRfqReference,
} from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { draft, reference } from '../../../rfq-draft.ts';

const splitLines = (text: string) => text.split('\n');

test('the reference is RFQ- and the end of the action id', () => {
  expect(formatRfqReference('01931c70-1111-7222-8333-0123456789ab')).toBe(reference);
});

test('a complete part appears in full in both languages', () => {
  const { en, zh, subjectEn, subjectZh, subject, redactions } = draft(
    {
      parts: [
        {
          name: 'Upper housing',
          process: 'injection_molding',
          material: 'abs, Black',
          finish: 'Matte',
          quantityPerUnit: 2,
          notes: 'Wall 2.2 mm.\r\n\r\n\r\nNo regrind.',
        },
      ],
      quantities: [500, 10000],
      incoterm: 'FOB',
      quoteBy: '2026-10-09',
      drawingsStatus: 'drawings_attached',
      dfmQuestions: 'Is 2.2 mm enough?',
      priority: 'lead_time',
    },
    { stage: 'dvt', unit: 'Sets', neededBy: '2026-12-15' },
  );
  expect(splitLines(en)).toEqual(
    expect.arrayContaining([
      'We are an overseas hardware company. We will share our name once an NDA is signed.',
      'This is a request for quotation, not an order.',
      'Project stage: DVT (design validation)',
      'Quantities: 500 / 10,000 sets',
      'Our first concern is lead time.',
      '2.1 Upper housing',
      '  Process: injection molding',
      '  Material: abs, Black',
      '  Finish: Matte',
      '  Quantity per unit: 2',
      '  Quantity: 1,000 / 20,000 pcs',
      '  Notes: "Wall 2.2 mm.',
      '  No regrind."',
      '5. Tooling',
      'Please quote FOB (Incoterms 2020) and name the port of shipment.',
      'We need the goods by 2026-12-15.',
      '  "Is 2.2 mm enough?"',
      '- 20,000 pcs: RMB ___ excl. / ___ incl. VAT; USD FOB ___; ___ days',
      'Please reply by 2026-10-09 18:00 Beijing time. If you need more time, please tell us your date.',
    ]),
  );
  expect(splitLines(zh)).toEqual(
    expect.arrayContaining([
      '我们是一家海外硬件公司。签署保密协议（NDA）后可告知公司名称。',
      '本邮件为询价，并非订单。',
      '数量：500 / 10,000套',
      '我们最关注的是交期。',
      '2.1 Upper housing（上壳）',
      '  工艺：注塑成型',
      '  材料：abs, Black（ABS塑料，黑色）',
      '  表面处理：Matte（哑光）',
      '  单台用量：2',
      '  数量：1,000 / 20,000件',
      '  备注，我方原文（英文）：“Wall 2.2 mm.',
      '  No regrind.”（关键词：regrind 水口料）',
      '请按FOB（Incoterms 2020）报价，并注明装运港。',
      '我们希望在2026年12月15日前收到货物。',
      '我方原文（英文）：',
      '- 20,000件：不含税___元 / 含税___元；FOB ___美元；___天',
      '请于2026年10月9日18:00（北京时间）前回复；如需更多时间，请告知预计报价日期。',
    ]),
  );
  expect(subjectEn).toBe('RFQ-456789AB - Upper housing - 1,000 / 20,000 pcs');
  expect(subjectZh).toBe('询价 RFQ-456789AB - Upper housing（上壳） - 1,000 / 20,000件');
  expect(subject).toBe(`${subjectEn} / ${subjectZh}`);
  expect(redactions).toEqual([]);
});

test('open fields are asked for, and sections that do not apply are omitted', () => {
  const { en, zh } = draft({ parts: [{ name: 'Lid' }, { name: 'Cell', process: 'battery' }] });
  for (const asked of [
    '  Process: [open]',
    '  Material: [open]',
    '  Category: battery',
    '- ___ pcs: RMB ___ excl. / ___ incl. VAT; USD EXW ___ / FOB ___; ___ days',
  ])
    expect(splitLines(en)).toContain(asked);
  expect(en).toContain('Please quote EXW (name the place of your factory) and FOB (name the port of shipment)');
  expect(en).toContain('UN38.3');
  expect(zh).toContain('贸易术语：[待定]，请分别报EXW价（注明工厂所在地）和FOB价（注明装运港）');
  for (const absent of ['Tooling', 'Finish', 'Project stage', 'first concern', 'undefined', 'null', 'Gerber'])
    expect(en).not.toContain(absent);
});

test.each([
  ['none_yet', 'There are no drawings yet. Please give a budgetary price', '目前暂无图纸，请先提供预估报价'],
  ['drawings_attached', 'They are not attached to this e-mail', '图纸已备齐，未随本邮件附上'],
  ['sample_available', 'a physical sample is available', '但可提供实物样品'],
  ['drawings_and_sample', 'Drawings and a physical sample are ready.', '图纸及实物样品均已备齐'],
])('the drawings status %s is described in both languages', (drawingsStatus, english, chinese) => {
  const { en, zh } = draft({ drawingsStatus });
  expect(en).toContain(english);
  expect(zh).toContain(chinese);
});

test('market, plugs, volume, samples, drawings, files and place appear in both languages', () => {
  const { en, zh, subjectZh, fixedPassages } = draft({
    parts: [{ name: 'AeroGlow lamp', process: 'power_adapter', drawingNumber: 'LP-100', revision: 'C' }],
    quantities: [500],
    incoterm: 'FOB',
    namedPlace: 'Ningbo',
    targetMarkets: ['US', 'DE'],
    plugs: ['us', 'eu'],
    annualVolume: 20_000,
    sampleQuantity: 5,
    files: [{ name: 'AeroGlow_lamp.step', revision: 'C' }, { name: 'BOM.xlsx' }],
  });
  expect(splitLines(en)).toEqual(
    expect.arrayContaining([
      'Target markets: United States, Germany',
      'Plugs: US plug (types A and B), EU plug (types C and F)',
      'Expected annual volume: 20,000 pcs (a forecast, no commitment)',
      'We need 5 pcs as samples before mass production. Please quote them separately, with lead time.',
      '  Drawing number: LP-100',
      '  Revision: C',
      'Please quote FOB Ningbo (Incoterms 2020).',
      '1) [product]_lamp.step, rev. C',
      '2) BOM.xlsx',
    ]),
  );
  expect(splitLines(zh)).toEqual(
    expect.arrayContaining([
      '目标市场：美国、德国',
      '插头：美规插头（A、B型）、欧规插头（C、F型）',
      '预计年用量：20,000件（预测，不构成采购承诺）',
      '量产前需要样品5件，请单独报样品价格及交期。',
      '  图号：LP-100',
      '请按FOB Ningbo 宁波（Incoterms 2020）报价。',
      '1) [产品]_lamp.step，版本C',
    ]),
  );
  expect(en + zh + subjectZh).not.toMatch(/aeroglow/i);
  expect(fixedPassages.en).toEqual(expect.arrayContaining(['LP-100', 'Ningbo', 'BOM.xlsx']));
});

test.each<[string, string[], string[]]>([
  ['pcba', ['PCBA', '来料加工价', '防静电'], ['模具', '组装费请单独报价', '零售包装']],
  ['mechanical_part', ['结构件，不含整机组装'], ['组装费请单独报价', '认证；检测', '零售包装']],
  ['tooling', ['模具（设计、制造、试模）', '每套模具的尺寸和重量'], ['组装费请单独报价', '出口包装建议']],
  ['box_build', ['整机组装', '组装费请单独报价', '零售包装'], ['检测及认证费用请单独报价']],
  ['full_product', ['整机（零部件', '组装费请单独报价', '检测及认证费用请单独报价', '零售包装'], []],
  ['mixed', ['第2节所列各项'], ['组装费请单独报价', '零售包装']],
])('the scope %s shapes the text', (scope, present, absent) => {
  const { zh } = draft({ scope, parts: [{ name: 'Frame' }] });
  for (const words of present) expect(zh).toContain(words);
  for (const words of absent) expect(zh).not.toContain(words);
});

test.each([
  ['EXW', 'name the place (district and city)', '注明具体地点'],
  ['FCA', 'name the place (district and city)', '注明具体地点'],
  ['FOB', 'name the port of shipment', '注明装运港'],
  ['FAS', 'name the port of shipment', '注明装运港'],
  ['DAP', 'Place of destination: [open]', '目的地：[待定]'],
])('%s asks for the place that it needs', (incoterm, english, chinese) => {
  const { en, zh } = draft({ incoterm });
  expect(en).toContain(english);
  expect(zh).toContain(chinese);
});

test('an off-the-shelf product is bought as one: no parts, drawings, tooling or manufacturability', () => {
  const { en, zh } = draft({ parts: [{ name: 'Speaker', process: 'off_the_shelf' }] });
  expect(zh).toContain('产品清单');
  for (const word of ['零件', '加工', 'FAI', 'DFM', '图纸与', '模具', '量产']) expect(zh).not.toContain(word);
  expect(en).not.toMatch(/\bparts?\b|manufactur|first article|tooling/i);
});

test('goods of fabric are asked about fabric, colors and samples', () => {
  const pouch = { name: 'Pouch', process: 'other', material: '600D polyester fabric' };
  const { zh } = draft({ parts: [pouch] });
  for (const words of ['面料', '色牢度', '产前样', 'OEKO-TEX', '纺织缝制品']) expect(zh).toContain(words);
  expect(draft({ parts: [{ ...pouch, name: 'Lid', material: 'brass' }] }).zh).not.toContain('面料');
});

test('a PCBA request does not ask who buys the components', () => {
  const { zh } = draft({ scope: 'pcba' });
  expect(zh).not.toContain('由谁采购');
  expect(zh).toContain('包工包料价和来料加工价');
});

test('translations replace the key terms of the texts that they translate', () => {
  const { zh, foreign } = draft({ parts: [{ name: 'Lid', notes: 'No regrind.' }], dfmQuestions: '壁厚可以吗？' });
  expect(foreign).toEqual([{ text: 'No regrind.', passage: '“No regrind.”（关键词：regrind 水口料）' }]);
  const translated = addTranslations(zh, foreign, ['不得使用\n水口料。']);
  expect(translated).toContain('“No regrind.”（参考译文，由机器翻译：不得使用 水口料。）');
  expect(addTranslations(zh, foreign, [null])).toBe(zh);
});

test('a request that is not anonymous names company and product and redacts nothing', () => {
  const { en, zh, redactions } = draft({ anonymised: false, parts: [{ name: 'AeroGlow lid' }] });
  expect(splitLines(en)[0]).toBe(
    'We are Brightwell Inc., an overseas hardware company. The request is for our product AeroGlow.',
  );
  expect(splitLines(zh)[0]).toBe('我们是Brightwell Inc.，一家海外硬件公司。本次询价涉及我们的产品：AeroGlow。');
  expect(en).toContain('2.1 AeroGlow lid');
  expect(redactions).toEqual([]);
});

test('braces in texts of the caller are not placeholders', () => {
  const { en, subjectEn } = draft({ anonymised: false, parts: [{ name: 'Lid {reference}', notes: 'Not {date}.' }] });
  expect(subjectEn).toBe(`${reference} - Lid {reference}`);
  expect(splitLines(en)).toContain('  Notes: "Not {date}."');
});

test('each message addresses the factory by name', () => {
  const text = { en: 'Hello', zh: '内容' };
  expect(addressTo({ nameEn: 'Bright\nMetal', nameZh: '光明五金' }, text)).toEqual({
    bodyEn: 'Dear Bright Metal sales team,\n\nHello',
    bodyZh: '尊敬的光明五金销售团队：\n\n内容',
  });
  expect(addressTo({ nameEn: null, nameZh: null }, text)).toEqual({
    bodyEn: 'Dear sales team,\n\nHello',
    bodyZh: '您好：\n\n内容',
  });
});
