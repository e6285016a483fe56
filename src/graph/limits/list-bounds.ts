import { getNamedType, isInputObjectType, Kind, type ValidationContext, type ValidationRule } from 'graphql';

/** Argument or input field extension: the maximum length of an input list. Every list has one. */
export const maxItems = (items: number) => ({ maxItems: items });

export const getMaxItems = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): number | undefined =>
  extensions['maxItems'] as number | undefined;

/** The smallest maximum length of each variable that is used as a whole list. */
export type ListBounds = ReadonlyMap<string, number>;

/** A validation rule that reports nothing and collects the list bounds of variables. */
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
