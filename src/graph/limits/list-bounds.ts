import { getNamedType, isInputObjectType, Kind, type ValidationContext, type ValidationRule } from 'graphql';

export const maxItems = (items: number) => ({ maxItems: items });

export const getMaxItems = ({ extensions }: { extensions: { maxItems?: number } }): number | undefined =>
  extensions.maxItems;

export type ListBounds = ReadonlyMap<string, number>;

export const createListBoundsRule =
  (bounds: Map<string, number>): ValidationRule =>
  (context: ValidationContext) => {
    const addBound = (variable: string, max: number | undefined) => {
      if (max !== undefined) bounds.set(variable, Math.min(max, bounds.get(variable) ?? max));
    };
    return {
      Argument({ value }) {
        const argument = context.getArgument();
        if (value.kind === Kind.VARIABLE && argument) addBound(value.name.value, getMaxItems(argument));
      },
      ObjectField({ name, value }) {
        if (value.kind !== Kind.VARIABLE) return;
        const parent = getNamedType(context.getParentInputType());
        const field = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined;
        if (field) addBound(value.name.value, getMaxItems(field));
      },
    };
  };
