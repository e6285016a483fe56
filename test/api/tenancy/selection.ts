import {
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** A root field stands at depth 1. */
export const deepest = 12;

/**
 * Selects all that is reachable below a root field, as deep as the server lets anybody ask. Each field stands once on
 * a way down, and a type that stands above it already shows its id alone. Lists below are short, to be affordable.
 */
export function everythingBelow(type: GraphQLOutputType, depth: number, above: string[] = []): string {
  const object = getNamedType(type);
  // What stands behind an interface is read whole by the look-up of its type.
  if (isInterfaceType(object)) return '{ __typename id }';
  if (isUnionType(object)) {
    const members = object.getTypes().map((member) => `... on ${member} ${everythingBelow(member, depth, above)}`);
    return `{ ${members.join(' ')} }`;
  }
  if (!isObjectType(object)) return '';
  const { name: on } = object;
  const selected = Object.values(object.getFields()).flatMap(({ name, args, type }) => {
    if (args.some(isRequiredArgument) || name === 'edges') return [];
    if (isLeafType(getNamedType(type))) return name === 'id' || !above.includes(on) ? [name] : [];
    if (depth === 1 || above.includes(`${on}.${name}`)) return [];
    const page = args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    return [`${name}${page} ${everythingBelow(type, depth - 1, [...above, on, `${on}.${name}`])}`];
  });
  return `{ ${selected.join(' ') || '__typename'} }`;
}
