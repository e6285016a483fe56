import type { Process } from '#kernel/enums.ts';
import { cities } from '#modules/directory/factories/factory-places.ts';

/** A phrase in both scripts. */
export type Phrase = { en: string; zh: string };

export type Trade = {
  process: Process;
  names: Phrase[];
  products: Phrase[];
  capabilities: Phrase[];
  equipment: string[];
  unit: string;
};

/** `English 中文 | English 中文`: what follows the last space is Chinese. */
const phrases = (text: string): Phrase[] =>
  text.split(' | ').map((pair) => {
    const space = pair.lastIndexOf(' ');
    return { en: pair.slice(0, space), zh: pair.slice(space + 1) };
  });
const list = (text: string) => text.split(' | ');

/** Repeats each item by its weight, so that a uniform draw is weighted. */
const repeated = <T>(items: Iterable<[T, weight: number]>): T[] =>
  [...items].flatMap(([item, weight]) => Array<T>(weight).fill(item));

const weighted: [Trade, weight: number][] = [
  [
    {
      process: 'cnc',
      names: phrases('Precision 精密 | Hardware 五金 | Precision Machinery 精密机械 | Metal Products 金属制品'),
      products: phrases(
        'CNC machined aluminium housings CNC铝合金外壳加工 | Turned stainless steel shafts 不锈钢轴类车削 | Milled titanium brackets 钛合金支架铣削 | Precision jigs and fixtures 精密治具夹具 | Anodised panels 阳极氧化面板 | Small batch prototypes 小批量手板',
      ),
      capabilities: phrases(
        '5-axis milling 五轴加工 | Swiss turning 走心机车削 | Wire EDM 慢走丝线切割 | Hard anodizing 硬质阳极氧化 | Bead blasting 喷砂处理 | Laser engraving 激光镭雕 | Tolerances to 0.005 mm 公差0.005毫米 | CMM inspection 三坐标检测 | Passivation 不锈钢钝化 | Surface grinding 平面磨削 | Thread rolling 滚丝 | Electroless nickel plating 化学镀镍',
      ),
      equipment: list('DMG Mori DMU 50 | Brother Speedio S700 | Citizen L20 | Hexagon CMM | Sodick AQ400'),
      unit: 'pcs',
    },
    20,
  ],
  [
    {
      process: 'injection_molding',
      names: phrases('Plastic 塑胶 | Mould 模具 | Plastic Products 塑料制品 | Precision Mould 精密模具'),
      products: phrases(
        'Injection moulded enclosures 注塑外壳 | Overmolded handles 包胶手柄 | Transparent optical parts 透明光学件 | Two-colour buttons 双色按键 | Thin wall containers 薄壁容器 | Gears in engineering plastics 工程塑料齿轮',
      ),
      capabilities: phrases(
        'Mould design and DFM 模具设计 | Overmolding 包胶成型 | Two-shot molding 双色注塑 | Insert molding 嵌件注塑 | Gas assisted molding 气辅注塑 | IMD decoration 模内装饰 | Ultrasonic welding 超声波焊接 | Pad printing 移印 | Spray painting 喷涂 | Mold flow analysis 模流分析 | Texture and polish 晒纹抛光 | PEEK and PPSU 特种工程塑料',
      ),
      equipment: list('Haitian 80-650 t | Arburg Allrounder | Engel victory | Makino V33 | Zeiss Contura'),
      unit: 'shots',
    },
    18,
  ],
  [
    {
      process: 'pcba',
      names: phrases('Electronics 电子 | Circuit 电路 | Electronic Technology 电子科技 | Microelectronics 微电子'),
      products: phrases(
        'PCB assembly for connected devices 物联网电路板贴片 | HDI boards and assembly HDI线路板与贴装 | Control boards 控制板 | Flexible circuits 柔性电路板 | Bluetooth modules 蓝牙模块 | LED driver boards LED驱动板',
      ),
      capabilities: phrases(
        'SMT down to 01005 贴片01005 | BGA rework BGA返修 | Conformal coating 三防漆喷涂 | Selective soldering 选择性波峰焊 | ICT and FCT ICT功能测试 | Firmware loading 程序烧录 | Component sourcing 元器件代采 | X-ray inspection X光检测 | Rigid-flex boards 软硬结合板 | Impedance control 阻抗控制 | Box build 整机组装 | AOI inspection AOI光学检测',
      ),
      equipment: list('Yamaha YSM20R | Fuji NXT III | Koh Young AOI | Heller reflow oven | Ersa Versaflow'),
      unit: 'boards',
    },
    17,
  ],
  [
    {
      process: 'sheet_metal',
      names: phrases('Sheet Metal 钣金 | Metal Enclosures 机箱机柜 | Stamping 冲压件 | Steel Structures 钢构'),
      products: phrases(
        'Sheet metal enclosures 钣金机箱 | Stamped contacts 冲压端子 | Server racks 服务器机柜 | Stainless kitchen parts 不锈钢厨具配件 | Brackets and chassis 支架底座',
      ),
      capabilities: phrases(
        'Fibre laser cutting 光纤激光切割 | CNC bending 数控折弯 | TIG welding 氩弧焊 | Spot welding 点焊 | Powder coating 静电喷塑 | Silk screen 丝印 | Progressive die stamping 连续模冲压 | Deep drawing 拉深成型 | Riveting 铆接 | Galvanizing 镀锌',
      ),
      equipment: list('Trumpf TruLaser 3030 | Amada HFE | Bystronic Xpert | AIDA press line'),
      unit: 'pcs',
    },
    13,
  ],
  [
    {
      process: 'die_casting',
      names: phrases('Die Casting 压铸 | Light Alloy 轻合金 | Foundry 铸造 | Casting 铸件'),
      products: phrases(
        'Aluminium die castings 铝合金压铸件 | Zinc alloy fittings 锌合金配件 | Magnesium shells 镁合金壳体 | Heat sinks 散热器 | Lamp housings 灯壳压铸',
      ),
      capabilities: phrases(
        'ADC12 and A380 铝ADC12压铸 | Zamak 3 casting 锌合金压铸 | Vacuum casting 真空压铸 | Deburring 去毛刺 | Leak testing 气密测试 | E-coating 电泳涂装 | Trimming dies 切边模 | Sand casting 砂型铸造 | Investment casting 熔模精铸',
      ),
      equipment: list('LK DCC900 | Buhler Evolution | X-ray inspection | Spectrometer'),
      unit: 'pcs',
    },
    8,
  ],
  [
    {
      process: 'wire_harness',
      names: phrases('Wire Harness 线束 | Cable 线缆 | Connector 连接器 | Wire and Cable 电线电缆'),
      products: phrases(
        'Wire harnesses 线束组件 | Waterproof cable assemblies 防水线缆组件 | Board to board connectors 板对板连接器 | Charging cables 充电线 | Robot drag chain cables 机器人拖链电缆',
      ),
      capabilities: phrases(
        'JST and Molex crimping 端子压接 | Waterproof overmolding 防水注塑 | Coaxial cables 同轴线加工 | FFC and FPC 软排线 | Full electrical test 全检导通 | Braided sleeving 编织套管 | Pull force test 拉力测试 | IP67 connectors IP67连接器',
      ),
      equipment: list('Komax Alpha 530 | Schleuniger MegaStrip | Cirris testers'),
      unit: 'sets',
    },
    10,
  ],
  [
    {
      process: 'packaging',
      names: phrases('Packaging 包装 | Paper Products 纸品 | Printing 印刷 | Carton 纸箱'),
      products: phrases(
        'Gift boxes 礼品盒 | Corrugated cartons 瓦楞纸箱 | Moulded pulp trays 纸浆模塑托盘 | Printed sleeves 彩印套盒 | Blister packs 吸塑包装',
      ),
      capabilities: phrases(
        'Offset printing 胶印 | Hot foil stamping 烫金 | Rigid boxes 精装盒 | Drop testing 跌落测试 | Die cutting 模切 | Spot UV 局部UV | FSC paper FSC纸张 | Thermoforming 热成型吸塑',
      ),
      equipment: list('Heidelberg Speedmaster | Bobst die cutter | Pulp forming line'),
      unit: 'boxes',
    },
    12,
  ],
  [
    {
      process: 'power_adapter',
      names: phrases('Power Supply 电源 | Power Technology 电源科技 | Transformer 变压器 | Charger 充电器'),
      products: phrases(
        'USB-C chargers USB-C充电器 | Desktop adapters 桌面式电源适配器 | LED drivers LED驱动电源 | Medical power supplies 医疗电源 | Toroidal transformers 环形变压器',
      ),
      capabilities: phrases(
        'GaN chargers 氮化镓快充 | USB PD 3.1 快充协议 | Burn-in testing 老化测试 | Interchangeable plugs 可换插头 | EMC pre-scan 电磁兼容预扫 | Potting 灌封 | Safety approvals 安规认证',
      ),
      equipment: list('Chroma 8000 ATE | Burn-in racks | Automatic insertion line'),
      unit: 'pcs',
    },
    9,
  ],
  [
    {
      process: 'battery',
      names: phrases('Battery 电池 | New Energy 新能源 | Lithium Energy 锂能 | Power Battery 动力电池'),
      products: phrases(
        'Lithium battery packs 锂电池组 | LiPo cells for wearables 穿戴设备聚合物电芯 | LiFePO4 storage packs 磷酸铁锂储能电池 | E-bike batteries 电动自行车电池',
      ),
      capabilities: phrases(
        'BMS design 电池管理系统 | UN38.3 testing UN38.3检测 | Cell grading 电芯分容 | Nickel strip welding 镍片点焊 | Custom cell shapes 异形电芯 | IP67 packs 防水电池组 | Thermal runaway tests 热失控测试',
      ),
      equipment: list('Neware cyclers | Automatic spot welder | Ageing room'),
      unit: 'packs',
    },
    7,
  ],
  [
    {
      process: 'motor_actuator',
      names: phrases('Motor 电机 | Drive 传动 | Micro Motor 微电机 | Automation 自动化'),
      products: phrases(
        'Brushless motors 无刷电机 | Gear motors 减速电机 | Linear actuators 直线推杆 | Joint actuators for robots 机器人关节模组 | Stepper motors 步进电机',
      ),
      capabilities: phrases(
        'BLDC design 无刷电机设计 | Planetary gearboxes 行星减速箱 | Encoders 编码器 | Dynamic balancing 动平衡 | Noise testing 噪音测试 | Automatic winding 自动绕线 | Harmonic drives 谐波减速器',
      ),
      equipment: list('Magtrol dynamometer | Winding line | Balancing machine'),
      unit: 'pcs',
    },
    6,
  ],
  [
    {
      process: 'display',
      names: phrases('Display 显示 | Optoelectronics 光电 | LCD Technology 液晶科技 | Touch 触控'),
      products: phrases(
        'TFT modules TFT液晶模组 | Round displays 圆形显示屏 | E-paper modules 电子纸模组 | Capacitive touch panels 电容触摸屏 | OLED screens OLED屏',
      ),
      capabilities: phrases(
        'Optical bonding 全贴合 | Custom FPC 定制软板 | Cover glass 玻璃盖板 | Sunlight readable 高亮可视 | COG bonding COG绑定 | Backlight design 背光设计',
      ),
      equipment: list('COG bonding line | OCA laminator | Class 1000 clean room'),
      unit: 'pcs',
    },
    5,
  ],
  [
    {
      process: 'camera',
      names: phrases('Imaging 影像 | Vision Technology 视觉科技 | Optics 光学 | Lens 镜头'),
      products: phrases(
        'MIPI camera modules MIPI摄像头模组 | USB cameras USB摄像头 | Lenses 光学镜头 | Endoscope modules 内窥镜模组 | Infrared cameras 红外相机',
      ),
      capabilities: phrases(
        'Active alignment 主动对准AA | Stereo calibration 双目标定 | Lens tuning 镜头调校 | IR cut filters 红外滤光片 | MTF testing MTF检测 | Image tuning 图像调优',
      ),
      equipment: list('Active alignment machine | MTF tester | Class 100 line'),
      unit: 'modules',
    },
    4,
  ],
  [
    {
      process: 'off_the_shelf',
      names: phrases('Components 元器件 | Trading 贸易 | Accessories 配件 | Fasteners 紧固件'),
      products: phrases(
        'Stock sensors and cables 现货传感器与线材 | Screws and inserts 螺丝与嵌件 | Stock enclosures 公模外壳 | Bearings and springs 轴承弹簧',
      ),
      capabilities: phrases(
        'Small orders 小单起订 | Kitting 配套打包 | Private label 贴牌 | Incoming inspection 来料检验 | Same day shipping 当天发货',
      ),
      equipment: list('Bonded warehouse | Label printers'),
      unit: 'pcs',
    },
    9,
  ],
  [
    {
      process: 'other',
      names: phrases('Silicone Rubber 硅橡胶 | Composite 复合材料 | Glass 玻璃 | Ceramics 陶瓷 | Textile 纺织'),
      products: phrases(
        'Liquid silicone seals 液态硅胶密封件 | Carbon fibre shells 碳纤维壳体 | Ground glass covers 玻璃盖片 | Zirconia parts 氧化锆零件 | Sewn covers 缝制布套',
      ),
      capabilities: phrases(
        'LSR molding 液态硅胶成型 | Compression molding 模压成型 | Carbon fibre layup 碳纤维铺层 | Ceramic sintering 陶瓷烧结 | Glass tempering 玻璃钢化 | Food grade 食品级',
      ),
      equipment: list('LSR press | Autoclave | Kiln'),
      unit: 'pcs',
    },
    8,
  ],
];
export const tradesByWeight = repeated(weighted);

