import type { Process } from '#kernel/trade.ts';

/** What a factory of one process looks like. Days and quantities are the usual low and high of such a factory. */
export type Trade = {
  process: Process;
  also: Process[];
  names: { en: string; zh: string }[];
  cities: string[];
  specialty: string;
  capabilities: string[];
  equipment: string[];
  certifications: string[];
  minimum: number[];
  unit: string;
  sampleDays: [number, number];
  productionDays: [number, number];
};

const list = (items: string) => items.split(' | ');
const named = (pairs: string) =>
  list(pairs).map((pair) => {
    const space = pair.lastIndexOf(' ');
    return { en: pair.slice(0, space), zh: pair.slice(space + 1) };
  });

export const trades: [Trade, ...Trade[]] = [
  {
    process: 'pcba',
    also: ['wire_harness', 'off_the_shelf'],
    names: named('Electronics 电子 | SMT Technology 贴片科技'),
    cities: list('Shenzhen | Dongguan | Suzhou | Huizhou | Xiamen'),
    specialty: 'PCB assembly for connected products, from five boards to series',
    capabilities: list(
      'SMT down to 01005 | BGA with X-ray | Conformal coating | Component sourcing | ICT and FCT | Firmware loading',
    ),
    equipment: list('Yamaha YSM20R placement line | SPI and 3D AOI | Nitrogen reflow oven | Selective wave soldering'),
    certifications: list('ISO 9001:2015 | IATF 16949:2016 | UL E-file | ISO 13485:2016'),
    minimum: [5, 20, 50, 200],
    unit: 'boards',
    sampleDays: [5, 12],
    productionDays: [15, 30],
  },
  {
    process: 'injection_molding',
    also: ['packaging', 'die_casting'],
    names: named('Precision Mould 精密模具 | Plastic Products 塑胶制品'),
    cities: list('Dongguan | Taizhou | Ningbo | Yuyao | Shenzhen'),
    specialty: 'Injection moulds and moulded housings for consumer electronics',
    capabilities: list(
      'Mould design and DFM | Overmoulding | Two-shot moulding | Texture and polish | Ultrasonic welding | Pad printing',
    ),
    equipment: list('Haitian presses 80 to 650 t | Sodick wire EDM | Makino machining centre | Zeiss CMM'),
    certifications: list('ISO 9001:2015 | ISO 14001:2015 | IATF 16949:2016'),
    minimum: [300, 500, 1000, 3000],
    unit: 'shots',
    sampleDays: [25, 40],
    productionDays: [15, 30],
  },
  {
    process: 'cnc',
    also: ['sheet_metal'],
    names: named('Precision Machining 精密机械 | Hardware Parts 五金零件'),
    cities: list('Dongguan | Shenzhen | Kunshan | Suzhou | Wuxi'),
    specialty: 'CNC milled and turned parts in aluminium, steel and engineering plastics',
    capabilities: list(
      '5-axis milling | Swiss turning | Anodising | Tolerances to 0.01 mm | Bead blasting | Laser engraving',
    ),
    equipment: list('DMG Mori 5-axis centre | Brother Speedio S700 | Citizen L20 lathe | Hexagon CMM'),
    certifications: list('ISO 9001:2015 | AS9100D | ISO 13485:2016'),
    minimum: [1, 5, 20, 100],
    unit: 'pcs',
    sampleDays: [4, 10],
    productionDays: [10, 25],
  },
  {
    process: 'sheet_metal',
    also: ['cnc'],
    names: named('Sheet Metal 钣金 | Metal Enclosures 金属机箱'),
    cities: list('Foshan | Qingdao | Suzhou | Wuxi | Shenzhen'),
    specialty: 'Sheet metal enclosures and brackets, powder coated and assembled',
    capabilities: list(
      'Laser cutting | CNC bending | TIG and spot welding | Powder coating | PEM inserts | Silk screen',
    ),
    equipment: list('Trumpf TruLaser 3030 | Amada HFE press brake | Powder coating line'),
    certifications: list('ISO 9001:2015 | ISO 14001:2015'),
    minimum: [10, 50, 100, 300],
    unit: 'pcs',
    sampleDays: [7, 14],
    productionDays: [15, 30],
  },
  {
    process: 'die_casting',
    also: ['cnc'],
    names: named('Die Casting 压铸 | Light Alloy 轻合金'),
    cities: list('Ningbo | Foshan | Chongqing | Dongguan | Zhaoqing'),
    specialty: 'Aluminium and zinc die castings with machining and finishing',
    capabilities: list(
      'Aluminium ADC12 and A380 | Zinc Zamak 3 | Vacuum casting | Post machining | Leak testing | E-coating',
    ),
    equipment: list('LK machines 160 to 1250 t | Spectrometer | X-ray inspection | Brother Speedio S500'),
    certifications: list('ISO 9001:2015 | IATF 16949:2016'),
    minimum: [500, 1000, 2000, 5000],
    unit: 'pcs',
    sampleDays: [30, 45],
    productionDays: [20, 35],
  },
  {
    process: 'wire_harness',
    also: ['pcba'],
    names: named('Wire Harness 线束 | Connector Technology 连接科技'),
    cities: list('Dongguan | Kunshan | Yueqing | Huizhou | Changshu'),
    specialty: 'Wire harnesses and cable assemblies for robots and appliances',
    capabilities: list(
      'JST and Molex crimping | Waterproof overmoulding | FFC and coaxial cables | Full electrical test | Braiding',
    ),
    equipment: list('Komax Alpha 530 | Crimp force monitors | Cirris cable testers'),
    certifications: list('ISO 9001:2015 | UL E-file | IATF 16949:2016'),
    minimum: [50, 100, 500, 1000],
    unit: 'sets',
    sampleDays: [5, 12],
    productionDays: [15, 28],
  },
  {
    process: 'battery',
    also: ['power_adapter'],
    names: named('New Energy 新能源 | Battery 电池'),
    cities: list('Huizhou | Shenzhen | Changzhou | Ningde | Dongguan'),
    specialty: 'Lithium battery packs with protection circuits and transport tests',
    capabilities: list(
      'Li-ion and LiPo packs | LiFePO4 packs | BMS design | UN38.3 testing | Custom cell shapes | Spot welding',
    ),
    equipment: list('Automatic spot welders | Neware cyclers | Explosion-proof ageing room'),
    certifications: list('ISO 9001:2015 | UN38.3 | IEC 62133-2 | KC'),
    minimum: [100, 500, 1000, 2000],
    unit: 'packs',
    sampleDays: [10, 20],
    productionDays: [25, 40],
  },
  {
    process: 'motor_actuator',
    also: ['cnc'],
    names: named('Motor 电机 | Drive Technology 传动科技'),
    cities: list('Changzhou | Ningbo | Shenzhen | Hangzhou | Yiwu'),
    specialty: 'Brushless motors, gear motors and joint actuators for robots',
    capabilities: list(
      'BLDC design | Planetary gearboxes | Encoders and drivers | Custom shafts | Noise testing | Linear actuators',
    ),
    equipment: list('Automatic winding line | Magtrol dynamometer | Dynamic balancing machine'),
    certifications: list('ISO 9001:2015 | CE | RoHS'),
    minimum: [20, 100, 300, 1000],
    unit: 'pcs',
    sampleDays: [10, 25],
    productionDays: [25, 45],
  },
  {
    process: 'display',
    also: ['camera'],
    names: named('Display 显示 | Optoelectronics 光电'),
    cities: list('Shenzhen | Xiamen | Hefei | Wuhan | Huizhou'),
    specialty: 'TFT and OLED modules with touch panels and custom covers',
    capabilities: list(
      'TFT 1.3 to 10.1 inch | Round displays | Optical bonding | Custom FPC | E-paper modules | Capacitive touch',
    ),
    equipment: list('COG bonding line | OCA laminators | Class 1000 clean room'),
    certifications: list('ISO 9001:2015 | ISO 14001:2015 | RoHS'),
    minimum: [100, 500, 1000, 3000],
    unit: 'pcs',
    sampleDays: [10, 25],
    productionDays: [25, 40],
  },
  {
    process: 'camera',
    also: ['display', 'pcba'],
    names: named('Imaging 影像 | Vision Technology 视觉科技'),
    cities: list('Shenzhen | Nanchang | Zhongshan | Yuyao | Dongguan'),
    specialty: 'MIPI and USB camera modules, lens selection and calibration',
    capabilities: list(
      'MIPI CSI-2 modules | USB UVC modules | Active alignment | Stereo calibration | Infrared cut filters | Lens tuning',
    ),
    equipment: list('Active alignment machine | Class 100 assembly line | MTF testers'),
    certifications: list('ISO 9001:2015 | IATF 16949:2016 | RoHS'),
    minimum: [50, 200, 1000, 2000],
    unit: 'modules',
    sampleDays: [7, 20],
    productionDays: [20, 35],
  },
  {
    process: 'power_adapter',
    also: ['battery', 'off_the_shelf'],
    names: named('Power Supply 电源 | Charging Technology 充电科技'),
    cities: list("Shenzhen | Dongguan | Zhongshan | Huizhou | Ji'an"),
    specialty: 'Certified AC adapters and USB-C chargers from 5 to 240 W',
    capabilities: list(
      'GaN chargers | USB PD 3.1 | Interchangeable plugs | Desktop adapters | Custom labels | Burn-in testing',
    ),
    equipment: list('Automatic insertion line | Chroma ATE | Burn-in racks'),
    certifications: list('IEC 62368-1 | UL E-file | CE | PSE | DOE Level VI'),
    minimum: [200, 500, 1000, 3000],
    unit: 'pcs',
    sampleDays: [5, 15],
    productionDays: [20, 35],
  },
  {
    process: 'packaging',
    also: ['off_the_shelf'],
    names: named('Packaging 包装 | Paper Products 纸品'),
    cities: list('Dongguan | Wenzhou | Hangzhou | Shenzhen | Qingdao'),
    specialty: 'Gift boxes, mailers and moulded pulp trays for electronics',
    capabilities: list('Rigid boxes | Moulded pulp | Offset printing | Foil stamping | Drop testing | FSC paper'),
    equipment: list('Heidelberg Speedmaster | Die cutting line | Pulp forming presses'),
    certifications: list('ISO 9001:2015 | FSC | ISTA 3A laboratory'),
    minimum: [100, 500, 1000, 2000],
    unit: 'boxes',
    sampleDays: [4, 10],
    productionDays: [10, 20],
  },
  {
    process: 'off_the_shelf',
    also: ['packaging'],
    names: named('Components Trading 元器件 | Accessories 配件'),
    cities: list('Shenzhen | Yiwu | Guangzhou | Ningbo | Foshan'),
    specialty: 'Stock sensors, cables, fasteners and enclosures with small orders',
    capabilities: list('Stock modules | Kitting | Private label | Incoming inspection | Consolidated shipping'),
    equipment: list('Bonded warehouse | Label printers | Counting scales'),
    certifications: list('ISO 9001:2015 | RoHS | REACH'),
    minimum: [1, 10, 50, 100],
    unit: 'pcs',
    sampleDays: [2, 5],
    productionDays: [3, 10],
  },
  {
    process: 'other',
    also: ['packaging', 'cnc'],
    names: named('Rubber and Silicone 橡胶硅胶 | Composite Materials 复合材料'),
    cities: list("Dongguan | Xiamen | Xi'an | Wuhan | Chengdu"),
    specialty: 'Silicone parts, carbon fibre shells and other special processes',
    capabilities: list(
      'Liquid silicone moulding | Carbon fibre layup | Ceramic sintering | Textile covers | Glass grinding',
    ),
    equipment: list('LSR presses | Autoclave | Kilns | Industrial sewing line'),
    certifications: list('ISO 9001:2015 | FDA food contact | REACH'),
    minimum: [50, 200, 500, 1000],
    unit: 'pcs',
    sampleDays: [10, 25],
    productionDays: [20, 40],
  },
];

