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

// Readers return unreadable cells unchanged, so that the record schema rejects them under their name.
const readText = (cell: string) => cell;
const readNumber = (cell: string) => (/^\d{1,15}$/.test(cell) ? Number(cell) : cell);
const readFlag = (cell: string) => (cell === 'true' ? true : cell === 'false' ? false : cell);
const readList = (cell: string) =>
  cell
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

function readMinQuantities(cell: string) {
  return readList(cell).map((item) => {
    const [process = '', quantity = '', ...unit] = item.includes(':') ? splitParts(item, ':') : ['', item];
    return { process: process || null, quantity: readNumber(quantity), unit: unit.join(':') };
  });
}

function readCertifications(cell: string) {
  return readList(cell).map((item) => {
    const [name, issuer, number, validUntil, status, ...sourceNote] = splitParts(item, ';');
    return { name, issuer, number, validUntil, status: status || undefined, sourceNote: sourceNote.join(';') };
  });
}

function readLeadTime(cell: string) {
  const [, low, high = low] = /^(\d{1,15})(?:\s*-\s*(\d{1,15}))?$/.exec(cell) ?? [];
  return low === undefined ? cell : { low: Number(low), high: Number(high) };
}

const splitParts = (item: string, separator: string) => item.split(separator).map((part) => part.trim());

const mapHeaders = (parent: Parent, read: Column['read'], ...headers: string[]): [string, Column][] =>
  headers.map((header) => [header, { parent, read }]);

export const columns: ReadonlyMap<string, Column> = new Map([
  ...mapHeaders(
    'record',
    readText,
    'directoryId',
    'kind',
    'nameEn',
    'nameZh',
    'city',
    'region',
    'country',
    'specialty',
  ),
  ...mapHeaders('record', readList, 'processes', 'capabilities', 'aliases'),
  ...mapHeaders('record', readMinQuantities, 'minQuantities'),
  ...mapHeaders('record', readText, 'startupFriendly', 'lastAnsweredAt', 'confidence'),
  ...mapHeaders('record', readFlag, 'answeredUs', 'quarantined'),
  ...mapHeaders('record', readCertifications, 'certifications'),
  ...mapHeaders('contacts', readText, 'contactName', 'contactEmail', 'contactPhone', 'contactWechat'),
  ...mapHeaders('contactFields', readList, 'phones', 'emails', 'addressesZh'),
  ...mapHeaders('directoryFields', readText, 'website', 'employeeRange', 'moqNote', 'paymentTermsNote'),
  ...mapHeaders('directoryFields', readNumber, 'yearFounded', 'floorAreaM2'),
  ...mapHeaders('directoryFields', readList, 'exportMarkets', 'languages', 'equipment'),
  ...mapHeaders('directoryFields', readLeadTime, 'sampleLeadTimeDays', 'productionLeadTimeDays'),
  ...mapHeaders('whatTheyToldUs', readText, 'answeredSummary', 'contactedNote', 'communityComments', 'sources'),
  ...mapHeaders('notes', readText, 'sourceNote', 'verificationNote', 'interactionNote'),
]);

/**
 * CSV form: nested fields are top-level columns. Lists are separated by `|`, `minQuantities` is
 * `process:quantity[:unit]` or a bare quantity, `certifications` is `name;issuer;number;validUntil;status;sourceNote`
 * with only the name required, lead times are `low-high`. An empty cell is an absent field.
 */
export const factoryCsvHeaders: readonly string[] = [...columns.keys()];

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
    const column = columns.get(header);
    if (!column) throw new Error(`There is no column ${header}.`);
    parts[column.parent][header] = column.read(cell);
  }
  const { record, contacts, contactFields, ...others } = parts;
  return { ...record, contacts: { ...contacts, directoryFields: contactFields }, ...others };
}

export function findHeader(path: PropertyKey[]): string {
  const parts = path.map(String);
  for (const [header, { parent }] of columns)
    if ([...parents[parent], header].every((part, at) => part === parts[at])) return header;
  return parts.join('.');
}
