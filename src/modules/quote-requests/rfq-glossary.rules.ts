import type { z } from 'zod';
import type { DrawingsStatus, Process, QuotePriority } from '#kernel/trade.ts';
import type { Intake } from '#modules/projects/project.shapes.ts';
import { say, type Words } from './rfq-prose.rules.ts';

export const processWords: Record<Process, Words> = {
  pcba: say('PCB assembly (PCBA)', '电路板贴片(PCBA)'),
  injection_molding: say('injection molding', '注塑成型'),
  cnc: say('CNC machining', 'CNC加工'),
  sheet_metal: say('sheet metal fabrication', '钣金加工'),
  die_casting: say('die casting', '压铸'),
  wire_harness: say('wire harness', '线束'),
  battery: say('battery', '电池'),
  motor_actuator: say('motor or actuator', '电机/执行器'),
  display: say('display', '显示屏'),
  camera: say('camera module', '摄像头模组'),
  power_adapter: say('power adapter', '电源适配器'),
  packaging: say('packaging', '包装'),
  off_the_shelf: say('off-the-shelf item', '现货件'),
  other: say('other', '其他'),
};

export const stageWords: Record<NonNullable<Intake['stage']>, Words> = {
  idea: say('concept', '概念阶段'),
  prototype: say('prototype', '样机阶段'),
  evt: say('EVT (engineering validation)', 'EVT（工程验证）'),
  dvt: say('DVT (design validation)', 'DVT（设计验证）'),
  pvt: say('PVT (production validation)', 'PVT（生产验证）'),
  production: say('mass production', '量产'),
};

export const priorityWords: Record<z.output<typeof QuotePriority>, Words> = {
  price: say('price', '价格'),
  lead_time: say('lead time', '交期'),
  quality: say('quality', '质量'),
};

export const drawingsWords: Record<z.output<typeof DrawingsStatus>, Words> = {
  none_yet: say(
    'There are no drawings yet. Please give a budgetary price, and tell us what you need for a firm one.',
    '目前暂无图纸，请先提供预估报价，并告知正式报价还需要哪些资料。',
  ),
  drawings_attached: say(
    'Drawings are ready. They are not attached to this e-mail: we send them separately. Please tell us if they have not reached you.',
    '图纸已备齐，未随本邮件附上，将另行发送；如未收到，请向我们索取。',
  ),
  sample_available: say(
    'There are no drawings yet, but a physical sample is available. Please tell us if you need it to quote.',
    '目前暂无图纸，但可提供实物样品；如报价需要样品，请告知。',
  ),
  drawings_and_sample: say(
    'Drawings and a physical sample are ready. The drawings are not attached to this e-mail: we send them separately, and the sample on request.',
    '图纸及实物样品均已备齐；图纸未随本邮件附上，将另行发送，样品可按需寄送。',
  ),
};

/** How a quantity is counted: stands directly behind a numeral. A unit that is not known here stays as the caller wrote it. */
const unitWords: Record<string, Words> = {
  pcs: say(' pcs', '件'),
  sets: say(' sets', '套'),
  units: say(' units', '台'),
  pairs: say(' pairs', '对'),
};
const unitAliases: Record<string, string> = {
  pc: 'pcs',
  piece: 'pcs',
  pieces: 'pcs',
  set: 'sets',
  unit: 'units',
  pair: 'pairs',
};
export const pieces = say(' pcs', '件');

export function unitOf(unit: string | null): Words | null {
  const given = (unit ?? '').toLowerCase();
  return given === '' ? pieces : (unitWords[unitAliases[given] ?? given] ?? null);
}

