type Parent = keyof typeof parents;
type Column = { parent: Parent; read: (cell: string) => unknown };

const parents = {
  record: [],
  contacts: ['contacts'],
  contactFields: ['contacts', 'directoryFields'],
  directoryFields: ['directoryFields'],
  whatTheyToldUs: ['whatTheyToldUs'],
  notes: ['notes'],
};

// What a reader cannot understand it returns as it stands, for the shape of the record to refuse under its name.
const text = (cell: string) => cell;
const number = (cell: string) => (/^\d{1,15}$/.test(cell) ? Number(cell) : cell);
const flag = (cell: string) => (cell === 'true' ? true : cell === 'false' ? false : cell);
const list = (cell: string) =>
  cell
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

function minQuantities(cell: string) {
  return list(cell).map((item) => {
    const [process = '', quantity = '', ...unit] = item.includes(':') ? parts(item, ':') : ['', item];
    return { process: process || null, quantity: number(quantity), unit: unit.join(':') };
  });
}

function certifications(cell: string) {
  return list(cell).map((item) => {
    const [name, issuer, number, validUntil, status, ...sourceNote] = parts(item, ';');
    return { name, issuer, number, validUntil, status: status || undefined, sourceNote: sourceNote.join(';') };
  });
}

function leadTime(cell: string) {
  const [, low, high = low] = /^(\d{1,15})(?:\s*-\s*(\d{1,15}))?$/.exec(cell) ?? [];
  return low === undefined ? cell : { low: Number(low), high: Number(high) };
}

const parts = (item: string, separator: string) => item.split(separator).map((part) => part.trim());

const under = (parent: Parent, read: Column['read'], ...headers: string[]): [string, Column][] =>
  headers.map((header) => [header, { parent, read }]);

/** How each header of the CSV form is read, and in which part of the record its value stands under the same name. */
export const columns: ReadonlyMap<string, Column> = new Map([
  ...under('record', text, 'directoryId', 'kind', 'nameEn', 'nameZh', 'city', 'region', 'country', 'specialty'),
  ...under('record', list, 'processes', 'capabilities', 'aliases'),
  ...under('record', minQuantities, 'minQuantities'),
  ...under('record', text, 'startupFriendly', 'lastAnsweredAt', 'confidence'),
  ...under('record', flag, 'answeredUs', 'quarantined'),
  ...under('record', certifications, 'certifications'),
  ...under('contacts', text, 'contactName', 'contactEmail', 'contactPhone', 'contactWechat'),
  ...under('contactFields', list, 'phones', 'emails', 'addressesZh'),
  ...under('directoryFields', text, 'website', 'employeeRange', 'moqNote', 'paymentTermsNote'),
  ...under('directoryFields', number, 'yearFounded', 'floorAreaM2'),
  ...under('directoryFields', list, 'exportMarkets', 'languages', 'equipment'),
  ...under('directoryFields', leadTime, 'sampleLeadTimeDays', 'productionLeadTimeDays'),
  ...under('whatTheyToldUs', text, 'answeredSummary', 'contactedNote', 'communityComments', 'sources'),
  ...under('notes', text, 'sourceNote', 'verificationNote', 'interactionNote'),
]);

/**
 * The CSV form: nested names of the record stand at top level. Lists are joined by `|`, `minQuantities` is
 * `process:quantity[:unit]` or a bare quantity, `certifications` is `name;issuer;number;validUntil;status;sourceNote`
 * of which the name is enough, lead times are `low-high`. An empty cell is an absent field.
 */
export const factoryCsvHeaders: readonly string[] = [...columns.keys()];

/** The record that the filled cells of one line say. */
export function toFactoryRecord(cells: readonly (readonly [header: string, cell: string])[]) {
  const parts: Record<Parent, Record<string, unknown>> = {
    record: {},
    contacts: {},
    contactFields: {},
    directoryFields: {},
    whatTheyToldUs: {},
    notes: {},
  };
  for (const [header, cell] of cells) {
    const { parent, read } = columns.get(header)!;
    parts[parent][header] = read(cell);
  }
  const { record, contacts, contactFields, ...others } = parts;
  return { ...record, contacts: { ...contacts, directoryFields: contactFields }, ...others };
}

/** The header under which the caller wrote what stands at this path of the record. */
export function columnOf(path: PropertyKey[]): string {
  const parts = path.map(String);
  for (const [header, { parent }] of columns)
    if ([...parents[parent], header].every((part, at) => part === parts[at])) return header;
  return parts.join('.');
}