export const uses = phrases(
  'for consumer electronics 消费电子用 | for medical devices 医疗器械用 | for drones 无人机用 | for robots 机器人用 | for electric vehicles 新能源汽车用 | for smart home 智能家居用 | for wearables 穿戴设备用 | for lighting 照明用 | for industrial control 工业控制用 | for telecom 通信设备用 | for toys 玩具用 | for kitchen appliances 厨电用 | for security 安防用 | for audio 音响用 | for agriculture 农业机械用 | for instruments 仪器仪表用 | for marine use 船舶用 | for sports goods 运动器材用 | for hearing aids 助听器用 | for 3D printers 3D打印机用',
);
export const remarks = phrases(
  'small batches welcome 支持小批量 | from sample to series 打样到量产一站式 | own tool shop 自有模具车间 | class 10000 clean room 万级无尘车间 | English speaking engineers 英文工程师对接 | family business 家族企业 | export since 2008 2008年起出口 | short lead times 交期短',
);
export const generalCapabilities = phrases(
  'ISO 9001 certified 通过ISO9001认证 | OEM and ODM 代工与贴牌 | Full inspection 全检出货 | Prototyping 打样 | Pilot runs 试产 | Final assembly 成品组装 | RoHS and REACH 环保合规 | In-house tooling 自主开模 | Supply chain management 供应链管理 | Failure analysis 失效分析 | Custom packing 定制包装 | DDP shipping 双清包税',
);
export const companyForms: Phrase[] = repeated([
  [{ en: 'Co., Ltd.', zh: '有限公司' }, 9],
  [{ en: 'Technology Co., Ltd.', zh: '科技有限公司' }, 19],
  [{ en: 'Technology (Group) Co., Ltd.', zh: '科技集团有限公司' }, 1],
  [{ en: 'Industrial Co., Ltd.', zh: '实业有限公司' }, 4],
  [{ en: 'Manufacturing Co., Ltd.', zh: '制造有限公司' }, 2],
  [{ en: 'Factory', zh: '厂' }, 4],
  [{ en: 'Joint Stock Co., Ltd.', zh: '股份有限公司' }, 1],
]);
export const certificateNames = list(
  'ISO 9001:2015 | ISO 9001:2015 | ISO 9001:2015 | ISO 14001:2015 | IATF 16949:2016 | ISO 13485:2016 | UL E-file | AS9100D | BSCI | FSC | IECQ QC 080000',
);
export const issuers = list('SGS | TÜV Rheinland | Bureau Veritas | Intertek | CQC');
export const roundQuantities = [
  1, 5, 10, 20, 50, 50, 100, 100, 100, 200, 300, 500, 500, 500, 1000, 1000, 2000, 3000, 5000, 10_000,
];
export const oddQuantities = [3, 12, 25, 30, 48, 144, 250, 288, 333, 640, 750, 1250, 1728, 2400, 7777, 25_000, 120_000];

