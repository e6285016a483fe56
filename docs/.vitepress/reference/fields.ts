import { resolveSchema, type Schema } from './document.ts';
import { quoteCode } from './markdown.ts';

const isNull = (schema: Schema) => schema.type === 'null';
const listAlternatives = ({ anyOf, oneOf }: Schema): Schema[] => anyOf ?? oneOf ?? [];

/** An alternative with null says only that the value may be unknown. */
function splitNull(given: Schema): { schema: Schema; isNullable: boolean } {
  const schema = resolveSchema(given);
  if (Array.isArray(schema.type)) {
    const [type = ''] = schema.type.filter((one) => one !== 'null');
    return { schema: { ...schema, type }, isNullable: schema.type.includes('null') };
  }
  const alternatives = listAlternatives(schema);
  const others = alternatives.filter((one) => !isNull(one));
  const [only] = others;
  const isNullable = others.length < alternatives.length;
  if (!isNullable || others.length !== 1 || !only) return { schema, isNullable };
  const { anyOf: _, oneOf: _o, ...outer } = schema;
  return { schema: { ...resolveSchema(only), ...outer }, isNullable };
}

const maxShownValues = 24;
/** Numbers that only bound what JSON can hold say nothing about the field. */
const isStated = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER && limit !== 1_048_576 && limit !== -(2 ** 31);

function describeRange(least: number | undefined, most: number | undefined, unit: string): string {
  const [low, high] = [isStated(least) ? String(least) : '', isStated(most) ? String(most) : ''];
  const range =
    low && high ? (low === high ? low : `${low} to ${high}`) : low ? `at least ${low}` : high && `at most ${high}`;
  return range && `${range}${unit}`;
}

export function describeType(given: Schema): string {
  const { schema, isNullable } = splitNull(given);
  const words = [describeNotNull(schema), isNullable ? 'or null' : ''];
  if (schema.default !== undefined && schema.default !== null)
    words.push(`(default ${quoteCode(JSON.stringify(schema.default))})`);
  return words.filter(Boolean).join(' ');
}

function describeNotNull(schema: Schema): string {
  if (schema.const !== undefined) return quoteCode(JSON.stringify(schema.const));
  if (schema.enum) {
    const shown = schema.enum.slice(0, maxShownValues).map((value) => quoteCode(String(value)));
    const more = schema.enum.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  }
  if (schema.type === 'array') {
    const items = describeType(schema.items ?? {});
    const range = describeRange(schema.minItems, schema.maxItems === 10_000 ? undefined : schema.maxItems, ' items');
    return [`list of ${items}`, range].filter(Boolean).join(', ');
  }
  const alternatives = listAlternatives(schema).filter((one) => !isNull(one) && describeType(one) !== 'object');
  if (!schema.type && alternatives.length > 0) return [...new Set(alternatives.map(describeType))].join(' or ');
  if (schema.format === 'uuid') return 'uuid';
  if (schema.format === 'date' || schema.format === 'date-time') return schema.format;
  if (schema.type === 'string') {
    const name = schema.contentEncoding === 'base64' ? 'base64' : 'text';
    return [name, describeRange(schema.minLength, schema.maxLength, ' characters')].filter(Boolean).join(', ');
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const name = schema.type === 'integer' ? 'whole number' : 'number';
    const above = isStated(schema.exclusiveMinimum) ? `above ${schema.exclusiveMinimum}` : '';
    return [name, above, describeRange(schema.minimum, schema.maximum, '')].filter(Boolean).join(', ');
  }
  return String(schema.type ?? 'any JSON');
}

type Row = [path: string, type: string, meaning: string];
type Options = { prefix?: string; isRequest?: boolean };
const maxDepth = 5;

/** A row for each field, also of the objects within: `intake.productName`, `parts[].name`. */
export function listFields(given: Schema, options: Options = {}, within: Schema[] = []): Row[] {
  const { schema } = splitNull(given);
  const rows = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    listField(name, property, schema, options, within),
  );
  return [...rows, ...listVariantFields(schema, rows, options, within)];
}

function listField(name: string, property: Schema, of: Schema, options: Options, within: Schema[]): Row[] {
  const { prefix = '', isRequest = false } = options;
  const path = `${prefix}${name}`;
  const requirement = isRequest && of.required?.includes(name) ? ', required' : '';
  const row: Row = [quoteCode(path), `${describeType(property)}${requirement}`, property.description ?? ''];
  const inner = splitNull(property).schema;
  const target = inner.type === 'array' ? splitNull(inner.items ?? {}).schema : inner;
  const isRepeated = within.length === maxDepth || within.some((one) => one.properties === target.properties);
  if (!hasFields(target) || isRepeated) return [row];
  const under = { isRequest, prefix: inner.type === 'array' ? `${path}[].` : `${path}.` };
  return [row, ...listKinds(target).flatMap((kind) => listFields(kind, under, [...within, target]))];
}

/** Fields that exist only where another field has a certain value, such as `input.parts` of the kind `quote_request`. */
function listVariantFields(schema: Schema, known: Row[], options: Options, within: Schema[]): Row[] {
  const paths = new Set(known.map(([path]) => path));
  return listAlternatives(schema).flatMap((variant) => {
    const [name, value] = Object.entries(variant.properties ?? {}).find((entry) => entry[1].const !== undefined) ?? [];
    if (name === undefined) return [];
    const when = `with ${name} ${quoteCode(String(value?.const))}`;
    return listFields(variant, options, within)
      .filter(([path]) => !paths.has(path))
      .map(([path, type, meaning]): Row => [path, `${type}, ${when}`, meaning]);
  });
}

const hasFields = (schema: Schema): boolean => listKinds(schema).some(({ properties }) => properties !== undefined);
/** The fields of an object, or those of each kind of object that it may be. */
const listKinds = (schema: Schema): Schema[] =>
  schema.properties ? [schema] : listAlternatives(schema).map((one) => splitNull(one).schema);