/** Materials and finishes, English to Chinese. Source: facts/glossary.csv, own knowledge, September 2026. */
const terms: Record<string, string> = {
  ABS: 'ABS塑料',
  'PC|polycarbonate|PC (polycarbonate)': '聚碳酸酯',
  'PC/ABS|PC-ABS': 'PC/ABS合金',
  'PP|polypropylene|PP (polypropylene)': '聚丙烯',
  'PE|polyethylene|PE (polyethylene)': '聚乙烯',
  'PA66|nylon 66|PA66 (nylon 66)': '尼龙66',
  'PA66+30GF|PA66 GF30|PA66-GF30': 'PA66加30%玻纤',
  'POM|acetal|POM (acetal)': '聚甲醛，俗称赛钢',
  'PMMA|acrylic|PMMA (acrylic)': '亚克力',
  TPU: '热塑性聚氨酯',
  TPE: '热塑性弹性体',
  'silicone rubber|silicone': '硅橡胶',
  'EVA foam': 'EVA泡棉',
  regrind: '水口料',
  'virgin resin': '原生料',
  'UL94 V-0|flame-retardant grade (UL94 V-0)': '阻燃级 UL94 V-0',
  'aluminium 6061-T6|aluminum 6061-T6|6061-T6|6061-T6 aluminium|6061-T6 aluminum': '铝合金6061-T6',
  'aluminium ADC12|aluminum ADC12|ADC12': '压铸铝ADC12',
  'stainless steel 304|304 stainless steel|SUS304': '304不锈钢',
  'stainless steel 316L|316L stainless steel|SUS316L': '316L不锈钢',
  'cold-rolled steel|SPCC|cold-rolled steel (SPCC)': '冷轧钢板',
  'galvanised steel|galvanized steel|SGCC|galvanised steel (SGCC)': '镀锌钢板',
  'mild steel': '低碳钢',
  brass: '黄铜',
  copper: '紫铜',
  'titanium alloy': '钛合金',
  'zinc alloy|Zamak|zinc alloy (Zamak)': '锌合金',
  'FR-4|FR4': 'FR-4玻纤板',
  'flexible PCB|FPC|flexible PCB (FPC)': '柔性电路板',
  'lithium-polymer battery|LiPo battery': '锂聚合物电池',
  'lithium-ion battery|Li-ion battery': '锂离子电池',
  'NdFeB magnet': '钕铁硼磁铁',
  'corrugated cardboard': '瓦楞纸板',
  'kraft paper': '牛皮纸',
  'anodising|anodizing|anodised|anodized': '阳极氧化',
  'hard anodising|hard anodizing|hard anodised|hard anodized': '硬质阳极氧化',
  'powder coating|powder coated': '粉末喷涂',
  'spray painting|spray painted': '喷漆',
  electroplating: '电镀',
  'nickel plating|nickel plated': '镀镍',
  'zinc plating|zinc plated': '镀锌',
  'chrome plating|chrome plated': '镀铬',
  'passivation|passivated': '钝化',
  'e-coating': '电泳',
  'bead blasting|bead blasted': '喷砂',
  'polishing|polished': '抛光',
  'brushing|brushed': '拉丝',
  'texture|texture (SPI / VDI / Mold-Tech)': '模具咬花纹',
  'silk screening|silk screen': '丝印',
  'pad printing': '移印',
  'laser engraving|laser engraved': '激光镭雕',
  'UV coating': 'UV涂层',
  'hot stamping|hot stamping (foil)': '烫金',
  'in-mold decoration|IMD': '模内装饰',
  'matte|matt': '哑光',
  ENIG: '沉金',
  'HASL lead-free|lead-free HASL': '无铅喷锡',
};
const chineseOf = new Map(
  Object.entries(terms).flatMap(([names, chinese]) => names.split('|').map((name) => [name.toLowerCase(), chinese])),
);

/** The caller's words; in Chinese with the terms behind them. Only a whole phrase between commas is a term: "no regrind" is none. */
export function glossed({ en, zh }: Words): Words {
  const phrases = [en, ...en.split(/[,;，；]/)].map((phrase) => phrase.trim().toLowerCase());
  const chinese = new Set(phrases.flatMap((phrase) => chineseOf.get(phrase) ?? []));
  return say(en, chinese.size === 0 ? zh : `${zh}（${[...chinese].join('，')}）`);
}
