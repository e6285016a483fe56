/**
 * Names of what interviews are about, in English and Chinese. The first of each is how it is kept. A word of capitals
 * alone is met in capitals only: US is a country and us is not. Sources: facts/glossary.csv, own knowledge, 2026-11-21.
 */

export const processNames: Record<string, string> = {
  pcba: 'pcba|pcb assembly|pcb assemblies|printed circuit board assembly|circuit board assembly|circuit boards|circuit board|smt|surface-mount|surface mount|电路板贴片|电路板|线路板|贴片|表面贴装',
  injection_molding:
    'injection molding|injection moulding|injection molded|injection moulded|injection-molded|injection-moulded|injection mold|injection mould|overmolding|overmoulding|注塑成型|注塑|注射成型|包胶',
  cnc: 'cnc machining|cnc milling|cnc turning|cnc|machining|machined|milling|turning|数控加工|数控车削|数控铣削|数控|机加工|车铣|铣削|车削',
  sheet_metal:
    'sheet metal fabrication|sheet metal|sheet-metal|laser cutting|stamping|stamped|deep drawing|钣金加工|钣金|激光切割|冲压|折弯',
  die_casting: 'die casting|die-casting|die cast|die-cast|pressure casting|压铸',
  wire_harness:
    'wire harness|wire harnesses|wiring harness|cable harness|cable assembly|cable assemblies|线束|线缆组件',
  battery: 'battery pack|battery packs|battery assembly|pack assembly|电池包|电池组|电池',
  motor_actuator: 'motor|motors|actuator|actuators|电机|马达|执行器',
  display: 'display module|display modules|lcd|oled|touchscreen|touch screen|显示屏|液晶屏|触摸屏',
  camera: 'camera module|camera modules|摄像头模组|摄像头',
  power_adapter: 'power adapter|power adapters|power adaptor|power adaptors|charger|chargers|电源适配器|充电器',
  packaging: 'packaging|color box|colour box|gift box|blister tray|包装|彩盒|礼盒|吸塑托盘',
  off_the_shelf: 'off-the-shelf|off the shelf|现货件|现货',
};

/** What a process is called when it is all that was asked for. */
export const otherProcess = 'other|something else|none of these|none of them|其他|其它|别的';

export const materialNames: readonly string[] = [
  'PC/ABS|PC-ABS|PC/ABS合金',
  'ABS|ABS塑料',
  'PC|polycarbonate|聚碳酸酯',
  'PP|polypropylene|聚丙烯',
  'PE|polyethylene|聚乙烯',
  'PA66+30GF|PA66 GF30|PA66-GF30|PA66加30%玻纤',
  'PA66|nylon 66|尼龙66',
  'nylon|尼龙',
  'POM|acetal|聚甲醛|赛钢',
  'PMMA|acrylic|亚克力|有机玻璃',
  'TPU|热塑性聚氨酯',
  'TPE|热塑性弹性体',
  'silicone rubber|silicone|硅橡胶|硅胶',
  'EVA foam|EVA泡棉',
  'aluminium 6061-T6|aluminum 6061-T6|6061-T6|6061 aluminum|6061 aluminium|铝合金6061-T6|6061铝合金',
  'aluminium ADC12|aluminum ADC12|ADC12|压铸铝ADC12',
  'stainless steel 304|304 stainless steel|SUS304|304不锈钢',
  'stainless steel 316L|316L stainless steel|SUS316L|316L不锈钢',
  'stainless steel|不锈钢',
  'cold-rolled steel|SPCC|冷轧钢板|冷轧钢',
  'galvanised steel|galvanized steel|SGCC|镀锌钢板',
  'mild steel|低碳钢',
  'aluminium alloy|aluminum alloy|aluminium|aluminum|铝合金|铝材|铝',
  'brass|黄铜',
  'copper|紫铜',
  'titanium alloy|titanium|钛合金',
  'zinc alloy|zamak|锌合金',
  'FR-4|FR4|玻纤板',
  'lithium-polymer battery|lipo|锂聚合物电池',
  'lithium-ion battery|li-ion|锂离子电池',
  'corrugated cardboard|瓦楞纸板|瓦楞纸',
  'kraft paper|牛皮纸',
];

export const stageNames: Record<string, string> = {
  idea: 'just an idea|only an idea|idea stage|idea|concept stage|concept|概念阶段|概念|想法|构思',
  prototype: 'working prototype|prototype stage|prototypes|prototype|样机阶段|样机|原型机|原型|手板',
  evt: 'evt|engineering validation|工程验证',
  dvt: 'dvt|design validation|设计验证',
  pvt: 'pvt|production validation|pilot run stage|试产阶段|生产验证',
  production: 'mass production|in production|series production|already shipping|已经量产|量产阶段|量产|批量生产',
};

export const scopeNames: Record<string, string> = {
  pcba: 'pcba only|only the pcba|just the pcba|just the circuit board|只要电路板|只做电路板|只要pcba|只做pcba',
  box_build: 'box build|整机组装|组装整机',
  mechanical_part:
    'mechanical parts|mechanical part|just the enclosure|only the enclosure|just the housing|结构件|只要外壳|只做外壳',
  tooling: 'tooling only|only the tooling|just the tooling|only the mold|just the mold|只要模具|只做模具|只开模',
  full_product: 'full product|complete product|finished product|whole product|turnkey|整机|成品|完整产品|全包',
  mixed: 'a mix of these|mixed|混合',
};
/** How people name a scope when it is all that was asked for. */
export const scopeAnswers: Record<string, string> = {
  pcba: 'pcba|circuit board|board|电路板|线路板',
  box_build: 'assembly|组装',
  mechanical_part: 'parts|part|enclosure|housing|零件|外壳',
  tooling: 'tooling|mold|mould|模具',
  full_product: 'everything|all of it|product|产品|全部',
  mixed: 'mix|几种都有',
};

/** ISO 3166 codes; EU is reserved there for the European Union. */
export const countryNames: Record<string, string> = {
  US: 'US|USA|U.S.|United States|America|American market|美国',
  CA: 'Canada|加拿大',
  MX: 'Mexico|墨西哥',
  BR: 'Brazil|巴西',
  EU: 'EU|European Union|欧盟',
  GB: 'UK|U.K.|GB|United Kingdom|Great Britain|Britain|England|英国',
  DE: 'Germany|德国',
  FR: 'France|法国',
  IT: 'Italy|意大利',
  ES: 'Spain|西班牙',
  NL: 'Netherlands|Holland|荷兰',
  BE: 'Belgium|比利时',
  CH: 'Switzerland|瑞士',
  AT: 'Austria|奥地利',
  SE: 'Sweden|瑞典',
  NO: 'Norway|挪威',
  DK: 'Denmark|丹麦',
  FI: 'Finland|芬兰',
  PL: 'Poland|波兰',
  IE: 'Ireland|爱尔兰',
  PT: 'Portugal|葡萄牙',
  JP: 'Japan|日本',
  KR: 'South Korea|Korea|韩国',
  CN: 'China|中国|国内',
  TW: 'Taiwan|台湾',
  SG: 'Singapore|新加坡',
  IN: 'India|印度',
  AU: 'Australia|澳大利亚|澳洲',
  NZ: 'New Zealand|新西兰',
  AE: 'UAE|United Arab Emirates|阿联酋',
  SA: 'Saudi Arabia|沙特阿拉伯|沙特',
  IL: 'Israel|以色列',
  TR: 'Turkey|土耳其',
  ZA: 'South Africa|南非',
  VN: 'Vietnam|越南',
  TH: 'Thailand|泰国',
};
