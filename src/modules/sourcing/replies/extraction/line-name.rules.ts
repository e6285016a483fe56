import type { RequestedLine } from './extraction.schema.ts';

type Mention = { lineId: string; at: number };

/** Where a text names a line of the request: by its description, as a whole word. */
export function findMentions(text: string, lines: readonly RequestedLine[]): Mention[] {
  const lower = text.toLowerCase();
  const found = lines.flatMap(({ lineId, description }) => {
    const name = description.toLowerCase();
    const places: (Mention & { length: number })[] = [];
    for (let at = lower.indexOf(name); name && at !== -1; at = lower.indexOf(name, at + 1)) {
      const around = [lower[at - 1] ?? ' ', lower[at + name.length] ?? ' '];
      if (around.every((mark) => !/[a-z0-9]/.test(mark))) places.push({ lineId, at, length: name.length });
    }
    return places;
  });
  // A name within a longer one is not meant.
  const isWithin = (one: Mention & { length: number }) =>
    found.some((other) => other.length > one.length && other.at <= one.at && one.at < other.at + other.length);
  return found.filter((one) => !isWithin(one)).toSorted((a, b) => a.at - b.at);
}
