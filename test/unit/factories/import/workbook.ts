import { strToU8, zipSync } from 'fflate';

/** `day` is a date serial number. */
type Value = string | number | boolean | Date | { day: number } | null;
/** A stored value, the last value of a formula, or the name of its error. */
export type Cell = Value | { formula: string; gave: Value } | { error: string };

const oneDay = 24 * 60 * 60 * 1000;
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const dateStyle = 1;

/** A minimal .xlsx file. Empty rows are omitted, as Excel does. */
export function workbookOf(sheets: Cell[][][], { date1904 = false } = {}): Uint8Array {
  const numbers = sheets.map((_, index) => index + 1);
  const sheetFiles = sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows, date1904)]);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${numbers.map((n) => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheetFiles),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(xml + text)])));
}

function sheetOf(rows: Cell[][], date1904: boolean): string {
  const rowsXml = rows.map((cells, index) => {
    const row = index + 1;
    const cellsXml = cells.map((cell, at) => cellOf(cell, `${columnOf(at)}${row}`, date1904));
    return cells.length === 0 ? '' : `<row r="${row}">${cellsXml.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${rowsXml.join('')}</sheetData></worksheet>`;
}

/** A to Z, then AA to ZZ. */
function columnOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnOf(Math.floor(at / 26) - 1) + letter;
}

function cellOf(cell: Cell, at: string, date1904: boolean, formula = ''): string {
  if (cell === null) return '';
  if (cell instanceof Date) {
    const epoch = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
    return cellOf({ day: (cell.valueOf() - epoch) / oneDay }, at, date1904, formula);
  }
  if (typeof cell === 'object') {
    if ('day' in cell) return `<c r="${at}" s="${dateStyle}">${formula}<v>${cell.day}</v></c>`;
    if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`;
    return cellOf(cell.gave, at, date1904, `<f>${cell.formula}</f>`);
  }
  if (typeof cell === 'number') return `<c r="${at}">${formula}<v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b">${formula}<v>${Number(cell)}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  if (formula) return `<c r="${at}" t="str">${formula}<v>${text}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
