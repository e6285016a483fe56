import type { paths } from '../../../schema/openapi.d.ts';
import { isLost } from '../errors.ts';
import { readJsonObject } from '../input/json-input.ts';
import type { JsonObject } from '../json.ts';
import type { Argument, Command, Flag, Given } from './command.ts';
import type { AnswerOf, BodyField, Column, Method, PathOf, QueryOf } from './contract.ts';
import { type Field, getOptionName, toFlag } from './flags.ts';
import type { Call, Session, Shown } from './session.ts';

type ListShown<A> = {
  [F in keyof A & string]: A[F] extends readonly (infer T)[] ? { list: F; columns: readonly Column<T>[] } : never;
}[keyof A & string];
type RecordShown<A> = { record: (keyof A & string) | null };
type Shows<M extends Method, P extends keyof paths> = ListShown<AnswerOf<M, P>> | RecordShown<AnswerOf<M, P>>;

type Fields<Name extends PropertyKey> = { readonly [N in Name]?: Field };

type Row<M extends Method, P extends keyof paths> = Pick<
  Command,
  'name' | 'summary' | 'examples' | 'isPublic' | 'timeoutMs'
> & {
  /** What the identifiers in the path are. */
  ids?: Readonly<Record<string, string>>;
  shows: Shows<M, P>;
};
type ReadRow<P extends PathOf<'get'>> = Row<'get', P> & {
  /** A required parameter of the query as an argument. */
  queryArgument?: { name: keyof QueryOf<P> & string; description: string };
  query?: Fields<keyof QueryOf<P>>;
};
type WriteRow<M extends Method, P extends PathOf<M>> = Row<M, P> & {
  bodyArguments?: { readonly [N in BodyField<M, P>]?: string };
  body?: Fields<BodyField<M, P>>;
  /** Takes the body, or the rest of it, from a file. */
  takesInput?: true;
  idempotency?: true;
  /** What shows whether it was saved, if the answer is lost. Null for a question that saves nothing. */
  readBack: string | null;
};

export const inputFlag: Flag = {
  flags: '--input <file>',
  description: 'JSON object with further fields of the request; - is the standard input',
};
export const idempotencyFlag: Flag = {
  flags: '--idempotency-key <key>',
  description: '8 to 120 letters, digits, underscores or hyphens; default: a new one, which is printed',
};

const idsIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

export const fillPath = (path: string, given: Given): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));

const pathArguments = (path: string, ids: Readonly<Record<string, string>> = {}): Argument[] =>
  idsIn(path).map((name) => ({ name, description: ids[name] ?? 'id of the record' }));

export const toFlags = (fields: Fields<string> = {}): Flag[] =>
  Object.entries(fields).flatMap(([name, field]) => (field ? [toFlag(name, field)] : []));

export const pickFields = (fields: Fields<string> = {}, given: Given): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = field && given[getOptionName(name, field)];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A command that reads. */
export function read<P extends PathOf<'get'>>(path: P, row: ReadRow<P>): Command {
  const { ids, shows, query, queryArgument, ...command } = row;
  return {
    ...command,
    arguments: [...pathArguments(path, ids), ...(queryArgument ? [queryArgument] : [])],
    options: toFlags(query),
    async run(session, given) {
      const first = queryArgument ? { [queryArgument.name]: given[queryArgument.name] } : {};
      await session.print(await session.get(fillPath(path, given), { ...first, ...pickFields(query, given) }), shows);
    },
  };
}

/** A command that changes something. It sends one request, whatever becomes of it. */
export function write<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  row: WriteRow<M, P>,
): Command {
  const { ids, shows, body, bodyArguments, takesInput, idempotency, readBack, ...command } = row;
  const positional = Object.entries<string | undefined>(bodyArguments ?? {});
  return {
    ...command,
    arguments: [
      ...pathArguments(path, ids),
      ...positional.map(([name, description = '']) => ({
        name,
        description,
        ...(takesInput && { optional: true as const }),
      })),
    ],
    options: [...toFlags(body), ...(takesInput ? [inputFlag] : []), ...(idempotency ? [idempotencyFlag] : [])],
    async run(session, given) {
      const input = typeof given['input'] === 'string' ? await readJsonObject(given['input'], session.io.stdin) : {};
      const named = positional.flatMap(([name]) => (given[name] === undefined ? [] : [[name, given[name]]]));
      const call: Call = {
        method: toHttpMethod(method),
        path: fillPath(path, given),
        body: { ...input, ...Object.fromEntries(named), ...pickFields(body, given) },
        ...(idempotency && { idempotencyKey: announceIdempotencyKey(session, given) }),
      };
      await sendWrite(session, call, shows, readBack && fillReadBack(readBack, given));
    },
  };
}

const httpMethods = { post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;
const toHttpMethod = (method: Exclude<Method, 'get'>) => httpMethods[method];

const fillReadBack = (readBack: string, given: Given): string =>
  readBack.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name]));

/** The key is known before the request, so that the same request can be sent again after an interruption. */
export function announceIdempotencyKey(session: Session, given: Given): string {
  const chosen = given['idempotencyKey'];
  if (typeof chosen === 'string') return chosen;
  const made = crypto.randomUUID();
  session.output.note(`Idempotency key: ${made}`);
  return made;
}

/** Says how to find out what was saved, if the answer is lost. */
async function sendWrite(session: Session, call: Call, shown: Shown, readBack: string | null): Promise<void> {
  try {
    await session.print(await session.call(call), shown);
  } catch (error) {
    if (readBack && isLost(error)) adviseReading(session, readBack);
    throw error;
  }
}

export const adviseReading = (session: Session, readBack: string): void =>
  session.output.note(`It is not known whether this was saved. Before you repeat it, read: sourcing ${readBack}`);
