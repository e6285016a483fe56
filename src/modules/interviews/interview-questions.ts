type Words = { en: string; zh: string };

/** What each fact is called, and ways to ask for it: the first, and others for when it is asked again. */
export const questions: Record<string, { label: Words; ways: { en: readonly string[]; zh: readonly string[] } }> = {
  title: {
    label: { en: 'what is offered', zh: '能力名称' },
    ways: {
      en: [
        'What can be made, in one line? For example: precision CNC machining of brass fittings.',
        'How should this capability be called? One short line is enough.',
      ],
      zh: ['请用一句话说明能做什么，例如：黄铜接头精密CNC加工。', '这项能力叫什么名称？一行字即可。'],
    },
  },
  process: {
    label: { en: 'process', zh: '工艺' },
    ways: {
      en: [
        'Which one process is this about: PCB assembly, injection molding, CNC, sheet metal, die casting, wire harness, battery, motors, displays, cameras, power adapters, packaging, off-the-shelf, or other?',
        'Please name one manufacturing process, such as CNC machining or injection molding; say other if it is none of the usual ones.',
      ],
      zh: [
        '主要是哪一种工艺：电路板贴片、注塑、CNC、钣金、压铸、线束、电池、电机、显示屏、摄像头、电源适配器、包装、现货件，还是其他？',
        '请只说一种工艺，例如CNC加工或注塑成型；都不是就说其他。',
      ],
    },
  },
  materials: {
    label: { en: 'materials', zh: '材料' },
    ways: {
      en: [
        'Which materials are worked with?',
        'Please list the materials, with commas between, or say that you do not know.',
      ],
      zh: ['可以加工哪些材料？', '请列出材料，用逗号隔开；不清楚也可以直接说不知道。'],
    },
  },
  minQuantity: {
    label: { en: 'minimum order quantity', zh: '最小起订量' },
    ways: {
      en: [
        'What is the smallest quantity that is accepted per order?',
        'Please give the minimum order quantity as one number, or say that you do not know it.',
      ],
      zh: ['最小起订量是多少？', '请用一个数字说明最小起订量；不清楚可以说不知道。'],
    },
  },
  maxQuantity: {
    label: { en: 'maximum order quantity', zh: '最大订单量' },
    ways: {
      en: ['Is there a largest quantity per order? Which one?', 'What is the most pieces that one order may have?'],
      zh: ['单个订单最多能做多少？', '一个订单的数量上限是多少？'],
    },
  },
  leadTimeDays: {
    label: { en: 'lead time', zh: '交期' },
    ways: {
      en: [
        'How long does production take, from order to ready goods? For example: 3 to 4 weeks.',
        'Please give the production lead time in days or weeks.',
      ],
      zh: ['从下单到货好一般需要多长时间？例如：3到4周。', '请用天或周说明生产交期。'],
    },
  },
  regions: {
    label: { en: 'location', zh: '所在地' },
    ways: {
      en: ['In which city or province is it made?', 'Where in China is the factory? A city or province is enough.'],
      zh: ['在哪个城市或省份生产？', '工厂在什么地方？说城市或省份即可。'],
    },
  },
  tolerancesNote: {
    label: { en: 'tolerances', zh: '公差' },
    ways: {
      en: [
        'Which tolerances can be held? For example: ±0.05 mm.',
        'What precision is possible, such as ±0.1 mm or ISO 2768-m?',
      ],
      zh: ['能达到什么公差？例如：±0.05毫米。', '精度能做到多少，例如±0.1毫米或ISO 2768-m？'],
    },
  },
  factoryName: {
    label: { en: 'factory', zh: '工厂' },
    ways: {
      en: ['What is the name of the factory?', 'Which company makes it?'],
      zh: ['工厂叫什么名字？', '是哪一家公司生产的？'],
    },
  },
  productName: {
    label: { en: 'product name', zh: '产品名称' },
    ways: {
      en: [
        'What is the product called? A working name is enough.',
        'Please give the product a short name, such as smart desk lamp.',
      ],
      zh: ['产品叫什么名称？暂定名也可以。', '请给产品一个简短的名称，例如智能台灯。'],
    },
  },
  stage: {
    label: { en: 'stage', zh: '阶段' },
    ways: {
      en: [
        'Where does it stand: idea, prototype, EVT, DVT, PVT or production?',
        'Please name one stage: idea, prototype, EVT, DVT, PVT or production.',
      ],
      zh: [
        '产品处于哪个阶段：想法、样机、EVT、DVT、PVT，还是量产？',
        '请选一个阶段：想法、样机、EVT、DVT、PVT或量产。',
      ],
    },
  },
  currentQuantity: {
    label: { en: 'quantity', zh: '数量' },
    ways: {
      en: [
        'How many pieces do you want now? Not a forecast: the quantity to be quoted.',
        'Please give one number of pieces for this order, or say that you do not know yet.',
      ],
      zh: ['这次需要多少件？请说要报价的数量，不是以后的预测。', '请用一个数字说明这次的数量；还不确定可以说不知道。'],
    },
  },
  unit: { label: { en: 'counted in', zh: '单位' }, ways: { en: [], zh: [] } },
  targetMarkets: {
    label: { en: 'markets', zh: '目标市场' },
    ways: {
      en: [
        'In which countries will it be sold?',
        'Please name the countries of sale, such as the United States and Germany.',
      ],
      zh: ['准备在哪些国家销售？', '请说出销售的国家，例如美国和德国。'],
    },
  },
  summary: {
    label: { en: 'description', zh: '产品说明' },
    ways: {
      en: ['What is it, and what does it do? A few sentences.', 'How would you describe the product to a factory?'],
      zh: ['请用几句话说明产品是什么、有什么用。', '您会怎样向工厂介绍这个产品？'],
    },
  },
  targetUnitCostUsd: {
    label: { en: 'target unit cost', zh: '目标单件成本' },
    ways: {
      en: [
        'What may one piece cost to make, in US dollars?',
        'Is there a target cost per piece? Please say it in US dollars: nothing is converted here.',
      ],
      zh: ['单件目标成本是多少美元？', '有单件目标成本吗？请用美元说明，这里不做换算。'],
    },
  },
  neededBy: {
    label: { en: 'needed by', zh: '需要日期' },
    ways: {
      en: ['By which day do you need it?', 'Please give the day you need it by, such as 2027-03-31.'],
      zh: ['最晚哪一天需要？', '请给出需要的日期，例如2027年3月31日。'],
    },
  },
  scope: {
    label: { en: 'scope', zh: '范围' },
    ways: {
      en: [
        'What should the factory make: the circuit board, mechanical parts, tooling, the assembly, or the full product?',
        'Which is it: PCBA only, box build, mechanical parts, tooling, full product, or a mix of these?',
      ],
      zh: [
        '需要工厂做什么：电路板、结构件、模具、组装，还是整机？',
        '是哪一种：只做PCBA、整机组装、结构件、只开模、整机，还是混合？',
      ],
    },
  },
};

