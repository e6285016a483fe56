import { z } from 'zod';
import { Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { parseYamlFile } from '#tables/yaml-file.ts';

const list = z.tuple([Text], Text);
const words = z.strictObject({ en: Text, zh: Text });

const texts = {
  name: words,
  contactName: Text,
  addressZh: Text,
  sourceNote: Text,
  answered: z.strictObject({ summary: Text, note: Text, sources: Text }),
  unanswered: Text,
  comment: Text,
  moqNote: Text,
  paymentTerms: list,
  exportMarkets: list,
  mailboxes: list,
  surnames: list,
  simulator: z.strictObject({
    name: words,
    contactName: Text,
    specialty: Text,
    factories: z.array(z.strictObject({ mailbox: Text, en: Text, zh: Text, behaviour: Text })),
  }),
  syllables: z
    .array(words)
    .refine(({ length }) => length > 1 && length % 1103 !== 0, 'at least two, and no multiple of 1103'),
};

export const readDemoTexts = () => parseDemoTexts(readDataFile(`${import.meta.dirname}/..`, 'demo-texts.yaml'));

const parseDemoTexts = (data: DataFile) => parseYamlFile(data, texts);