const cityWeights: Record<string, number> = Object.fromEntries(
  'Shenzhen 180, Dongguan 130, Ningbo 60, Suzhou 55, Guangzhou 50, Shanghai 45, Foshan 40, Wenzhou 32, Huizhou 30, Hangzhou 28, Zhongshan 26, Xiamen 24, Kunshan 22, Wuxi 20, Qingdao 18, Yiwu 16, Changzhou 16, Tianjin 14, Beijing 12, Chongqing 12, Chengdu 11, Wuhan 11, Yuyao 10, Cixi 10, Quanzhou 9, Jiaxing 9, Nanjing 9, Yueqing 8, Hong Kong 6, Changsha 6'
    .split(', ')
    .map((entry) => {
      const space = entry.lastIndexOf(' ');
      return [entry.slice(0, space), Number(entry.slice(space + 1))];
    }),
);
export const citiesByWeight = repeated(cities.map((city) => [city, cityWeights[city.en] ?? 2]));

/** What brands are made of: a reading and the characters that share it. */
const brandCharacters = (text: string): Phrase[] =>
  text.split(' ').flatMap((reading) => {
    const [, en, zh] = /^([a-z]+)(.+)$/.exec(reading)!;
    return [...zh!].map((character) => ({ en: en!, zh: character }));
  });