/** What is said around the questions. `{}` is where the facts, names or numbers stand. */
export const phrases = {
  noted: { en: 'Noted: {}.', zh: '已记录：{}。' },
  unheard: { en: 'I could not read an answer in that.', zh: '没有读懂您的回答。' },
  needed: { en: 'This one is needed before anything can be published.', zh: '这一项发布前必须有。' },
  leftOpen: { en: 'I leave it open.', zh: '先留空。' },
  welcome: {
    en: 'I ask only for what is missing. Say that you do not know where that is so.',
    zh: '我只问缺少的内容；不知道的可以直接说不知道。',
  },
  publishable: { en: 'This can be published now.', zh: '现在可以发布了。' },
  ifYouLike: { en: 'This can be published now. If you like, one more:', zh: '现在可以发布了。方便的话再问一个：' },
  nothingLeft: { en: 'I have no more questions.', zh: '没有其他问题了。' },
  lastTurn: { en: 'That was the last of {} turns.', zh: '已用完{}轮对话。' },
  stillMissing: { en: 'Still missing: {}. Please start another interview.', zh: '仍缺少：{}。请另开一次访谈。' },
} as const;

/** Ways to read facts back. */
export const confirming: readonly Words[] = [
  { en: 'I understood: {}. Is that right?', zh: '我的理解是：{}。对吗？' },
  { en: 'Please check: {}. Shall I take it like this?', zh: '请核对：{}。可以这样记录吗？' },
  { en: 'Once more: {}. Is it correct?', zh: '再确认一次：{}。正确吗？' },
];

/** Ways to ask what was wrong in that. */
export const correcting: readonly Words[] = [
  { en: 'What should be different? Name it with the right value.', zh: '哪一项不对？请说出正确的内容。' },
  { en: 'Which of these is wrong, and what is right: {}?', zh: '这些当中哪一项有误，应该是什么：{}？' },
];

export const scopeWords: Record<string, Words> = {
  pcba: { en: 'PCBA only', zh: '只做PCBA' },
  box_build: { en: 'box build', zh: '整机组装' },
  mechanical_part: { en: 'mechanical parts', zh: '结构件' },
  tooling: { en: 'tooling', zh: '模具' },
  full_product: { en: 'full product', zh: '整机' },
  mixed: { en: 'a mix', zh: '混合' },
};
