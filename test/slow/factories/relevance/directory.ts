import type { FactoryInput } from '../../../api/factories/synthetic.ts';

/**
 * A directory made up to tell good searches from bad ones. Every factory in it is synthetic: no name, place or number
 * means a real company. `judgedQueries` says what a search should find here.
 */
export function relevanceDirectory(): FactoryInput[] {
  return [...grid(), ...told];
}

const gridCities = [
  ['sz', 'Shenzhen', '深圳', 'Qiaosen', '桥森'],
  ['dg', 'Dongguan', '东莞', 'Lanbo', '蓝博'],
  ['gz', 'Guangzhou', '广州', 'Suiyun', '穗云'],
  ['fs', 'Foshan', '佛山', 'Heguang', '禾光'],
  ['nb', 'Ningbo', '宁波', 'Yonghai', '甬海'],
  ['su', 'Suzhou', '苏州', 'Wumen', '吴门'],
  ['hz', 'Hangzhou', '杭州', 'Xihu', '西湖'],
  ['xm', 'Xiamen', '厦门', 'Ludao', '鹭岛'],
  ['wh', 'Wuhan', '武汉', 'Jiangcheng', '江城'],
  ['cq', 'Chongqing', '重庆', 'Bayu', '巴渝'],
  ['cs', 'Changsha', '长沙', 'Yuelu', '岳麓'],
  ['yq', 'Yueqing', '乐清', 'Yandang', '雁荡'],
  ['qd', 'Qingdao', '青岛', 'Laoshan', '崂山'],
] as const;

const gridTrades = [
  ['pcba', 'Electronics', '电子', 'PCB assembly and testing', '贴片组装'],
  ['injection_molding', 'Plastics', '塑胶', 'Injection molded housings', '注塑成型'],
  ['cnc', 'Machining', '机械加工', 'Turned and milled aluminium parts', '数控车削'],
  ['sheet_metal', 'Sheet Metal', '钣金', 'Bent and welded enclosures', '激光切割'],
  ['die_casting', 'Die Casting', '压铸', 'Aluminium die castings', '铝合金压铸'],
  ['wire_harness', 'Wire Harness', '线束', 'Cable assemblies', '端子压接'],
  ['battery', 'Battery', '电池', 'Lithium battery packs', '锂电池组'],
  ['motor_actuator', 'Motor', '电机', 'Brushless motors', '无刷电机'],
  ['display', 'Display', '显示', 'TFT modules', '液晶模组'],
  ['camera', 'Imaging', '影像', 'Camera modules', '摄像头模组'],
  ['power_adapter', 'Power Supply', '电源', 'Chargers and adapters', '快充适配器'],
  ['packaging', 'Packaging', '包装', 'Printed cartons', '彩印纸箱'],
  ['off_the_shelf', 'Components', '元器件', 'Stock parts', '现货配件'],
  ['other', 'Silicone', '硅胶', 'Silicone seals', '液态硅胶'],
] as const;

/** In each of 13 cities one group of companies with a factory for each of 14 trades: mfg-sz01 to mfg-qd14. */
function grid(): FactoryInput[] {
  return gridCities.flatMap(([code, city, cityZh, brand, brandZh]) =>
    gridTrades.map(([process, trade, tradeZh, specialty, capability], at) => ({
      directoryId: `mfg-${code}${String(at + 1).padStart(2, '0')}`,
      nameEn: `${city} ${brand} ${trade} Co., Ltd.`,
      nameZh: `${cityZh}${brandZh}${tradeZh}有限公司`,
      city,
      processes: [process],
      specialty,
      capabilities: [capability],
    })),
  );
}

const flags: Record<string, Partial<FactoryInput>> = {
  verified: { confidence: 'verified' },
  answered: { answeredUs: true },
  quarantined: { quarantined: true },
};

/** `id; English name; Chinese name; city; specialty; capabilities with + between; flags`: what is unknown stays empty. */
function rows(lines: string): FactoryInput[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [directoryId, nameEn, nameZh, city, specialty, capabilities = '', flagged = ''] = line
        .split(';')
        .map((cell) => cell.trim());
      return {
        directoryId: directoryId!,
        nameEn,
        nameZh,
        city,
        specialty,
        capabilities: capabilities.split('+').filter(Boolean),
        confidence: 'reported',
        ...Object.assign({}, ...flagged.split(' ').map((flag) => flags[flag])),
      };
    });
}

