import { z } from 'zod';
import { ProductScope, Quantity } from '#kernel/enums.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { type FactRule, findNothing, notes, tryInOrder } from './fact.rules.ts';
import { findNeededBy, readDateAnswer } from './figures/deadline.rules.ts';
import {
  findForeignUnitCost,
  findUnitCost,
  readBareUnitCost,
  readForeignUnitCostAnswer,
  readUnitCostAnswer,
} from './figures/money.rules.ts';
import { findCurrentQuantity, findUnit, readQuantityAnswer } from './figures/quantity.rules.ts';
import { findMarkets, readMarketsAnswer } from './terms/market.rules.ts';
import { createLineReader, findProductName, readTextAnswer } from './terms/name.rules.ts';
import { patterns } from './words/interview-patterns.ts';
import { findScope, findStage, readScopeAnswer } from './words/vocabulary.rules.ts';

const { shape: intake } = Intake;

/** In the order of the questions. */
export const projectFacts: readonly FactRule[] = [
  {
    key: 'productName',
    need: 'value',
    shape: intake.productName,
    find: findProductName,
    answer: tryInOrder(findProductName, createLineReader({ maxLength: 200 })),
    kind: 'words',
    names: patterns['name.productName'],
  },
  {
    key: 'stage',
    need: 'value',
    shape: intake.stage.unwrap(),
    find: findStage,
    answer: findStage,
    kind: 'choice',
    names: patterns['name.stage'],
  },
  {
    key: 'currentQuantity',
    need: 'answer',
    shape: Quantity,
    find: findCurrentQuantity,
    answer: readQuantityAnswer,
    kind: 'figure',
    names: patterns['name.currentQuantity'],
  },
  {
    key: 'unit',
    need: 'mentioned',
    shape: intake.unit.unwrap().unwrap(),
    find: findUnit,
    answer: findNothing,
    kind: 'choice',
    names: patterns['name.unit'],
    comesWith: 'currentQuantity',
  },
  {
    key: 'targetMarkets',
    need: 'answer',
    shape: intake.targetMarkets.unwrap().min(1),
    find: findMarkets,
    answer: readMarketsAnswer,
    kind: 'choice',
    isList: true,
    names: patterns['name.targetMarkets'],
  },
  {
    key: 'summary',
    need: 'offer',
    shape: intake.summary.unwrap().min(1),
    find: findNothing,
    answer: readTextAnswer,
    kind: 'words',
    names: patterns['name.summary'],
  },
  {
    key: 'targetUnitCostUsd',
    need: 'offer',
    shape: intake.targetUnitCostUsd.unwrap().unwrap(),
    find: findUnitCost,
    answer: readUnitCostAnswer,
    bareAnswer: readBareUnitCost,
    kind: 'figure',
    names: patterns['name.targetUnitCostUsd'],
  },
  {
    key: 'targetUnitCost',
    need: 'mentioned',
    shape: z.string().max(40),
    find: findForeignUnitCost,
    answer: readForeignUnitCostAnswer,
    kind: 'figure',
    names: patterns['name.targetUnitCost'],
    answers: 'targetUnitCostUsd',
  },
  {
    key: 'neededBy',
    need: 'offer',
    shape: intake.neededBy.unwrap().unwrap(),
    find: findNeededBy,
    answer: readDateAnswer,
    kind: 'figure',
    names: patterns['name.neededBy'],
  },
  {
    key: 'scope',
    need: 'offer',
    shape: ProductScope,
    find: findScope,
    answer: readScopeAnswer,
    kind: 'choice',
    names: patterns['name.scope'],
  },
  notes,
];
