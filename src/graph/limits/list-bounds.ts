import { getNamedType, isInputObjectType, Kind, type ValidationContext, type ValidationRule } from 'graphql';

/** The most items that a list of input may have; each list of the schema says so. Use as an argument's `extensions`. */
export const maxItems = (items: number) => ({ maxItems: items });

export const getMaxItems = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): number | undefined =>
  extensions['maxItems'] as number | undefined;

/** For each variable that stands for a whole list, the most items that any place of its use accepts. */
export type ListBounds = ReadonlyMap<string, number>;

/** A rule that refuses nothing: while a document is validated, it notes which bounds its variables come under. */
export const createListBoundsRule =
  (bounds: Map<string, number>): ValidationRule =>
  (context: ValidationContext) => {
    const addBound = (variable: string, most: number | undefined) => {
      if (most !== undefined) bounds.set(variable, Math.min(most, bounds.get(variable) ?? most));
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