const wordsInsideWords = rows(`
mfg-overmold1; Brightway Overmolding Works; ; Zhuhai; Soft grips on hard cores
mfg-overmold2; Kestrel Handles; ; Zhuhai; Overmolded tool grips
mfg-overmould; Albion Tooling; ; Zhuhai; Overmoulding in TPE
mfg-molding1; Ashford Molding; ; Zhuhai; Thick walled tubs; ; verified
mfg-molding2; Ashford Tubs; ; Zhuhai; Rotational molding; ; verified answered
mfg-goldmold; Goldmold Jewelry; ; Zhuhai; Rings and clasps
mfg-microm; Micromotor Lab; ; Zhuhai; Coreless drives for pumps
mfg-servo; Servo House; ; Zhuhai; Micromotors and servos
mfg-nanocoat; Nanocoat Surfaces; ; Zhuhai; Hydrophobic layers
mfg-recoat; Topcoat and Recoat; ; Zhuhai; Repainting of panels
mfg-castor; Castor Wheel Union; ; Zhuhai; Swivel castors
mfg-forecast; Forecast Weather Stations; ; Zhuhai; Anemometers
`);

const shortWords = rows(`
mfg-planx; Plan X Robotics; ; Zhuhai; Grippers
mfg-xenon; Xenon Lamps; ; Zhuhai; Flash tubes
mfg-studio5; Studio 5 Furniture; ; Zhuhai; Chairs of bent wood
mfg-five; Fivefold Gearing; ; Zhuhai; Helical gears; 5-axis hobbing
mfg-uvled; UV Curing Systems; ; Zhuhai; Lamps at 365 nm
mfg-suv; Suvarna Crafts; ; Zhuhai; Brass bowls
mfg-rfid; RF Tags Union; ; Zhuhai; Labels that answer by radio
mfg-surf; Surfboard Shapers; ; Zhuhai; Foam blanks
mfg-qx; QX7 Drones; ; Zhuhai; Frames for racing
`);

const accentsAndWidth = rows(`
mfg-precis; Précision Métallique; ; Weihai; Horlogerie
mfg-muller; Müller Werkzeugbau GmbH; ; Weihai; Stanzwerkzeuge
mfg-angstrom; Ångström Coatings; ; Weihai; Thin films
mfg-creme; Crème Cosmetics Jars; ; Weihai; Jars with lids
mfg-senal; Señal Antennas; ; Weihai; Whips and patches
mfg-nguyen; Nguyễn Lacquer; ; Weihai; Trays and screens
mfg-wide1; ; 威海全角ＣＮＣ工坊; Weihai; ＣＮＣ engraving of plates
mfg-wide2; ＡＢＣ Rubber; ; Weihai; Grommets
mfg-narrow; Halfwidth Engraving; ; Weihai; CNC engraving of seals
mfg-upper; SHOUTING VALVES; ; Weihai; BALL VALVES
mfg-resume; Résumé Printing; ; Weihai; Business cards
`);

const certificates = rows(`
mfg-iso1; Quality Alpha; ; Yantai; Gauges; ISO 9001
mfg-iso2; Quality Beta; ; Yantai; Gauges; ISO-9001
mfg-iso3; Quality Gamma; ; Yantai; Gauges; ISO9001
mfg-iso4; Quality Delta; ; Yantai; Gauges; ISO 9001:2015
mfg-iso5; Quality Epsilon; ; Yantai; Gauges; ISO 13485
mfg-iso6; Isolde Insulation; ; Yantai; Glass wool
mfg-iso7; Quality Zeta; ; Yantai; Gauges; ISO 19001 audits
`);

