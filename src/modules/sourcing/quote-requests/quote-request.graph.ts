import { addEdge } from '#graph/edge.ts';
import { zodObject } from '#graph/zod.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { ShortlistEntry } from './quote-request.schema.ts';

const EntryRef = zodObject('ShortlistEntry', ShortlistEntry);
addEdge(EntryRef, 'factory', 'factoryId', FactoryNode);