export const favourites = brandCharacters(
  'xin鑫新 hong宏鸿 da达 tai泰 sheng盛 hua华 feng丰 rui瑞 jia嘉 heng恒 xing兴 li利力 tong通 yuan源 jin金锦 cheng诚 jun骏 tian天 chuang创 wei伟 yi益',
);
export const brandSyllables = brandCharacters(
  'an安 ao奥傲 ba巴八 bai百佰白 bang邦 bao宝保葆 bei贝北 bi碧必 bin宾滨斌 bo博波铂 cai彩才财 can灿 cang沧 chang昌畅 chao超潮 chen晨辰宸 cheng诚成程城承 chi驰池 chong崇 chuan川 chuang创 chun春淳 cong聪 da达大 dan丹 de德得 deng登 di迪帝 dian典 ding鼎定 dong东栋 duo多 en恩 er尔 fan帆凡繁 fang方芳 fei飞菲 feng丰峰锋枫凤 fu富福孚复 gang港刚钢 gao高 ge格歌 gong工功 gu固谷 guan冠 guang光广 gui贵桂 guo国 hai海 han汉翰瀚 hang航 hao豪浩昊皓 he禾荷 heng恒衡亨 hong宏鸿弘洪虹红 hou厚 hu虎沪 hua华桦 huan环欢 huang煌凰皇 hui汇惠辉慧徽 ji吉济基骥 jia嘉佳加家 jian建健剑坚 jiang江疆 jie杰捷洁 jin金锦进晋津 jing精晶京景靖 jiu久九 ju巨聚菊 jun骏俊军钧 kai凯开恺 kang康 ke科克可 kong孔 kun坤昆 lai来莱 lan蓝兰岚 lang朗 lei雷磊 li利力立丽励黎 lian联连莲 liang良亮梁 lin林霖琳 ling凌灵领菱 liu六流 long龙隆珑 lu路鹿陆禄 lun伦 luo罗洛 ma马 mai迈 man曼满 mao茂 mei美梅 meng盟 mi米 miao妙 min敏民 ming明铭名茗 mo墨 mu木沐 na纳 nan南楠 neng能 nian年 ning宁 nuo诺 ou欧 peng鹏朋 pin品 ping平萍 pu普浦 qi启琪齐祺旗 qian千谦 qiang强 qiao乔巧 qin勤秦 qing清庆青晴 qiu秋 quan泉全权 qun群 ran然 ren仁 ri日 rong荣融容蓉 ru儒如 rui瑞锐睿 run润 ruo若 sen森 sha沙 shan山杉 shang尚上 shao韶 shen深申 sheng盛胜升晟生 shi世实时仕 shou寿 shu舒 shuang双 shun顺舜 si思斯 song松 su苏速 sui穗 tai泰太台 tan坦 tang唐堂 tao涛 te特 teng腾 tian天田添 ting庭 tong通同统桐 tu图途 wan万 wang旺望 wei伟威维唯微 wen文 wo沃 wu武 xi喜熙溪 xian先显贤 xiang祥翔湘 xiao晓 xie协谐 xin新鑫信欣芯昕 xing兴星 xiong雄 xiu秀 xu旭 xuan轩宣 xue学雪 xun迅讯 ya亚雅 yan研岩燕 yang阳洋扬 yao耀尧 ye业烨 yi益亿艺宜毅易义 yin银 ying英盈赢鹰 yong永勇 you友优 yu宇裕玉煜誉豫 yuan源远元园 yue越悦粤 yun云运 ze泽 zeng增 zhan展 zhang彰 zhao兆 zhe哲 zhen振震珍真 zheng正政 zhi智志致 zhong中众忠 zhou洲舟 zhu珠竹 zhuo卓 zi紫 zong宗 zu足',
);
