import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  GraphQLError,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  Kind,
  type ValidationContext,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  visit,
} from 'graphql';
import { describeExpected, listAllowed, toFieldProblem } from './expectation.ts';

/** The rule of the reference implementation, with messages that name the place and quote no value. */
export const literalsRule: ValidationRule = (context) => {
  const named: ValidationContext = Object.create(context, {
    reportError: { value: (error: GraphQLError) => context.reportError(nameMismatch(error, context)) },
  });
  return ValuesOfCorrectTypeRule(named);
};

const kinds: Partial<Record<ASTNode['kind'], string>> = {
  [Kind.BOOLEAN]: 'a boolean',
  [Kind.ENUM]: 'a name',
  [Kind.FLOAT]: 'a fraction',
  [Kind.INT]: 'a whole number',
  [Kind.LIST]: 'a list',
  [Kind.NULL]: 'null',
  [Kind.OBJECT]: 'an object',
  [Kind.STRING]: 'text',
};

/** Other errors of the rule are about fields that are missing or unknown, and quote no value. */
function nameMismatch(error: GraphQLError, context: ValidationContext): GraphQLError {
  const [node] = error.nodes ?? [];
  const kind = node && kinds[node.kind];
  const type = getNamedType(context.getInputType());
  if (!kind || !type || (node.kind === Kind.OBJECT && isInputObjectType(type))) return error;
  const names = findNames(context.getDocument(), node);
  const allowed = listAllowed(type);
  const parent = context.getParentInputType();
  const holder = isListType(parent) ? undefined : getNamedType(parent);
  const field = isInputObjectType(holder) ? holder.getFields()[names.at(-1) ?? ''] : undefined;
  const expected = isLeafType(type)
    ? (field?.extensions.expects ?? describeExpected(type))
    : `an object of type ${type.name}`;
  const [hint = ''] = / Did you mean .*$/s.exec(error.message) ?? [];
  const got = allowed && kind === 'a name' ? '' : `, got ${kind}`;
  const message = `${names.join('.')} must be ${expected}${got}.`;
  const problem = toFieldProblem(names, allowed ? 'invalid_enum' : 'invalid_type', message, { allowed });
  return new GraphQLError(message + hint, { nodes: node, extensions: { details: { fields: [problem] } } });
}

/** The variable or argument that holds the value, and the input fields between them. */
function findNames(document: DocumentNode, value: ASTNode): string[] {
  let names: string[] = [];
  visit(document, {
    enter: (node, _key, parent, _path, ancestors) => {
      if (node !== value) return undefined;
      const above = [...ancestors, ...(parent ? [parent] : [])];
      names = above.flatMap((each) => ('kind' in each ? (readName(each) ?? []) : []));
      return BREAK;
    },
  });
  return names;
}

function readName(node: ASTNode): string | undefined {
  if (node.kind === Kind.VARIABLE_DEFINITION) return `$${node.variable.name.value}`;
  return node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? node.name.value : undefined;
}
