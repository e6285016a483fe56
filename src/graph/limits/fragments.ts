import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const collectFragments = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
