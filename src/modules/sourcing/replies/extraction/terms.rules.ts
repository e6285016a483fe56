import { findDurations } from './duration.rules.ts';

const incoterms = /(?<![A-Za-z/])(EXW|FCA|FAS|FOB|CFR|CNF|C&F|CIF|CPT|CIP|DAP|DPU|DDP)(?![A-Za-z])/gi;
const stopWord =
  /^(?:price|prices|term|terms|basis|quotation|quote|lead|payment|delivery|moq|tooling|valid|validity|usd|rmb|and|or|with|for|incoterms?|in|at|is|port|our|your|the)$/i;

type Term = { incoterm: string; namedPlace: string | null };

export function findTerms(text: string): Term[] {
  return [...text.matchAll(incoterms)].map((match) => {
    const [written, code = ''] = match;
    const incoterm = /^(?:CNF|C&F)$/i.test(code) ? 'CFR' : code.toUpperCase();
    return { incoterm, namedPlace: readPlace(text.slice(match.index + written.length)) };
  });
}

function readPlace(rest: string): string | null {
  const given = rest.replace(/^[\s:,-]{0,4}(?:port(?: of)?\s+)?/i, '');
  const han = /^\p{Script=Han}{2,6}/u.exec(given)?.[0];
  if (han) return /^(?:价|单价|报价|条款|交|付)/.test(han) ? null : han.replace(/(?:交期|交货|付款).*$/, '') || null;
  const place: string[] = [];
  for (const word of given.match(/^[A-Za-z][A-Za-z.'-]*(?: [A-Z][A-Za-z'-]*){0,3}/)?.[0].split(' ') ?? []) {
    if (stopWord.test(word.replace(/\.$/, '')) || incotermWord.test(word)) break;
    place.push(word.replace(/\.$/, ''));
    if (word.endsWith('.') && word.length > 3) break;
  }
  const name = place.join(' ');
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}
const incotermWord = /^(?:EXW|FCA|FAS|FOB|CFR|CNF|CIF|CPT|CIP|DAP|DPU|DDP)$/i;

const paymentLabel =
  /(?:terms? of payment|payments?(?:\s*(?:terms?|conditions?|method))?|付款(?:方式|条件|条款)?)(?:\s*\/?\s*(?:payment|付款))?\s*(?:for [a-z ]{1,20})?(?:[:]|为|是|\bis\b)\s*|付款\s+(?=\S)|付款\s*[:]/i;
const barePayment =
  /^[\s\-•*]*((?:T\/T\s*)?\d{1,3}\s?%\s*(?:T\/T|deposit|advance|in advance|预付|定金).*|T\/T\s*\d{1,3}\s?%.*|\d{1,3} days net\b.*|net \d{1,3}\b.*)$/i;

/** As written, to the end of the clause. */
export function findPaymentTerms(text: string): string | null {
  const label = paymentLabel.exec(text);
  const written = label ? text.slice(label.index + label[0].length) : (barePayment.exec(text)?.[1] ?? '');
  const [terms = ''] = written.split(/;|[.](?:\s|$)/);
  const cut = terms.replace(/,\s*(?:lead time|delivery|交期|fob|exw).*$/i, '').trim();
  return cut.length >= 3 &&
    cut.length <= 300 &&
    /%|T\/T|L\/C|D\/P|net|paypal|月结|预付|定金|invoice|advance|款到/i.test(cut)
    ? cut
    : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dates: [RegExp, (match: RegExpExecArray) => (string | undefined)[]][] = [
  [/(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})/, ([, y, m, d]) => [y, m, d]],
  [/(20\d\d)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/, ([, y, m, d]) => [y, m, d]],
  [/(\d{1,2})(?:st|nd|rd|th)?\s{1,3}([A-Za-z]{3})[a-z]{0,6}\.?,?\s{1,3}(20\d\d)/, ([, d, m, y]) => [y, monthOf(m), d]],
  [
    /\b([A-Za-z]{3})[a-z]{0,6}\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(20\d\d)/,
    ([, m, d, y]) => [y, monthOf(m), d],
  ],
];
const monthOf = (name = ''): string => String(months.indexOf(name.toLowerCase()) + 1);

/** The last day, as stated or counted from the day of the mail. */
export function findValidity(text: string, sentOn: string | null): string | null {
  const at = text.search(/valid|有效/i);
  if (at === -1 || /invalid/i.test(text)) return null;
  const near = text.slice(Math.max(0, at - 20));
  for (const [pattern, read] of dates) {
    const match = pattern.exec(near);
    const date = match && toDate(read(match));
    if (date) return date;
  }
  const [span, ...others] = findDurations(near);
  if (!span || others.length || span.low !== span.high || sentOn === null) return null;
  return new Date(Date.parse(sentOn) + span.low * 24 * 3600_000).toISOString().slice(0, 10);
}

function toDate([year = '', month = '', day = '']: (string | undefined)[]): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(text);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

const declines = [
  /(?:not able|unable|cannot|can't|can not) (?:to )?(?:quote|offer|make|produce|take|do|undertake|accept)\b/i,
  /(?:have|need|regret|decided|must)(?: to)? decline|we decline|decline (?:this|the|your) (?:inquiry|rfq|request|project)/i,
  /(?:will|shall|do) not (?:be )?(?:quote|quoting|offer)\b|not (?:in|within) our (?:scope|field|range)|no quotation/i,
  /无法(?:报价|承接|生产|制作|加工|接单|参与|做)|不能(?:报价|承接|生产)|做不了|不(?:报价|承接|参与报价)|就不报价|婉拒|放弃报价/,
];
export const isDecline = (text: string): boolean => declines.some((pattern) => pattern.test(text));
