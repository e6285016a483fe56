import { z } from 'zod';
import { Process, ProductScope } from '#kernel/enums.ts';
import { Text } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import { parseYamlFile } from '#tables/yaml-file.ts';

const WholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

const Project = z.strictObject({ name: Text, productName: Text, summary: Text, quantity: WholeNumber, market: Text });
const Request = z.strictObject({
  scope: ProductScope,
  part: Text,
  process: Process,
  material: Text,
  finish: Text,
  quantities: z.tuple([WholeNumber, WholeNumber]),
});
const Offer = z.strictObject({
  currency: Text,
  namedPlace: Text,
  unitPrices: z.tuple([Text, Text]),
  toolingCost: Text,
  moq: WholeNumber,
  leadTimeDays: z.strictObject({ low: WholeNumber, high: WholeNumber }),
  note: Text,
});
const Asked = z.strictObject({ project: Project, request: Request });

const story = {
  organisation: Text,
  /** One answer by the link, one by mail, one refusal. */
  answered: Asked.extend({ offer: Offer, mail: Text, decline: Text }),
  /** Its drafts wait for an approval. */
  waiting: Asked,
};

export type AskedProject = z.output<typeof Asked>;
export type DemoOffer = z.output<typeof Offer>;

export const readDemoStory = () => parseYamlFile(readDataFile(import.meta.dirname, 'demo-story.yaml'), story);
