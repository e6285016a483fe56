const maxLength = 18;

/** Names on the axis of a chart. */
export const shorten = (name: string): string => (name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name);
