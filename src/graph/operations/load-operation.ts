import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  type OperationTypeNode,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  ValuesOfCorrectTypeRule,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { Requirement } from '#kernel/access.ts';
import { assertDefined } from '#kernel/assert.ts';
import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { type PricedField, priceFields, type Variables } from '../limits/cost.ts';
import { assertExpandedSize, countExpandedSelections } from '../limits/expanded-size.ts';
import { collectFragments } from '../limits/fragments.ts';
import { assertLimit, assertWrittenSize, maxTokens, queryTooComplex } from '../limits/limits.ts';
import { createListBoundsRule, type ListBounds } from '../limits/list-bounds.ts';
import { assertNesting } from '../limits/nesting.ts';
import { InvalidRequest } from '../server/invalid-request.ts';
import { createVariableCoercion, toExecutionSchema } from './coercion.ts';
import {
  canCompile,
  compileOnSecondUse,
  type Executable,
  type Execute,
  interpretOperation,
  toExecutable,
} from './compile.ts';
import { literalsRule } from './literals.ts';
import { findRootRequirement } from './root-fields.ts';

export type Operation = {
  kind: OperationTypeNode;
  requirement: Requirement | null;
  isIntrospection: boolean;
  price: (variables: Variables) => PricedField[];
  coerce: (variables: Variables) => Variables;
  executable: Executable;
  execute: Execute;
  bytes: number;
};

const nul = /\\u0000|\\u\{0+\}|\0/;

export function parseDocument(query: string): DocumentNode {
  assertLimit('characters', query.length);
  if (nul.test(query)) throw invalidField('/query', 'Must not contain NUL.');
  assertNesting(query);
  try {
    return parse(query, { maxTokens: maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw / tokens\. Parsing aborted\.$/.test(error.message)
      ? queryTooComplex('tokens', maxTokens + 1)
      : new InvalidRequest([error]);
  }
}

/** Compares fields in pairs, so it runs last, when the size is known to be limited. */
const overlappingFieldsRule = OverlappingFieldsCanBeMergedRule;
const otherRules = specifiedRules
  .filter((rule) => rule !== overlappingFieldsRule)
  .map((rule) => (rule === ValuesOfCorrectTypeRule ? literalsRule : rule));

/** Validation adds one error when it stops, which makes 20. */
const maxErrors = 19;

/** Measured: compiling takes 25 to 50 µs of CPU per expanded selection. */
const maxCompiledSelections = 600;

/**
 * Upper estimate in bytes. Measured on the heap: 130 to 210 per token of a document without locations, 500 to 1,500 per
 * expanded and compiled selection.
 */
const estimateBytes = (query: string, tokens: number, compiledSelections: number): number =>
  4_096 + 2 * query.length + 250 * tokens + 1_500 * compiledSelections;

/** Checks limits, then validates, then prices: each step protects the next one. */
export function createOperationLoader(schema: GraphQLSchema) {
  const executionSchema = toExecutionSchema(schema);

  function assertValidDocument(document: DocumentNode): ListBounds {
    const bounds = new Map<string, number>();
    assertWrittenSize(document);
    assertValid(validate(schema, document, [...otherRules, createListBoundsRule(bounds)], { maxErrors }));
    assertExpandedSize(document);
    assertValid(validate(schema, document, [overlappingFieldsRule], { maxErrors }));
    return bounds;
  }

  return (query: string, written: DocumentNode, name: string | undefined): Operation => {
    const bounds = assertValidDocument(written);
    // Locations are needed only for error messages and take more than half of a document's memory.
    const document = parse(query, { noLocation: true });
    const operation = selectOperation(document, name);
    const fragments = collectFragments(document);
    const prices = priceFields(schema, Object.fromEntries(fragments));
    const root = assertDefined(schema.getRootType(operation.operation), `The type ${operation.operation}`);
    const defaults = readDefaults(operation);
    const executable = toExecutable(executionSchema, document, operation);
    const selections = countExpandedSelections(operation.selectionSet, fragments);
    const isCompiled = selections <= maxCompiledSelections && canCompile(document, operation);
    return {
      kind: operation.operation,
      requirement: findRootRequirement(schema, document),
      isIntrospection: isIntrospection(document),
      price: (variables) => prices(root, operation.selectionSet, { ...defaults, ...variables }),
      coerce: createVariableCoercion(schema, operation, bounds),
      executable,
      execute: isCompiled ? compileOnSecondUse(executable) : interpretOperation(executable),
      bytes: estimateBytes(query, document.tokenCount ?? maxTokens, isCompiled ? selections : 0),
    };
  };
}

function assertValid(errors: readonly GraphQLError[]): void {
  if (errors.length) throw new InvalidRequest(errors);
}

function selectOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  if (name !== undefined) throw invalidField('/operationName', 'The document has no operation with this name.');
  const message = 'operationName is required if the document has several operations.';
  throw new DomainError('validation_failed', message);
}

function isIntrospection(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') asks = true;
    },
  });
  return asks;
}

const readDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
