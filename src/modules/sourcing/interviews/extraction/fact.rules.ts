import type { z } from 'zod';
import type { InterviewFamily } from '#kernel/enums.ts';
import { Process, ProductScope, Quantity } from '#kernel/enums.ts';
import { CapabilityContent } from '#modules/directory/capabilities/capability.schema.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import type { FactValue } from '../interview.schema.ts';
import { findNeededBy, readDateAnswer } from './calendar-date.rules.ts';
import { findLeadTime, findTolerances, findUnitCost, readLeadTimeAnswer, readUnitCostAnswer } from './measure.rules.ts';
import { createLineReader, findFactoryName, findProductName, findTitle, readTextAnswer } from './name.rules.ts';
import {
  findCurrentQuantity,
  findMaxQuantity,
  findMinQuantity,
  findUnit,
  readMaxQuantityAnswer,
  readMinQuantityAnswer,
  readQuantityAnswer,
} from './quantity.rules.ts';
import type { Finding, NormalizedUtterance } from './utterance.rules.ts';
import {
  findMarkets,
  findMaterials,
  findProcess,
  findRegions,
  findScope,
  findStage,
  readMarketsAnswer,
  readMaterialsAnswer,
  readProcessAnswer,
  readRegionsAnswer,
  readScopeAnswer,
} from './vocabulary.rules.ts';

type Read = (words: NormalizedUtterance, today: string) => Finding<FactValue> | null;

export type FactRule = {
  key: string;
  /**
   * `value`: required for publication. `answer`: asked until known or said to be unknown. `offer`: optional, asked last and
   * at most twice. `mentioned`: never asked for.
   */
  need: 'value' | 'answer' | 'offer' | 'mentioned';
  shape: z.ZodType<FactValue>;
  find: Read;
  answer: Read;
  kind: 'words' | 'figure' | 'choice';
  names: RegExp;
  /** Its value may consist of values of other facts: "CNC machining of brass". */
  mayOverlap?: true;
  /** Key of the fact with which this one is stated and confirmed. */
  comesWith?: string;
};

const findNothing: Read = () => null;
const tryInOrder =
  (first: Read, second: Read): Read =>
  (words, today) =>
    first(words, today) ?? second(words, today);

const { shape: content } = CapabilityContent;

/** In the order of the questions. */
const capability: FactRule[] = [
  {
    key: 'title',
    need: 'value',
    shape: content.title,
    find: findTitle,
    answer: tryInOrder(findTitle, createLineReader(200)),
    kind: 'words',
    mayOverlap: true,
    names: /\btitle\b|capability name|名称|标题/i,
  },
  {
    key: 'process',
    need: 'value',
    shape: Process,
    find: findProcess,
    answer: readProcessAnswer,
    kind: 'choice',
    names: /\bprocess\b|工艺/i,
  },
  {
    key: 'materials',
    need: 'answer',
    shape: content.materials.min(1),
    find: findMaterials,
    answer: readMaterialsAnswer,
    kind: 'words',
    names: /\bmaterials?\b|材料|材质/i,
  },
  {
    key: 'minQuantity',
    need: 'answer',
    shape: content.minQuantity.unwrap(),
    find: findMinQuantity,
    answer: readMinQuantityAnswer,
    kind: 'figure',
    names: /\bminimum\b|\bmoq\b|起订/i,
  },
  {
    key: 'leadTimeDays',
    need: 'offer',
    shape: content.leadTimeDays.unwrap(),
    find: findLeadTime,
    answer: readLeadTimeAnswer,
    kind: 'figure',
    names: /lead[- ]?time|delivery time|交期|货期/i,
  },
  {
    key: 'regions',
    need: 'offer',
    shape: content.regions.min(1),
    find: findRegions,
    answer: readRegionsAnswer,
    kind: 'words',
    names: /\bcity\b|\bprovince\b|\blocation\b|\bregion\b|城市|省份|所在地|地点/i,
  },
  {
    key: 'tolerancesNote',
    need: 'offer',
    shape: content.tolerancesNote.unwrap(),
    find: findTolerances,
    answer: tryInOrder(findTolerances, createLineReader(500)),
    kind: 'words',
    names: /\btolerances?\b|\bprecision\b|公差|精度/i,
  },
  {
    key: 'maxQuantity',
    need: 'offer',
    shape: content.maxQuantity.unwrap(),
    find: findMaxQuantity,
    answer: readMaxQuantityAnswer,
    kind: 'figure',
    names: /\bmaximum\b|\blargest\b|上限|最大/i,
  },
  {
    key: 'factoryName',
    need: 'offer',
    shape: content.factoryName.unwrap(),
    find: findFactoryName,
    answer: tryInOrder(findFactoryName, createLineReader(300)),
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
    find: findProductName,
    answer: tryInOrder(findProductName, createLineReader(200)),
    kind: 'words',
    names: /\bname\b|\bproduct name\b|\bcalled\b|名称|名字/i,
  },
  {
    key: 'stage',
    need: 'value',
    shape: intake.stage.unwrap(),
    find: findStage,
    answer: findStage,
    kind: 'choice',
    names: /\bstage\b|\bphase\b|阶段/i,
  },
  {
    key: 'currentQuantity',
    need: 'answer',
    shape: Quantity,
    find: findCurrentQuantity,
    answer: readQuantityAnswer,
    kind: 'figure',
    names: /\bquantity\b|\bqty\b|how many|数量/i,
  },
  {
    key: 'unit',
    need: 'mentioned',
    shape: intake.unit.unwrap().unwrap(),
    find: findUnit,
    answer: findNothing,
    kind: 'choice',
    names: /\bunits? of measure\b|单位/i,
    comesWith: 'currentQuantity',
  },
  {
    key: 'targetMarkets',
    need: 'answer',
    shape: intake.targetMarkets.unwrap().min(1),
    find: findMarkets,
    answer: readMarketsAnswer,
    kind: 'choice',
    names: /\bmarkets?\b|\bcountr(?:y|ies)\b|市场|国家/i,
  },
  {
    key: 'summary',
    need: 'offer',
    shape: intake.summary.unwrap().min(1),
    find: findNothing,
    answer: readTextAnswer,
    kind: 'words',
    names: /\bdescription\b|\bsummary\b|说明|简介/i,
  },
  {
    key: 'targetUnitCostUsd',
    need: 'offer',
    shape: intake.targetUnitCostUsd.unwrap().unwrap(),
    find: findUnitCost,
    answer: readUnitCostAnswer,
    kind: 'figure',
    names: /\bcost\b|\bprice\b|成本|单价|价格/i,
  },
  {
    key: 'neededBy',
    need: 'offer',
    shape: intake.neededBy.unwrap().unwrap(),
    find: findNeededBy,
    answer: readDateAnswer,
    kind: 'figure',
    names: /\bdeadline\b|\bneeded by\b|\bdate\b|日期|期限/i,
  },
  {
    key: 'scope',
    need: 'offer',
    shape: ProductScope,
    find: findScope,
    answer: readScopeAnswer,
    kind: 'choice',
    names: /\bscope\b|范围/i,
  },
];

const rules: Record<InterviewFamily, readonly FactRule[]> = { capability, project_intake: projectIntake };

export const getFactRules = (family: InterviewFamily): readonly FactRule[] => rules[family];
