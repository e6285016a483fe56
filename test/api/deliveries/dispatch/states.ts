/** The surroundings of a delivery. Each combination is tried with each state it can be in. */
export type Surroundings = { contact: string; project: string; transport: string };
export type Row = {
  status: string;
  channel: string;
  dispatch: string;
  window: string;
  surroundings: Surroundings;
  /** By verb: what the caller is answered, and whether the delivery is in another state then. */
  cells: Record<string, { text: string; leadsOn: boolean }>;
};

export const values = {
  contact: ['usable', 'withdrawn', 'quarantined'],
  project: ['active', 'archived'],
  transport: ['configured', 'none', 'changed'],
} as const;

export const final = ['sent', 'not_sent', 'rejected', 'resend_failed'];

type Merged = Omit<Row, 'surroundings'> & { surroundings: Record<keyof Surroundings, string[]> };

/** Joins rows that differ in one surrounding only and are answered alike. */
function mergeBy(rows: readonly Merged[], dimension: keyof Surroundings): Merged[] {
  const alike = Map.groupBy(rows, ({ surroundings, ...row }) =>
    JSON.stringify([row, { ...surroundings, [dimension]: null }]),
  );
  return [...alike.values()].map((group) => {
    const joined = group.flatMap(({ surroundings }) => surroundings[dimension]);
    return { ...group[0]!, surroundings: { ...group[0]!.surroundings, [dimension]: joined } };
  });
}

const nameOf = (dimension: keyof Surroundings, joined: string[]): string =>
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
      ...(['contact', 'project', 'transport'] as const).map((name) => nameOf(name, surroundings[name])),
      ...verbs.map((verb) => cells[verb]!.text),
    ]),
  );
  return [line(head), line(head.map(() => '---')), ...body].join('\n');
}
