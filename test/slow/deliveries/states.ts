/** The conditions of a delivery. Each combination is tested with each possible state. */
type Conditions = { contact: string; project: string; transport: string };
export type Row = {
  status: string;
  channel: string;
  dispatch: string;
  window: string;
  surroundings: Conditions;
  /** Per verb: the response, and whether it changes the state of the delivery. */
  cells: Record<string, { text: string; leadsOn: boolean }>;
};

export const values = {
  contact: ['usable', 'withdrawn', 'quarantined'],
  project: ['active', 'archived'],
  transport: ['configured', 'none', 'changed'],
} as const;

export const final = ['sent', 'not_sent', 'rejected', 'resend_failed'];

type Merged = Omit<Row, 'surroundings'> & { surroundings: Record<keyof Conditions, string[]> };

/** Merges rows that differ in one condition only and have the same responses. */
function mergeBy(rows: readonly Merged[], dimension: keyof Conditions): Merged[] {
  const alike = Map.groupBy(rows, ({ surroundings, ...row }) =>
    JSON.stringify([row, { ...surroundings, [dimension]: null }]),
  );
  return [...alike.values()].map((group) => {
    const joined = group.flatMap(({ surroundings }) => surroundings[dimension]);
    return { ...group[0]!, surroundings: { ...group[0]!.surroundings, [dimension]: joined } };
  });
}

const formatValues = (dimension: keyof Conditions, joined: string[]): string =>
  values[dimension].every((value) => joined.includes(value)) ? 'any' : joined.join(', ');

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function renderTable(rows: readonly Row[]): string {
  const verbs = Object.keys(rows[0]!.cells);
  const single: Merged[] = rows.map(({ surroundings: { contact, project, transport }, ...row }) => ({
    ...row,
    surroundings: { contact: [contact], project: [project], transport: [transport] },
  }));
  const merged = (['transport', 'contact', 'project'] as const).reduce(mergeBy, single);
  const head = ['Status', 'Channel', 'Dispatch', 'Window', 'Contact', 'Project', 'Transport', ...verbs];
  const body = merged.map(({ status, channel, dispatch, window, surroundings, cells }) =>
    line([
      ...[`\`${status}\``, channel, dispatch, window],
      ...(['contact', 'project', 'transport'] as const).map((name) => formatValues(name, surroundings[name])),
      ...verbs.map((verb) => cells[verb]!.text),
    ]),
  );
  return [line(head), line(head.map(() => '---')), ...body].join('\n');
}