const punctuation = rows(`
mfg-axis5; Pentagon Milling; ; Jinan; 5-axis work; Laser engraving
mfg-axis4; Tetragon Milling; ; Jinan; 4-axis work
mfg-usbc; Plug and Play; ; Jinan; USB-C sockets
mfg-usba; Play and Plug; ; Jinan; USB-A sockets
mfg-liion; Ion Cells; ; Jinan; Li-ion cells; 100% inspected
mfg-edm; Spark Shop; ; Jinan; Wire/EDM cutting
mfg-hard; Oxide House; ; Jinan; Finishing; hard_anodizing
mfg-amp; Black & Decked; ; Jinan; Terraces
mfg-apos; Xi'an Gauge Blocks; ; Xi'an; Gauge blocks
mfg-dot; Node.js Keyboards; ; Jinan; Keycaps
`);

const polyphones = rows(`
mfg-poly01; ; 重庆小面设备厂; Zhuhai; 面条机
mfg-poly02; ; 长沙臭豆腐盒厂; Zhuhai; 餐盒
mfg-poly03; ; 厦门沙茶罐厂; Zhuhai; 酱罐
mfg-poly04; ; 乐清开关商行; Zhuhai; 开关
mfg-poly05; ; 快乐玩具厂; Zhuhai; 积木
mfg-poly06; ; 音乐盒工坊; Zhuhai; 发条机芯
mfg-poly07; ; 重力浇注厂; Zhuhai; 浇注件
mfg-poly08; ; 长城量具; Zhuhai; 卡尺
mfg-poly09; ; 大厦门窗; Zhuhai; 门窗
mfg-poly10; ; 银行柜台厂; Zhuhai; 柜台
mfg-poly11; ; 行星齿轮厂; Zhuhai; 齿轮箱
mfg-poly12; ; 绿源环保袋; Zhuhai; 布袋
mfg-poly13; ; 路远轮胎; Zhuhai; 轮胎
mfg-poly14; ; 西安钟表; Xi'an; 钟表
mfg-poly15; ; 先锋风筝; Zhuhai; 风筝
`);

const sameReading = rows(`
mfg-hongda1; ; 宏达弹簧厂; Zhuhai; 弹簧
mfg-hongda2; ; 鸿达弹簧厂; Zhuhai; 弹簧; ; verified
mfg-hongda3; ; 弘大弹簧厂; Zhuhai; 弹簧
mfg-hongda4; Hongda Springs; ; Zhuhai; Coil springs
mfg-hongda5; Hongdae Street Wear; ; Zhuhai; Hoodies
mfg-liyuan1; ; 力源液压; Zhuhai; 油缸
mfg-liyuan2; ; 利源液压; Zhuhai; 油缸
mfg-liyuan3; ; 立元液压; Zhuhai; 油缸
mfg-dongguan1; ; 冬冠帽业; Zhuhai; 帽子
mfg-suzhou2; ; 宿州草编; Zhuhai; 草编
mfg-fuzhou1; ; 福州漆器; Fuzhou; 漆器
mfg-fuzhou2; ; 抚州竹器; Zhuhai; 竹器
mfg-taizhou1; ; 台州阀门; 台州; 阀门
mfg-taizhou2; ; 泰州阀门; 泰州; 阀门
mfg-jinghua; ; 精华滤芯; Zhuhai; 滤芯
mfg-jinhua; ; 锦华滤芯; Zhuhai; 滤芯
`);

const wordsThatAreSyllables = rows(`
mfg-syl01; Coolbreeze Fan Factory; ; Zhuhai; Blades and guards
mfg-syl02; ; 帆船模型厂; Zhuhai; 模型
mfg-syl03; Diamond Die Shop; ; Zhuhai; Drawing plates
mfg-syl04; ; 蝶阀厂; Zhuhai; 蝶阀
mfg-syl05; Dowel Pin Store; ; Zhuhai; Dowels
mfg-syl06; ; 品茗茶具; Zhuhai; 茶具
mfg-syl07; Fountain Pen Guild; ; Zhuhai; Nibs
mfg-syl08; ; 喷雾器厂; Zhuhai; 喷雾器
mfg-syl09; Tin Can Alley; ; Zhuhai; Tins
mfg-syl10; ; 餐具厂; Zhuhai; 餐具
mfg-syl11; Frying Pan Forge; ; Zhuhai; Skillets
mfg-syl12; ; 托盘厂; Zhuhai; 托盘
mfg-syl13; Waste Bin Makers; ; Zhuhai; Bins
mfg-syl14; ; 滨海渔具; Zhuhai; 渔具
`);

