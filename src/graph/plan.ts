import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/fields.ts';
import { type Priced, pricesOf, type Variables } from './cost.ts';
import { type Run, runnerOf } from './execution.ts';
import { brokenLimit, mostTokens, tooComplex } from './limits.ts';

/** One operation of a document that has been found good. */
export type Plan = {
  kind: OperationTypeNode;
  document: DocumentNode;
  operationName: string | undefined;
  asksForTheSchema: boolean;
  price: (variables: Variables) => Priced[];
  run: Run;
};

/** What GraphQL complains of in a document, all of it. */
export class BadDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('This document is not valid.');
    this.errors = errors;
  }
}

type Planned = (operation: string | undefined) => Plan;

/** So long a document and so many are kept: what is asked again and again is read, checked and compiled once. */
const kept = { characters: 20_000, documents: 500 };

/** Reads documents. Bounds come before validation and that before a price, each protecting the next from what is too much. */
export function plansOf(schema: GraphQLSchema): (query: string, operation: string | undefined) => Plan {
  const known = new Map<string, Planned>();

  return (query, operation) => {
    const planned = known.get(query) ?? planOf(schema, query);
    // The one that was used last goes last.
    known.delete(query);
    if (query.length <= kept.characters) known.set(query, planned);
    if (known.size > kept.documents) known.delete(known.keys().next().value!);
    return planned(operation);
  };
}

function planOf(schema: GraphQLSchema, query: string): Planned {
  try {
    const document = read(schema, query);
    const plans = new Map<string | undefined, Plan>();
    return (name) => {
      const plan = plans.get(name) ?? operationPlan(schema, document, name);
      plans.set(name, plan);
      return plan;
    };
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const nul = /\\u0000|\\u\{0+\}|\0/;

function read(schema: GraphQLSchema, query: string): DocumentNode {
  if (nul.test(query)) throw invalidField('/query', 'Text holds no NUL.');
  const document = parsed(query);
  const broken = brokenLimit(document);
  if (broken) throw broken;
  const errors = validate(schema, document, undefined, { maxErrors: 20 });
  if (errors.length) throw new BadDocument(errors);
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: mostTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw / tokens\. Parsing aborted\.$/.test(error.message)
      ? tooComplex('tokens', mostTokens + 1)
      : new BadDocument([error]);
  }
}

function operationPlan(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): Plan {
  const operation = getOperationAST(document, name);
  if (!operation) {
    const message = 'A document with several operations needs operationName, the name of one of them.';
    throw new DomainError('validation_failed', message);
  }
  const fragments: Record<string, FragmentDefinitionNode> = {};
  let asksForTheSchema = false;
  visit(document, {
    FragmentDefinition: (node) => {
      fragments[node.name.value] = node;
    },
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') asksForTheSchema = true;
    },
  });
  const root = schema.getRootType(operation.operation)!;
  const prices = pricesOf(schema, fragments);
  const defaults = defaultsOf(operation);
  return {
    kind: operation.operation,
    document,
    operationName: name,
    asksForTheSchema,
    price: (variables) => prices(root, operation.selectionSet, { ...defaults, ...variables }),
    run: runnerOf(schema, document, name),
  };
}

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