export const integrator: Trade = {
  process: 'pcba',
  also: ['injection_molding', 'wire_harness', 'packaging', 'cnc'],
  names: named('Product Integration 整机集成 | Smart Manufacturing 智能制造'),
  cities: list('Shenzhen | Dongguan | Suzhou | Xiamen'),
  specialty: 'Box build: boards, housings, cables, test and packing under one roof',
  capabilities: list('Box build | Supply chain management | Final test | Burn-in | Fulfilment | Pilot runs'),
  equipment: list('Four assembly lines | SMT line | Ageing room | RF shield boxes'),
  certifications: list('ISO 9001:2015 | ISO 14001:2015 | ISO 13485:2016 | BSCI'),
  minimum: [50, 100, 300, 1000],
  unit: 'units',
  sampleDays: [20, 40],
  productionDays: [30, 60],
};

export const engineering: Trade = {
  process: 'cnc',
  also: ['pcba', 'other'],
  names: named('Engineering Design 工程设计 | Product Design 产品设计'),
  cities: list('Shenzhen | Shanghai | Hangzhou | Beijing'),
  specialty: 'Mechanical and electronic design with prototypes for first products',
  capabilities: list('Industrial design | Mechanical design | PCB layout | Firmware | DFM review | Rapid prototypes'),
  equipment: list('SLA and SLS printers | Desktop CNC | EMC pre-scan bench'),
  certifications: list('ISO 9001:2015'),
  minimum: [1, 2, 5, 10],
  unit: 'prototypes',
  sampleDays: [7, 20],
  productionDays: [20, 45],
};