const brandsThatAreTrades = rows(`
mfg-toy1; Battery Park Lanterns; ; Zibo; Paper lanterns
mfg-toy2; Camera Lane Furniture; ; Zibo; Stools
mfg-toy3; Harness Racing Trophies; ; Zibo; Cups
mfg-toy4; Motor City Posters; ; Zibo; Posters
mfg-toy5; Silicone Valley Souvenirs; ; Zibo; Mugs; ; verified answered
mfg-toy6; Display of Affection; ; Zibo; Greeting cards
`);

const lookAlikes = rows(`
mfg-hengyi1; Hengyi Precision Mould; 恒益精密模具; Wuxi; Moulds for caps; ; verified
mfg-hengyi2; ; 恒毅精密模具; Wuxi; 瓶盖模具
mfg-hengyi3; Hengyi Precision Mould (Kunshan); 昆山恒益精密模具; Kunshan; Moulds for caps
mfg-hengyu; Hengyu Precision Mould; 恒宇精密模具; Wuxi; Moulds for caps
mfg-hengyi4; Hengyi; 恒益; Wuxi; Holding
mfg-hengyi5; Precision Hengyi; ; Wuxi; Prototypes
mfg-hengyi6; Northern Star; ; Wuxi; Agent of Hengyi; ; verified answered
int-hengyi; Hengyi Product Integration; ; Wuxi; Box build
eng-hengyi; Hengyi Design; ; Wuxi; Enclosure design
`);

const numbersAndIds = rows(`
mfg-0042; Forty Two Fasteners; ; Weifang; Rivets
mfg-00421; Four Two One Fasteners; ; Weifang; Rivets
mfg-0043; Forty Three Fasteners; ; Weifang; Rivets
int-0042; Forty Two Systems; ; Weifang; Kiosks
eng-0042x; Forty Two Sketches; ; Weifang; Sketches
mfg-a1b2c3d; Hash Brown Ovens; ; Weifang; Ovens; Spare parts of mfg-0042
mfg-model; Model 0042 Replicas; ; Weifang; Replicas
`);

const chinese = rows(`
mfg-ding1; ; 鼎立锅炉; Tangshan; 锅炉
mfg-ding2; ; 问鼎香炉; Tangshan; 香炉
mfg-zirc; ; 唐山瓷业; Tangshan; 氧化锆陶瓷零件; 陶瓷烧结
mfg-carbon; ; 轻羽自行车; Tangshan; 车架; 碳纤维复合材料
mfg-glass; ; 玻璃纤维瓦; Tangshan; 瓦
mfg-peek; ; 特塑工坊; Tangshan; PEEK注塑; 医疗零件
mfg-peekcn; ; 皮克包; Tangshan; 皮包
mfg-mix1; ; 明辉CNC加工厂; Tangshan; 铜件
mfg-mix2; ; 明辉木工厂; Tangshan; CNC 木雕; 来料加工
mfg-group1; ; 天山集团股份有限公司; Tangshan; 投资
mfg-group2; Tianshan Holdings; 天山控股; Tangshan; Investment
mfg-trad; ; 臺灣螺絲; Tangshan; 螺絲
mfg-simp; ; 海峡螺丝; Tangshan; 螺丝
mfg-tie; ; 铁艺栏杆; Tangshan; 栏杆
`);

const hidden = rows(`
mfg-hidden1; Quarantined Overmolding; 隔离鼎; Zhuhai; Overmolding; ; verified answered quarantined
mfg-hidden2; Hengyi Precision Mould; 恒益精密模具; Wuxi; Moulds; ; verified answered quarantined
`);

const told = [
  ...wordsInsideWords,
  ...shortWords,
  ...accentsAndWidth,
  ...certificates,
  ...punctuation,
  ...polyphones,
  ...sameReading,
  ...wordsThatAreSyllables,
  ...brandsThatAreTrades,
  ...lookAlikes,
  ...numbersAndIds,
  ...chinese,
  ...hidden,
];
