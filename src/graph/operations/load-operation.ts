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
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { Requirement } from '#kernel/access.ts';
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
import { findRootRequirement } from './root-fields.ts';

/** One operation of a document that has been found good. */
export type Operation = {
  kind: OperationTypeNode;
  /** What its first root field that is not public asks of a caller. */
  requirement: Requirement | null;
  isIntrospection: boolean;
  price: (variables: Variables) => PricedField[];
  /** Throws `InvalidRequest`. */
  coerce: (variables: Variables) => Variables;
  executable: Executable;
  execute: Execute;
  /** An estimate of what it holds in memory, compiled where it may be compiled. */
  bytes: number;
};

const nul = /\\u0000|\\u\{0+\}|\0/;

/** Reads a document as far as its size bounds the work: nothing of the schema is looked at. */
export function parseDocument(query: string): DocumentNode {
  assertLimit('characters', query.length);
  if (nul.test(query)) throw invalidField('/query', 'Text holds no NUL.');
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

/** The rule that compares fields in pairs. It comes last, when the size of what it compares is known to be bounded. */
const overlappingFieldsRule = OverlappingFieldsCanBeMergedRule;
const otherRules = specifiedRules.filter((rule) => rule !== overlappingFieldsRule);

/** Validation adds an error of its own when it stops. */
const maxErrors = 19;

/** Measured: compiling takes the processor 25 to 50 µs for each selection that is written out. */
const maxCompiledSelections = 600;

/**
 * An estimate from above of what an operation keeps in memory, in bytes. Measured on the heap: 130 to 210 for a token of
 * a document without positions, 500 to 1,500 for a selection that is written out and compiled.
 */
const estimateBytes = (query: string, tokens: number, compiledSelections: number): number =>
  4_096 + 2 * query.length + 250 * tokens + 1_500 * compiledSelections;

/** Bounds come before validation and that before a price, each protecting the next from what is too much. */
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
    // Positions in the text are for complaints; they are more than half of what a document takes in memory.
    const document = parse(query, { noLocation: true });
    const operation = selectOperation(document, name);
    const fragments = collectFragments(document);
    const prices = priceFields(schema, Object.fromEntries(fragments));
    const root = schema.getRootType(operation.operation)!;
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
  if (name !== undefined) throw invalidField('/operationName', 'The document has no operation of this name.');
  const message = 'A document with several operations needs operationName, the name of one of them.';
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
