import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { type GraphQLSchema, parse, printSchema } from 'graphql';

const text = ['CountryCode', 'CurrencyCode', 'Date', 'DateTime', 'Decimal', 'EmailAddress', 'Sha256', 'Url'];
const scalars = { ...Object.fromEntries(text.map((name) => [name, 'string'])), JSON: 'unknown', SafeInt: 'number' };

/** The files of the client preset for these documents, by name. */
export async function generateClient(schema: GraphQLSchema, documents: string[]): Promise<Map<string, string>> {
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: './',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: documents.map((text) => ({ location: 'documents.ts', document: parse(text), rawSDL: text })),
    config: { scalars, strictScalars: true, useTypeImports: true, importExtension: '.ts' },
    presetConfig: { fragmentMasking: false, skipIndexFile: true },
    plugins: [],
    pluginMap: {},
  });
  const files = outputs.map(async (output) => [output.filename.replace('./', ''), await codegen(output)] as const);
  return new Map(await Promise.all(files));
}
