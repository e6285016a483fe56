import type { z } from 'zod';
import type { InterviewFamily } from '#kernel/enums.ts';
import { Process, ProductScope, Quantity } from '#kernel/enums.ts';
import { CapabilityContent } from '#modules/directory/capabilities/capability.schema.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import type { FactValue } from '../interview.schema.ts';
import { answeredDate, neededByIn } from './calendar-date.rules.ts';
import { answeredLeadTime, answeredUnitCost, leadTimeIn, tolerancesIn, unitCostIn } from './measure.rules.ts';
import { answeredLine, answeredText, factoryNameIn, productNameIn, titleIn } from './name.rules.ts';
import {
  answeredMaximum,
  answeredMinimum,
  answeredQuantity,
  currentQuantityIn,
  maxQuantityIn,
  minQuantityIn,
  unitIn,
} from './quantity.rules.ts';
import type { Finding, NormalizedUtterance } from './utterance.rules.ts';
import {
  answeredMarkets,
  answeredMaterials,
  answeredProcess,
  answeredRegions,
  answeredScope,
  marketsIn,
  materialsIn,
  processIn,
  regionsIn,
  scopeIn,
  stageIn,
} from './vocabulary.rules.ts';

type Read = (words: NormalizedUtterance, today: string) => Finding<FactValue> | null;

export type FactRule = {
  key: string;
  /**
   * `value`: nothing is published without it. `answer`: asked until it is known or said to be unknown. `offer`: asked at
   * last, at most twice. `heard`: never asked for.
   */
  need: 'value' | 'answer' | 'offer' | 'heard';
  shape: z.ZodType<FactValue>;
  /** Finds it in free text. */
  find: Read;
  /** Reads it in the answer to the question for it. */
  answer: Read;
  /** `words`: whatever the caller says. `figure`: a number, time or day that is read. `choice`: one of a set, or some. */
  kind: 'words' | 'figure' | 'choice';
  /** How people name it. */
  names: RegExp;
  /** Its words may be all about other facts: CNC machining of brass. */
  mayOverlap?: true;
  /** Said in one breath with another fact, and confirmed with it. */
  comesWith?: string;
};

const none: Read = () => null;
const either =
  (first: Read, second: Read): Read =>
  (words, today) =>
    first(words, today) ?? second(words, today);

const { shape: content } = CapabilityContent;

/** In the order in which they are asked for. */
const capability: FactRule[] = [
  {
    key: 'title',
    need: 'value',
    shape: content.title,
    find: titleIn,
    answer: either(titleIn, answeredLine(200)),
    kind: 'words',
    mayOverlap: true,
    names: /\btitle\b|capability name|名称|标题/i,
  },
  {
    key: 'process',
    need: 'value',
    shape: Process,
    find: processIn,
    answer: answeredProcess,
    kind: 'choice',
    names: /\bprocess\b|工艺/i,
  },
  {
    key: 'materials',
    need: 'answer',
    shape: content.materials.min(1),
    find: materialsIn,
    answer: answeredMaterials,
    kind: 'words',
    names: /\bmaterials?\b|材料|材质/i,
  },
  {
    key: 'minQuantity',
    need: 'answer',
    shape: content.minQuantity.unwrap(),
    find: minQuantityIn,
    answer: answeredMinimum,
    kind: 'figure',
    names: /\bminimum\b|\bmoq\b|起订/i,
  },
  {
    key: 'leadTimeDays',
    need: 'offer',
    shape: content.leadTimeDays.unwrap(),
    find: leadTimeIn,
    answer: answeredLeadTime,
    kind: 'figure',
    names: /lead[- ]?time|delivery time|交期|货期/i,
  },
  {
    key: 'regions',
    need: 'offer',
    shape: content.regions.min(1),
    find: regionsIn,
    answer: answeredRegions,
    kind: 'words',
    names: /\bcity\b|\bprovince\b|\blocation\b|\bregion\b|城市|省份|所在地|地点/i,
  },
  {
    key: 'tolerancesNote',
    need: 'offer',
    shape: content.tolerancesNote.unwrap(),
    find: tolerancesIn,
    answer: either(tolerancesIn, answeredLine(500)),
    kind: 'words',
    names: /\btolerances?\b|\bprecision\b|公差|精度/i,
  },
  {
    key: 'maxQuantity',
    need: 'offer',
    shape: content.maxQuantity.unwrap(),
    find: maxQuantityIn,
    answer: answeredMaximum,
    kind: 'figure',
    names: /\bmaximum\b|\blargest\b|上限|最大/i,
  },
  {
    key: 'factoryName',
    need: 'offer',
    shape: content.factoryName.unwrap(),
    find: factoryNameIn,
    answer: either(factoryNameIn, answeredLine(300)),
    kind: 'words',
    names: /factory name|company name|name of the (?:factory|company)|工厂名|公司名/i,
  },
];

const { shape: intake } = Intake;

const projectIntake: FactRule[] = [
  {
    key: 'productName',
    need: 'value',
    shape: intake.productName,
    find: productNameIn,
    answer: either(productNameIn, answeredLine(200)),
    kind: 'words',
    names: /\bname\b|\bproduct name\b|\bcalled\b|名称|名字/i,
  },
  {
    key: 'stage',
    need: 'value',
    shape: intake.stage.unwrap(),
    find: stageIn,
    answer: stageIn,
    kind: 'choice',
    names: /\bstage\b|\bphase\b|阶段/i,
  },
  {
    key: 'currentQuantity',
    need: 'answer',
    shape: Quantity,
    find: currentQuantityIn,
    answer: answeredQuantity,
    kind: 'figure',
    names: /\bquantity\b|\bqty\b|how many|数量/i,
  },
  {
    key: 'unit',
    need: 'heard',
    shape: intake.unit.unwrap().unwrap(),
    find: unitIn,
    answer: none,
    kind: 'choice',
    names: /\bunits? of measure\b|单位/i,
    comesWith: 'currentQuantity',
  },
  {
    key: 'targetMarkets',
    need: 'answer',
    shape: intake.targetMarkets.unwrap().min(1),
    find: marketsIn,
    answer: answeredMarkets,
    kind: 'choice',
    names: /\bmarkets?\b|\bcountr(?:y|ies)\b|市场|国家/i,
  },
  {
    key: 'summary',
    need: 'offer',
    shape: intake.summary.unwrap().min(1),
    find: none,
    answer: answeredText,
    kind: 'words',
    names: /\bdescription\b|\bsummary\b|说明|简介/i,
  },
  {
    key: 'targetUnitCostUsd',
    need: 'offer',
    shape: intake.targetUnitCostUsd.unwrap().unwrap(),
    find: unitCostIn,
    answer: answeredUnitCost,
    kind: 'figure',
    names: /\bcost\b|\bprice\b|成本|单价|价格/i,
  },
  {
    key: 'neededBy',
    need: 'offer',
    shape: intake.neededBy.unwrap().unwrap(),
    find: neededByIn,
    answer: answeredDate,
    kind: 'figure',
    names: /\bdeadline\b|\bneeded by\b|\bdate\b|日期|期限/i,
  },
  {
    key: 'scope',
    need: 'offer',
    shape: ProductScope,
    find: scopeIn,
    answer: answeredScope,
    kind: 'choice',
    names: /\bscope\b|范围/i,
  },
];

const rules: Record<InterviewFamily, readonly FactRule[]> = { capability, project_intake: projectIntake };

export const factRules = (family: InterviewFamily): readonly FactRule[] => rules[family];
