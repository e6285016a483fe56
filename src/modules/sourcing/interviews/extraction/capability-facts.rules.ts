import { Process } from '#kernel/enums.ts';
import { CapabilityContent } from '#modules/directory/capabilities/capability.schema.ts';
import { type FactRule, findNothing, notes, tryInOrder } from './fact.rules.ts';
import { findLeadTime, findToolingLeadTime, readLeadTimeAnswer } from './figures/duration.rules.ts';
import {
  findMaxQuantity,
  findMinQuantity,
  readMaxQuantityAnswer,
  readMinQuantityAnswer,
} from './figures/quantity.rules.ts';
import { findTolerances, readTolerancesAnswer } from './figures/tolerance.rules.ts';
import { findMaterials, readMaterialsAnswer } from './terms/material.rules.ts';
import { createLineReader, findFactoryName, findTitle, readFactoryNameAnswer } from './terms/name.rules.ts';
import { findRegions, readRegionsAnswer } from './terms/place.rules.ts';
import { patterns } from './words/interview-patterns.ts';
import { findProcess, readProcessAnswer } from './words/vocabulary.rules.ts';

const { shape: content } = CapabilityContent;

/** In the order of the questions. */
export const capabilityFacts: readonly FactRule[] = [
  {
    key: 'title',
    need: 'value',
    shape: content.title,
    find: findTitle,
    answer: tryInOrder(findTitle, createLineReader({ maxLength: 200 })),
    kind: 'words',
    mayOverlap: true,
    names: patterns['name.title'],
  },
  {
    key: 'process',
    need: 'value',
    shape: Process,
    find: findProcess,
    answer: readProcessAnswer,
    kind: 'choice',
    isPartOfName: true,
    names: patterns['name.process'],
  },
  {
    key: 'materials',
    need: 'answer',
    shape: content.materials.min(1),
    find: findMaterials,
    answer: readMaterialsAnswer,
    kind: 'words',
    isList: true,
    isPartOfName: true,
    names: patterns['name.materials'],
  },
  {
    key: 'minQuantity',
    need: 'answer',
    shape: content.minQuantity.unwrap(),
    find: findMinQuantity,
    answer: readMinQuantityAnswer,
    kind: 'figure',
    names: patterns['name.minQuantity'],
  },
  {
    key: 'leadTimeDays',
    need: 'offer',
    shape: content.leadTimeDays.unwrap(),
    find: findLeadTime,
    answer: readLeadTimeAnswer,
    kind: 'figure',
    names: patterns['name.leadTimeDays'],
  },
  {
    key: 'toolingLeadTimeDays',
    need: 'mentioned',
    shape: content.leadTimeDays.unwrap(),
    find: findToolingLeadTime,
    answer: findNothing,
    kind: 'figure',
    names: patterns['name.toolingLeadTimeDays'],
  },
  {
    key: 'regions',
    need: 'offer',
    shape: content.regions.min(1),
    find: findRegions,
    answer: readRegionsAnswer,
    kind: 'words',
    isList: true,
    names: patterns['name.regions'],
  },
  {
    key: 'tolerancesNote',
    need: 'offer',
    shape: content.tolerancesNote.unwrap(),
    find: findTolerances,
    answer: readTolerancesAnswer,
    kind: 'words',
    names: patterns['name.tolerancesNote'],
  },
  {
    key: 'maxQuantity',
    need: 'offer',
    shape: content.maxQuantity.unwrap(),
    find: findMaxQuantity,
    answer: readMaxQuantityAnswer,
    kind: 'figure',
    names: patterns['name.maxQuantity'],
  },
  {
    key: 'factoryName',
    need: 'offer',
    shape: content.factoryName.unwrap(),
    find: findFactoryName,
    answer: readFactoryNameAnswer,
    kind: 'words',
    names: patterns['name.factoryName'],
  },
  notes,
];
