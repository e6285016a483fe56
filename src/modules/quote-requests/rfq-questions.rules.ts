import type { Process } from '#kernel/trade.ts';
import { isBought } from './quote-request.rules.ts';
import type { QuotePart } from './quote-request.shapes.ts';
import { say, type Words } from './rfq-prose.rules.ts';

const most = 10;

const aboutMaking = [
  say(
    'Can you make every part by the stated process and in the stated material? If another choice is cheaper or safer, please propose it.',
    '能否按所列工艺和材料生产全部零件？如有成本更低或更稳妥的方案，请一并建议。',
  ),
  say(
    'Which dimensions, features or requirements are difficult or costly to make (DFM)?',
    '哪些尺寸、结构或要求难以实现或成本较高（DFM）？',
  ),
];
const aboutTheFactory = [
  say(
    'Which steps do you do in your own factory, and which do you subcontract?',
    '哪些工序由贵司自行完成，哪些工序外发？',
  ),
  say('What is your monthly capacity, and what is your current load?', '贵司月产能是多少？目前排期如何？'),
];

/** By process; first those whose answer decides whether goods may be shipped or sold at all. */
const aboutProcess: Partial<Record<Process, Words[]>> = {
  battery: [
    say(
      'Do you have the UN38.3 test report and the SDS, and at what state of charge (SoC) do you ship?',
      '是否有UN38.3测试报告和安全数据表（MSDS）？出货荷电状态（SoC）是多少？',
    ),
    say(
      'Whose cells do you use (maker and model), and is the pack certified to IEC 62133?',
      '使用何种电芯（品牌及型号）？电池组是否通过IEC 62133认证？',
    ),
    say(
      'Which protection circuit is included, and which cycle life do you guarantee?',
      '包含何种保护板？可保证的循环寿命是多少？',
    ),
  ],
  power_adapter: [
    say(
      'Which safety and EMC certificates exist for the offered model? Please send them.',
      '所报型号已有哪些安规及EMC认证？请提供证书。',
    ),
    say('Which plug types and which efficiency level do you offer?', '可提供哪些插头规格？能效等级是多少？'),
  ],
  pcba: [
    say(
      'Which files do you need (Gerber, BOM, pick-and-place), and who buys the components?',
      '需要哪些资料（Gerber文件、BOM、坐标文件）？元器件由谁采购？',
    ),
    say(
      'Which tests are included (AOI, X-ray, ICT, functional test)?',
      '报价包含哪些测试（AOI、X-ray、ICT、功能测试）？',
    ),
    say('What are the one-time costs of the stencil and the test fixture?', '钢网和测试治具的一次性费用各是多少？'),
  ],
  injection_molding: [
    say(
      'Where would you put gate, parting line and ejector pins, and where do you expect sink marks or warpage?',
      '浇口、分型线和顶针建议设在何处？哪些位置可能出现缩水或翘曲？',
    ),
    say(
      'Which wall thickness and draft angles do you advise, and do you offer mold flow analysis?',
      '建议采用多大的壁厚和拔模角？能否提供模流分析？',
    ),
  ],
  die_casting: [
    say(
      'Which surfaces need machining after casting, and how do you control porosity?',
      '压铸后哪些面需要机加工？如何控制气孔？',
    ),
    say('Which draft angles and minimum wall thickness do you advise?', '建议采用多大的拔模角和最小壁厚？'),
  ],
  cnc: [
    say(
      'Which general tolerance do you hold (for example ISO 2768-m), and which features drive the price?',
      '贵司可保证的一般公差是多少（如ISO 2768-m）？哪些结构对价格影响最大？',
    ),
    say('Which stock size do you start from, and in how many setups?', '采用何种规格的毛坯？需要几次装夹？'),
  ],
  sheet_metal: [
    say(
      'Which bend radius and sheet thickness do you advise, and how do you join the parts (welding, riveting)?',
      '建议采用多大的折弯半径和板厚？采用何种连接方式（焊接、铆接）？',
    ),
    say('From what quantity does a stamping tool pay?', '达到多少数量时开冲压模更划算？'),
  ],
  wire_harness: [
    say(
      'Which connectors and cables can you buy as specified, and which equivalents do you propose?',
      '哪些连接器和线材可按指定型号采购？哪些建议采用替代料？',
    ),
    say('Is every harness tested for continuity, and how?', '是否对每条线束做导通测试？如何测试？'),
  ],
  motor_actuator: [
    say(
      'Please send the data sheet: voltage, speed, torque, current, noise and life. Which values can you adapt?',
      '请提供规格书（电压、转速、扭矩、电流、噪音、寿命）。哪些参数可以定制？',
    ),
  ],
  display: [
    say(
      'Please send the data sheet and the dead-pixel standard. Until when is the panel available?',
      '请提供规格书及坏点标准。该屏预计供货至何时？',
    ),
  ],
  camera: [
    say(
      'Which sensor, lens and interface do you offer, and which drivers come with it?',
      '可提供哪些传感器、镜头和接口？附带哪些驱动？',
    ),
  ],
  packaging: [
    say(
      'Which structure and printing do you advise, and which drop test will the packed product pass?',
      '建议采用何种包装结构和印刷方式？包装后可通过何种跌落测试？',
    ),
  ],
  off_the_shelf: [
    say(
      'Please name maker and model, and send the data sheet. How many are in stock, and what is the warranty?',
      '请注明品牌和型号并提供规格书。现有库存多少？质保期多长？',
    ),
  ],
};

/** At most ten questions: the general ones, then in turn one of each process asked for. */
export function questionsFor(parts: Pick<QuotePart, 'process'>[]): Words[] {
  const general = [
    ...(parts.every(isBought) ? [] : aboutMaking),
    ...(parts.every(({ process }) => process === 'off_the_shelf') ? [] : aboutTheFactory),
  ];
  const asked = Object.entries(aboutProcess).filter(([name]) => parts.some(({ process }) => process === name));
  const rounds = Array.from({ length: most }, (_, round) => asked.flatMap(([, questions]) => questions[round] ?? []));
  return [...general, ...rounds.flat()].slice(0, most);
}
