import type { InterviewFamily } from '#kernel/enums.ts';

export type SpokenDialogue = {
  name: string;
  family: InterviewFamily;
  /** The first text answers the first question; there is no opening. */
  asked?: true;
  /** What the participant says, the opening first. */
  says: string[];
  /** Confirmed facts at the end; null if the participant does not know. */
  confirmed?: Record<string, unknown>;
  /** Facts that still have to be read back. */
  unconfirmed?: Record<string, unknown>;
  /** Facts that must not be recorded. */
  absent?: string[];
  /** Parts of the notes. */
  noted?: string[];
  /** Parts of the last reply. */
  replies?: string[];
  language?: 'en' | 'zh';
};

const [made, offered] = ['project_intake', 'capability'] as const;
const days = (low: number, high = low) => ({ low, high });

/** As people talk: the dates are relative to 1 September 2026. */
export const spokenDialogues: SpokenDialogue[] = [
  // The language follows the speaker.
  {
    name: 'Chinese opening, no locale',
    family: made,
    says: ['我们想做一款宠物喂食器，三千台。'],
    unconfirmed: { currentQuantity: 3000, unit: 'units', productName: '宠物喂食器' },
    language: 'zh',
  },
  {
    name: 'Chinese, then English',
    family: made,
    says: ['我们想做一款台灯。', 'It is a prototype and we need 500 pieces.'],
    confirmed: { stage: 'prototype' },
    unconfirmed: { currentQuantity: 500 },
    language: 'en',
  },
  {
    name: 'English, then Chinese',
    family: made,
    says: ['We are building a desk lamp.', '目前是样机阶段'],
    confirmed: { stage: 'prototype' },
    language: 'zh',
  },
  {
    name: 'a number keeps the language',
    family: made,
    says: ['我们想做一款台灯。', '样机', '500'],
    confirmed: { currentQuantity: 500 },
    language: 'zh',
  },
  {
    name: 'an abbreviation keeps the language',
    family: offered,
    says: ['我们做外壳加工', 'CNC'],
    confirmed: { process: 'cnc' },
    language: 'zh',
  },
  {
    name: 'English with a Chinese name',
    family: made,
    says: ['The lamp is called 小夜灯 and we want to sell it in Japan.'],
    unconfirmed: { targetMarkets: ['JP'] },
    language: 'en',
  },
  {
    name: 'Chinese with English terms',
    family: offered,
    says: ['我们做injection molding，材料是ABS和PC'],
    unconfirmed: { process: 'injection_molding', materials: ['ABS', 'PC'] },
    language: 'zh',
  },
  // Materials with grades.
  {
    name: 'grades share their metal',
    family: offered,
    says: ['CNC machining in aluminium 6061 and 7075, stainless 304.'],
    unconfirmed: { process: 'cnc', materials: ['aluminium 6061', 'aluminium 7075', 'stainless steel 304'] },
  },
  {
    name: 'grades before the metal',
    family: offered,
    says: ['We mill 6061 and 7075 aluminum and 304/316 stainless steel.', 'yes'],
    unconfirmed: { materials: ['aluminium 6061', 'aluminium 7075', 'stainless steel 304', 'stainless steel 316'] },
  },
  {
    name: 'grades in Chinese',
    family: offered,
    says: ['数控加工，铝合金6061和7075，304不锈钢，H59黄铜。'],
    unconfirmed: { materials: ['aluminium 6061', 'aluminium 7075', 'stainless steel 304', 'brass H59'] },
  },
  {
    name: 'a grade of a material that has a name of its own keeps its number',
    family: offered,
    says: ['We cast zamak 5 and ZA-12 buckles. 500 pcs.'],
    unconfirmed: { materials: ['zinc Zamak 5', 'zinc ZA-12'] },
  },
  {
    name: 'a time for tooling that nobody asked for is named at once',
    family: offered,
    says: ['We mould PP. Moulds take 40 days after T0.'],
    unconfirmed: { toolingLeadTimeDays: days(40) },
    replies: ['40 days'],
  },
  {
    name: 'a price in another currency is named at once, in words of the reader',
    family: made,
    says: ['目标成本60块一个'],
    unconfirmed: { targetUnitCost: '60 CNY' },
    replies: ['60 人民币（CNY）'],
  },
  {
    name: 'a figure that no fact accounts for is noted with its clause',
    family: made,
    says: ['The product is called Glow. Retail is planned at $49 in the shop.'],
    noted: ['Retail is planned at $49 in the shop'],
  },
  {
    name: 'a temper is kept, and none is invented',
    family: offered,
    says: ['We machine 6061 aluminium and 7075-T6.'],
    unconfirmed: { materials: ['aluminium 6061', 'aluminium 7075-T6'] },
  },
  {
    name: 'steel grades by their standard',
    family: offered,
    says: ['Sheet metal, SUS304 and Q235, SECC too.'],
    unconfirmed: { materials: ['stainless steel 304', 'steel Q235', 'electrogalvanised steel'] },
  },
  {
    name: 'a material of the list that is unknown is kept as said',
    family: offered,
    says: ['We make trays', 'other', 'rattan, bamboo and seagrass'],
    confirmed: { materials: ['bamboo', 'rattan', 'seagrass'] },
  },
  {
    name: 'another material is added',
    family: offered,
    says: ['We offer CNC machining of brass fittings, MOQ 100 pcs', 'stainless 316L as well', 'yes'],
    confirmed: { materials: ['brass', 'stainless steel 316L'] },
  },
  {
    name: '再加一种材料',
    family: offered,
    says: ['我们做CNC加工，材料黄铜，起订量100件', '还有304不锈钢', '对'],
    confirmed: { materials: ['brass', 'stainless steel 304'] },
  },
  {
    name: 'a grade is corrected',
    family: offered,
    says: ['We offer machined housings: CNC, stainless steel 304, MOQ 50 pcs', 'No, not 304, 316', 'yes'],
    confirmed: { materials: ['stainless steel 316'] },
  },
  // Places.
  {
    name: 'two cities',
    family: offered,
    says: ['We make wire harnesses in Dongguan and Suzhou, copper, MOQ 500 pcs.', 'yes'],
    confirmed: { regions: ['Dongguan', 'Suzhou'] },
  },
  {
    name: 'no, Shenzhen too',
    family: offered,
    says: ['We do die casting in Dongguan, zinc alloy, MOQ 500 pcs', 'No, Shenzhen too', 'yes'],
    confirmed: { regions: ['Dongguan', 'Shenzhen'] },
  },
  {
    name: '不对，不是东莞，是惠州',
    family: offered,
    says: ['我们做压铸，锌合金，起订量500件，东莞', '不对，不是东莞，是惠州', '对'],
    confirmed: { regions: ['Huizhou'] },
  },
  {
    name: 'actually another city',
    family: offered,
    says: ['We do die casting in Dongguan, zinc alloy, MOQ 500 pcs', 'No, actually Foshan', 'yes'],
    confirmed: { regions: ['Foshan'] },
  },
  {
    name: '深圳也有',
    family: offered,
    says: ['我们做注塑，ABS，起订量1000件，东莞', '不对，深圳也有工厂', '对'],
    confirmed: { regions: ['Dongguan', 'Shenzhen'] },
  },
  // Lead times.
  {
    name: '模具交期不是交期',
    family: offered,
    says: ['我们做注塑，ABS，起订量1000件，模具交期25天，大货交期15天。', '对'],
    confirmed: { toolingLeadTimeDays: days(25), leadTimeDays: days(15) },
  },
  {
    name: 'tooling alone is no lead time',
    family: offered,
    says: ['Injection molding in ABS, MOQ 1k, tooling takes 25 days.'],
    unconfirmed: { toolingLeadTimeDays: days(25) },
    absent: ['leadTimeDays'],
  },
  {
    name: 'days for tooling, weeks for production',
    family: offered,
    says: ['Injection molding, 30 days for tooling, then 3 to 4 weeks production.'],
    unconfirmed: { toolingLeadTimeDays: days(30), leadTimeDays: days(21, 28) },
  },
  {
    name: 'a label for both',
    family: offered,
    says: ['交期：模具30天，产品20天'],
    unconfirmed: { toolingLeadTimeDays: days(30), leadTimeDays: days(20) },
  },
  {
    name: 'samples and payment are noted',
    family: offered,
    says: ['Die casting. Samples in 10 days, payment net 30 days, lead time five weeks.'],
    unconfirmed: { leadTimeDays: days(35) },
    noted: ['Samples in 10 days', 'net 30 days'],
  },
  { name: '半个月交货', family: offered, says: ['钣金加工，半个月交货'], unconfirmed: { leadTimeDays: days(15) } },
  {
    name: 'forty-five days',
    family: offered,
    says: ['CNC machining, lead time forty-five days'],
    unconfirmed: { leadTimeDays: days(45) },
  },
  {
    name: 'the lead time is corrected',
    family: offered,
    says: [
      'We offer CNC machining of brass fittings, MOQ 100 pcs, lead time 3 weeks',
      'no, not 3 weeks, 4 weeks',
      'yes',
    ],
    confirmed: { leadTimeDays: days(28) },
  },
  // Markets.
  {
    name: 'for the US and Germany',
    family: made,
    says: ['A desk lamp for the US and Germany.'],
    unconfirmed: { targetMarkets: ['US', 'DE'] },
  },
  {
    name: 'the German market',
    family: made,
    says: ['A bike pump for the German and French markets.'],
    unconfirmed: { targetMarkets: ['DE', 'FR'] },
  },
  {
    name: 'Europe is taken for the Union and read back',
    family: made,
    says: ['产品叫小夜灯，样机，500件，卖到欧洲。'],
    unconfirmed: { targetMarkets: ['EU'] },
  },
  {
    name: 'a region without countries is asked again',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'Southeast Asia'],
    absent: ['targetMarkets'],
    replies: ['Southeast Asia', 'countries'],
  },
  {
    name: '东南亚要说国家',
    family: made,
    says: ['产品叫小夜灯', '样机', '500台', '东南亚', '泰国和越南'],
    confirmed: { targetMarkets: ['TH', 'VN'] },
  },
  {
    name: 'the office is no market',
    family: made,
    says: ['We are based in Germany and sell in the UK.'],
    unconfirmed: { targetMarkets: ['GB'] },
  },
  {
    name: 'DACH',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'DACH'],
    confirmed: { targetMarkets: ['DE', 'AT', 'CH'] },
  },
  {
    name: 'yes, and Japan too',
    family: made,
    says: ['We make a lamp called Glow, 500 pcs, a prototype, sold in the US.', 'Yes, and Japan too', 'yes'],
    confirmed: { targetMarkets: ['US', 'JP'], currentQuantity: 500 },
  },
  {
    name: 'a market less',
    family: made,
    says: ['We make a lamp called Glow, 500 pcs, a prototype, sold in the US and Canada.', 'No, without Canada', 'yes'],
    confirmed: { targetMarkets: ['US'] },
  },
  {
    name: '日韩',
    family: made,
    says: ['产品叫小夜灯', '样机', '500台', '日韩'],
    confirmed: { targetMarkets: ['JP', 'KR'] },
  },
  // Money.
  {
    name: '25 euro is kept and not converted',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'US', 'skip', '25 euro'],
    confirmed: { targetUnitCost: '25 EUR' },
    absent: ['targetUnitCostUsd'],
    replies: ['25 EUR', 'nothing is converted'],
  },
  {
    name: '25 quid',
    family: made,
    says: ['A desk lamp, target cost 25 quid.'],
    unconfirmed: { targetUnitCost: '25 GBP' },
    absent: ['targetUnitCostUsd'],
  },
  { name: '美金', family: made, says: ['小夜灯，目标成本12美金'], unconfirmed: { targetUnitCostUsd: '12' } },
  {
    name: '人民币不换算',
    family: made,
    says: ['小夜灯，目标单价80块'],
    unconfirmed: { targetUnitCost: '80 CNY' },
    absent: ['targetUnitCostUsd'],
  },
  {
    name: 'tooling cost is no unit cost',
    family: made,
    says: ['A lamp, tooling cost $8,000, target price $12 each.'],
    unconfirmed: { targetUnitCostUsd: '12' },
    noted: ['tooling cost $8,000'],
  },
  {
    name: 'a range of costs is asked again',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'US', 'skip', '$10-12'],
    absent: ['targetUnitCostUsd'],
    replies: ['$10-12'],
  },
  {
    name: 'a bare number is read back in dollars',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'US', 'skip', '12.5', 'yes'],
    confirmed: { targetUnitCostUsd: '12.5' },
  },
  // Quantities.
  {
    name: 'fifteen hundred',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', 'fifteen hundred'],
    confirmed: { currentQuantity: 1500 },
  },
  {
    name: '1.5万',
    family: made,
    asked: true,
    says: ['小夜灯', '样机', '1.5万台'],
    confirmed: { currentQuantity: 15_000, unit: 'units' },
  },
  {
    name: 'a range is asked again',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500 to 1000', '800'],
    confirmed: { currentQuantity: 800 },
  },
  { name: '十几台不是数', family: made, asked: true, says: ['小夜灯', '样机', '十几台'], absent: ['currentQuantity'] },
  {
    name: 'not 500, 800',
    family: made,
    says: ['We make a lamp called Glow, 500 pcs, a prototype, sold in the US.', 'not 500, 800', 'yes'],
    confirmed: { currentQuantity: 800 },
  },
  {
    name: '改成八百',
    family: made,
    says: ['产品叫雨伞灯，500件，样机，卖到日本。', '数量改成八百', '对'],
    confirmed: { currentQuantity: 800 },
  },
  {
    name: '不是五百，是八百',
    family: made,
    says: ['产品叫雨伞灯，500件，样机，卖到日本。', '不是五百，是八百', '对'],
    confirmed: { currentQuantity: 800, targetMarkets: ['JP'] },
  },
  {
    name: 'MOQ and maximum',
    family: offered,
    says: ['Sheet metal, stainless 304, at least two dozen, max 5k pieces.', 'Brackets', 'yes'],
    confirmed: { minQuantity: 24, maxQuantity: 5000 },
  },
  {
    name: 'two minimums leave it open',
    family: offered,
    says: ['CNC machining of housings, MOQ 100 pcs or MOQ 300 pcs'],
    absent: ['minQuantity'],
    replies: ['100 pcs or MOQ 300 pcs', 'smallest quantity'],
  },
  // Dates.
  {
    name: 'in six weeks',
    family: made,
    says: ['A lamp called Glow, we need it in six weeks.'],
    unconfirmed: { neededBy: '2026-10-13' },
  },
  {
    name: '明年三月底',
    family: made,
    says: ['产品叫雨伞灯，明年三月底之前要交货。'],
    unconfirmed: { neededBy: '2027-03-31' },
  },
  {
    name: 'before Christmas',
    family: made,
    says: ['A lamp called Glow, in stock before Christmas.'],
    unconfirmed: { neededBy: '2026-12-25' },
  },
  {
    name: 'a day first, the year last',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'US', 'skip', 'skip', '31.03.2027'],
    confirmed: { neededBy: '2027-03-31' },
  },
  {
    name: 'a day that does not exist is named',
    family: made,
    says: ['A lamp called Glow, needed by 31 February 2027.'],
    absent: ['neededBy'],
    replies: ['31 February 2027'],
  },
  // Nothing is dropped in silence.
  {
    name: 'a description becomes a note',
    family: made,
    says: ['We are developing a bike light, 2,000 pcs. It has a rechargeable battery and a touch sensor.'],
    noted: ['rechargeable battery and a touch sensor'],
  },
  {
    name: 'an answer that is none is named and asked again',
    family: made,
    asked: true,
    says: ['Glow', 'purple elephants'],
    absent: ['stage'],
    replies: ['purple elephants', 'one stage'],
  },
  {
    name: 'a sentence is no name',
    family: made,
    says: ['I would rather not tell you that yet'],
    absent: ['productName'],
    replies: ['What is the product called'],
  },
  {
    name: 'a question is not answered',
    family: made,
    asked: true,
    says: ['Glow', 'What does EVT mean?'],
    absent: ['stage'],
    replies: ['What does EVT mean'],
  },
  {
    name: '听不懂就说',
    family: made,
    says: ['产品叫雨伞灯', '紫色大象'],
    absent: ['stage'],
    replies: ['紫色大象'],
    language: 'zh',
  },
  {
    name: 'notes are confirmed with the facts',
    family: made,
    says: ['We make a lamp called Glow, 500 pcs, a prototype, sold in the US. It must survive salt spray.', 'yes'],
    confirmed: { currentQuantity: 500 },
    noted: ['survive salt spray'],
  },
  // What sounds like a fact and is none.
  {
    name: 'a bound is read back',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', 'at least 500'],
    unconfirmed: { currentQuantity: 500 },
  },
  {
    name: '样机还没做',
    family: made,
    asked: true,
    says: ['小夜灯', '样机还没做，只有图纸'],
    absent: ['stage'],
    replies: ['样机还没做'],
  },
  {
    name: 'a finished stage is read back',
    family: made,
    asked: true,
    says: ['Glow', 'done with DVT'],
    unconfirmed: { stage: 'dvt' },
  },
  {
    name: 'a number of each colour is no quantity',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500 each of two colours'],
    absent: ['currentQuantity'],
    replies: ['500'],
  },
  {
    name: 'everywhere but one country is no list',
    family: made,
    asked: true,
    says: ['Glow', 'prototype', '500', 'everywhere except China'],
    absent: ['targetMarkets'],
    replies: ['everywhere except China'],
  },
  {
    name: 'a request is no agreement',
    family: made,
    says: ['产品叫雨伞灯，500件，样机，卖到日本。', '可以便宜点吗'],
    unconfirmed: { currentQuantity: 500 },
    replies: ['便宜点'],
  },
  {
    name: 'an addition is no title',
    family: offered,
    says: ['CNC加工，黄铜，起订量100件，东莞', '不对，还有无锡'],
    unconfirmed: { regions: ['Dongguan', 'Wuxi'] },
    absent: ['title'],
  },
  {
    name: 'where a factory has moved to is where it is',
    family: offered,
    says: ['CNC shop in Shenzhen, MOQ 50.', 'no longer in Shenzhen, we relocated to Zhongshan in 2023'],
    unconfirmed: { regions: ['Zhongshan'] },
  },
  {
    name: 'a factory that has moved, in Chinese',
    family: offered,
    says: ['我们厂三年前迁到中山，做钣金，起订50件'],
    unconfirmed: { regions: ['Zhongshan'], process: 'sheet_metal' },
  },
  {
    name: 'the first year in a history is not a move',
    family: offered,
    says: ['Die casting. Last year we had a workshop in Wuxi.'],
    absent: ['regions'],
  },
  {
    name: 'a range whose end alone is in thousands',
    family: offered,
    says: ['We do sheet metal, from 200 up to 5k pieces'],
    unconfirmed: { minQuantity: 200, maxQuantity: 5000 },
  },
  {
    name: 'a range in thousands',
    family: offered,
    says: ['We do sheet metal, 2-3k pieces'],
    unconfirmed: { minQuantity: 2000, maxQuantity: 3000 },
  },
  {
    name: 'days after the approval of a proof',
    family: offered,
    says: ['Gift boxes, packaging, 12 days after proof approval, MOQ 1,000'],
    unconfirmed: { leadTimeDays: days(12), minQuantity: 1000 },
  },
  {
    name: 'days after a deposit that is to be paid',
    family: offered,
    says: ['Gift boxes, packaging, deposit 15 days after signing, MOQ 1,000'],
    absent: ['leadTimeDays'],
  },
  {
    name: 'a name in single quotation marks',
    family: made,
    says: ["Reading lamp 'Orbit', prototype, 300 pcs for France."],
    unconfirmed: { productName: 'Orbit' },
  },
  {
    name: 'a name in short',
    family: made,
    says: ["Reading lamp, the name's Lumo. 300 pcs for France."],
    unconfirmed: { productName: 'Lumo' },
  },
  {
    name: 'a name after 叫',
    family: made,
    says: ['折叠台灯，叫小满，样机，300台，卖法国'],
    unconfirmed: { productName: '小满' },
  },
  {
    name: 'a person after 叫 is no name of a product',
    family: made,
    says: ['你好，叫我老王就行，300台，卖法国'],
    absent: ['productName'],
  },
];
