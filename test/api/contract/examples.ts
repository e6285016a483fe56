import type { Example, Examples } from '#rest/examples.ts';
import type { Said } from './client.ts';
import { documented } from './document.ts';
import type { Request } from './row.ts';

/** What differs from one run to the next, and what stands for the nth such value in an example. */
const changing: [pattern: RegExp, stand: (n: number, part: string) => string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (n) => `01990000-0000-7000-8000-${digits(n, 12)}`],
  [/\bssd_[a-z]+_\w*/g, (_, key) => key.replace(/(?<=^ssd_[a-z]+_)\w*/, (rest) => '0'.repeat(rest.length))],
  [/\bwhsec_[\w+/]+=/g, (_, secret) => `whsec_${'0'.repeat(secret.length - 7)}=`],
  [/\bdvc_[\w-]+/g, (_, code) => `dvc_${'0'.repeat(code.length - 4)}`],
  [/\b[B-Z]{4}-[B-Z]{4}\b/g, () => 'BCDF-GHJK'],
  [/RFQ-[0-9A-F]{8}/g, (n) => `RFQ-${digits(n, 8)}`],
  [/\b[0-9a-f]{64}\b/g, (n) => digits(n, 64)],
  [/(?<=Metal |金属|sales-|mfg-)[0-9a-f]{12}/g, (n) => digits(n, 12)],
  [/\bm-\d+\b/g, () => 'm-1'],
  [/req_[0-9A-Z]{26}/g, () => `req_${'0'.repeat(26)}`],
  [/(?<="last4":")\w{4}/g, () => '0000'],
  [/(?<="(?:signature|publicKeyId)":")[^"]+/g, (_, part) => '0'.repeat(part.length)],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, () => '2026-09-01T08:00:00.000Z'],
  [/(?<="(?:asOf|generatedAt)":")\d{4}-\d\d-\d\d(?=")/g, () => '2026-09-01'],
  [/(?<="(?:remainingToday|expiresIn|retryAfterSeconds|position|durationMs)":)\d+/g, () => '17'],
  [/(?<=Company )[0-9a-f]{8}\b/g, (n) => digits(n, 8)],
];

const digits = (n: number, length: number) => String(n).padStart(length, '0');

const maxTextLength = 300;

function shorten(key: string, value: unknown): unknown {
  // Linters would take them for schemas of the document itself.
  if (/schema$/i.test(key) && typeof value === 'object') return { type: 'object' };
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.slice(0, 2) : value;
  const isLong = typeof value === 'string' && value.length > maxTextLength;
  return isLong ? `${value.slice(0, maxTextLength).toWellFormed()}…` : value;
}

/** Makes the same example of every run. Lists are cut to two records, and long texts to their beginning. */
function toExample<T>(value: T): T {
  const text = changing.reduce(
    (text, [pattern, stand]) => {
      const known = new Map<string, string>();
      return text.replaceAll(pattern, (part: string) => {
        if (!known.has(part)) known.set(part, stand(known.size + 1, part));
        return known.get(part)!;
      });
    },
    JSON.stringify(value, shorten),
  );
  return JSON.parse(text);
}

const recorded: Record<string, Required<Example>> = {};

/** Keeps the first success and the first refusal of each code. */
export function recordExample(
  operation: string,
  { path, query, headers, body }: Request,
  { response, body: answer }: Said,
) {
  if (operation === 'GET /openapi.json' || response.status === 304) return;
  const { status } = response;
  recorded[operation] ??= { parameters: {}, body: null, answers: {}, refusals: {} };
  const example = recorded[operation];
  const code = answer?.error?.code;
  if (code) {
    example.refusals[status] ??= {};
    example.refusals[status][code] ??= toExample(answer);
    return;
  }
  if (status in example.answers) return;
  const isFirst = Object.keys(example.answers).length === 0;
  const exchange = toExample({ parameters: { ...path, ...query, ...headers }, body: body ?? null, answer });
  if (isFirst) Object.assign(example, { parameters: exchange.parameters, body: exchange.body });
  // Files are no JSON.
  if (!operation.endsWith('/content')) example.answers[status] = exchange.answer;
}

export const isComplete = () =>
  [...documented].every(([name, { responses }]) => {
    const { answers = {}, refusals = {} } = recorded[name] ?? {};
    const isKnown = (status: string) => status === '304' || status in answers || status in refusals;
    return (
      name === 'GET /openapi.json' ||
      Object.keys(responses).every((status) => isKnown(status) || name.endsWith('/content'))
    );
  });

const sortKeys = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Refusals that are alike everywhere are kept for the first operation alone. */
export function listExamples(): Examples {
  const known = new Set<string>();
  const own = new Set(['409', '422', '502']);
  return Object.fromEntries(
    Object.entries(sortKeys(recorded)).map(([name, { parameters, body, answers, refusals }]) => {
      const kept = Object.entries(sortKeys(refusals)).flatMap(([status, byCode]) => {
        const isAnonymous = documented.get(name)?.responses[status]?.$ref?.endsWith('Uncounted');
        const fresh = Object.entries(sortKeys(byCode)).filter(([code]) => {
          const key = `${status} ${code} ${isAnonymous}`;
          const isKept = own.has(status) || !known.has(key);
          known.add(key);
          return isKept;
        });
        return fresh.length ? [[status, Object.fromEntries(fresh)]] : [];
      });
      const example: Example = {
        ...(Object.keys(parameters).length && { parameters }),
        ...(body !== null && { body }),
        ...(Object.keys(answers).length && { answers }),
        ...(kept.length && { refusals: Object.fromEntries(kept) }),
      };
      return [name, example];
    }),
  );
}
