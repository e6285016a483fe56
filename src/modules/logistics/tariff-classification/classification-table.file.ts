import type { z } from 'zod';
import { fromKeys } from '#kernel/assert.ts';
import { assertDistinct, parseTable, type TableRow } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import {
  ChineseWordRow,
  ClassificationRuleRow,
  type ClassificationTables,
  ClauseWordRow,
  ConfidenceRow,
  confidenceFeatures,
  DimensionRow,
  DisambiguationRow,
  MaterialLevelRow,
  MaterialRow,
  OwnHeadingRow,
  PartLineRow,
  ScoreRow,
  SpellingRow,
  TermRow,
  UnclassifiedRow,
  UnitRow,
  UsePatternRow,
  WordListRow,
  wordLists,
} from './classification-table.schema.ts';

const readData = (file: string): DataFile => readDataFile(import.meta.dirname, file);

/** Throws for an invalid row, with file, line, column and accepted values. */
export function readClassificationTables(readFile: (file: string) => DataFile = readData): ClassificationTables {
  const readRows = <Row extends z.ZodObject>(name: string, schema: Row): Table<Row> => {
    const data = readFile(`${name}.csv`);
    return { file: data.file, rows: parseTable(data, schema) };
  };
  return {
    terms: readTerms(readRows('terms', TermRow)),
    usePatterns: listRows(readRows('use-patterns', UsePatternRow)),
    rules: listRows(readRows('classification-rules', ClassificationRuleRow)),
    partLines: listRows(readRows('part-lines', PartLineRow)),
    ownHeadings: listRows(readRows('own-headings', OwnHeadingRow)),
    unclassified: listRows(readRows('unclassified', UnclassifiedRow)),
    units: listRows(readRows('units', UnitRow)),
    dimensions: distinctRows(readRows('dimensions', DimensionRow), 'dimension', ({ dimension }) => dimension),
    confidence: readConfidence(readRows('confidence', ConfidenceRow)),
    scores: listRows(readRows('scores', ScoreRow)),
    disambiguation: distinctRows(readRows('disambiguation', DisambiguationRow), 'line', ({ line }) => line),
    chineseWords: new Map(
      distinctRows(readRows('chinese-words', ChineseWordRow), 'chinese', ({ chinese }) => chinese).map(
        ({ chinese, english }) => [chinese, english],
      ),
    ),
    spellings: new Map(
      distinctRows(readRows('spellings', SpellingRow), 'word', ({ word }) => word).map(({ word, reads_as }) => [
        word,
        reads_as,
      ]),
    ),
    clauseWords: new Map(
      distinctRows(readRows('clause-words', ClauseWordRow), 'word', ({ word }) => word).map(({ word, weight }) => [
        word,
        weight,
      ]),
    ),
    materials: readDistinctWords(readRows('materials', MaterialRow)),
    materialLevels: readDistinctWords(readRows('material-levels', MaterialLevelRow)),
    wordLists: readWordLists(readRows('word-lists', WordListRow)),
  };
}

type Table<Row extends z.ZodObject> = { file: string; rows: TableRow<z.output<Row>>[] };

const listRows = <Row extends z.ZodObject>({ rows }: Table<Row>): z.output<Row>[] => rows.map(({ row }) => row);

function distinctRows<Row extends z.ZodObject>(
  table: Table<Row>,
  column: keyof z.output<Row> & string,
  getKey: (row: z.output<Row>) => string,
): z.output<Row>[] {
  assertDistinct(
    table.file,
    column,
    table.rows.map(({ row, line }) => [getKey(row), line]),
  );
  return listRows(table);
}

/** A subheading may have several rows, for example from several sources. */
function readTerms({ file, rows }: Table<typeof TermRow>): ClassificationTables['terms'] {
  const terms = new Map<string, string[]>();
  const firstLines = new Map<string, number>();
  for (const { row, line } of rows) {
    const known = terms.get(row.line);
    const added = known ? [...known, ...row.terms] : row.terms;
    if (known) {
      const before = [...known].map((term): [string, number] => [term, firstLines.get(row.line) ?? line]);
      assertDistinct(file, 'terms', [...before, ...row.terms.map((term): [string, number] => [term, line])]);
    } else firstLines.set(row.line, line);
    terms.set(row.line, added);
  }
  return terms;
}

/** No word stands in two rows. */
function readDistinctWords<Row extends typeof MaterialRow | typeof MaterialLevelRow>({
  file,
  rows,
}: Table<Row>): z.output<Row>[] {
  assertDistinct(
    file,
    'words',
    rows.flatMap(({ row, line }) => row.words.map((word): [string, number] => [word, line])),
  );
  return rows.map(({ row }) => row);
}

function readConfidence(table: Table<typeof ConfidenceRow>): ClassificationTables['confidence'] {
  const weights = new Map(
    distinctRows(table, 'feature', ({ feature }) => feature).map(({ feature, weight }) => [feature, weight]),
  );
  return fromKeys(confidenceFeatures, (feature) => weights.get(feature) ?? 0);
}

function readWordLists(table: Table<typeof WordListRow>): ClassificationTables['wordLists'] {
  const rows = distinctRows(table, 'list', ({ list }) => list);
  const getWords = (name: (typeof wordLists)[number]): ReadonlySet<string> => {
    const row = rows.find(({ list }) => list === name);
    if (!row) throw new Error(`${table.file}: list: no row for "${name}"`);
    return new Set(row.words);
  };
  const [ignored, vague, feature, shape, part, unstemmed, spare, component, measured] = wordLists;
  return {
    ignored: getWords(ignored),
    vague: getWords(vague),
    feature: getWords(feature),
    shape: getWords(shape),
    part: getWords(part),
    unstemmed: getWords(unstemmed),
    spare: getWords(spare),
    component: getWords(component),
    measured: getWords(measured),
  };
}
