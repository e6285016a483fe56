import { expect, test } from 'vitest';
import { addressTo, formatRfqReference } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
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
      'Please quote FOB (Incoterms 2020) and name the place or port.',
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
      '2.1 Upper housing',
      '  工艺：注塑成型',
      '  材料：abs, Black（ABS塑料）',
      '  表面处理：Matte（哑光）',
      '  单台用量：2',
      '  数量：1,000 / 20,000件',
      '  备注：“Wall 2.2 mm.',
      '  No regrind.”',
      '请按FOB（Incoterms 2020）报价，并注明具体地点或港口。',
      '我们希望在2026年12月15日前收到货物。',
      '以下为客户原文，未经翻译：',
      '- 20,000件：不含税___元 / 含税___元；FOB ___美元；___天',
      '请于2026年10月9日18:00（北京时间）前回复；如需更多时间，请告知预计报价日期。',
    ]),
  );
  expect(subjectEn).toBe('RFQ-456789AB - Upper housing - 500 / 10,000 sets');
  expect(subjectZh).toBe('询价 RFQ-456789AB - Upper housing - 500 / 10,000套');
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
  expect(en).toContain('Please quote EXW and FOB (port named)');
  expect(en).toContain('UN38.3');
  expect(zh).toContain('贸易术语：[待定]，请分别报EXW价和FOB价（注明港口）');
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
