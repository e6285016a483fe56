import type { introspection } from '../schema/graphql.d.ts';
import type { operations } from '../schema/openapi.d.ts';

/**
 * An object or a list that an API answers. Reads any path of names that either schema knows: `body.project.parts[0].name`.
 * A field that holds text in the whole schema is a string, and so on; one that may be missing or null is no different,
 * since a test that reads it expects it. The alias of a GraphQL field is no name of the schema:
 * `request<{ made: Json }>('… made: createProject …')`.
 */
export interface Json extends Fields, FreeForm, List {}

/** A value of a name that holds values of several kinds. `text`, `number` and `list` check which one it is. */
export type JsonValue = Json | (Json & string) | (Json & number) | (Json & boolean);

/** Names that no schema lists. */
interface FreeForm extends Readonly<Record<Envelope | ErrorDetail | Output, Json>> {
  readonly extensions: Extensions;
  readonly retryAfterSeconds: number;
  readonly triesLeft: number;
  readonly position: number;
  readonly subjectZh: string;
  readonly rawNote: string;
  readonly reviewRequirements: string[];
  readonly unresolvedFactoryIds: string[];
}
type Envelope = 'data' | 'errors';
type ErrorDetail = 'details' | 'fields' | 'accepted' | 'rejected' | 'problems';
type Output = 'shortlist' | 'intentContext' | 'raw';

/** What GraphQL adds to an error, and to an answer. */
export interface Extensions {
  readonly code: string;
  readonly status: number;
  readonly requestId: string;
  readonly docs: string;
  readonly details: Json;
  readonly cost: { readonly requested: number; readonly actual: number; readonly remaining: number };
}

interface List extends Readonly<Record<0 | 1 | 2 | 3, Json>> {
  [Symbol.iterator](): ArrayIterator<Json>;
  readonly length: number;
  readonly [index: number]: Json;
  at(index: number): Json;
  map<T>(each: (item: Json, index: number) => T): T[];
  flatMap<T>(each: (item: Json, index: number) => T | T[]): T[];
  filter(test: (item: Json, index: number) => unknown): Json[];
  find(test: (item: Json, index: number) => unknown): Json;
  some(test: (item: Json, index: number) => unknown): boolean;
  every(test: (item: Json, index: number) => unknown): boolean;
  slice(start?: number, end?: number): Json[];
}

type Fields = { readonly [Name in Exclude<keyof Values, keyof (FreeForm & List)>]: Read<Values[Name]> };

type Read<Value> = [Value] extends [string]
  ? string
  : [Value] extends [number]
    ? number
    : [Value] extends [boolean]
      ? boolean
      : [Value] extends [string[]]
        ? string[]
        : [Value] extends [number[]]
          ? number[]
          : [Value] extends [object]
            ? Json
            : JsonValue;

/** The values that each name holds anywhere in the schemas: what two types call by the same name is a union. */
type Values = { [Field in GraphField | RestField as Field[0] & string]: Field[1] };

type ListOf<Item> = Item extends string | number ? Item[] : object;

type Types = introspection['types'];
type GraphField = { [Name in keyof Types]: FieldsOfType<Types[Name]> }[keyof Types];
type FieldsOfType<Type> = Type extends { fields: infer Each }
  ? { [Name in keyof Each]: FieldOfType<Each[Name]> }[keyof Each]
  : Type extends { inputFields: (infer Each)[] }
    ? FieldOfType<Each>
    : never;
type FieldOfType<Field> = Field extends { name: infer Name; type: infer Type } ? [Name, GraphValue<Type>] : never;
type GraphValue<Type> = Type extends { kind: 'NON_NULL'; ofType: infer Of }
  ? GraphValue<Of>
  : Type extends { kind: 'LIST'; ofType: infer Of }
    ? ListOf<GraphValue<Of>>
    : Type extends { kind: 'SCALAR'; name: infer Name }
      ? Name extends keyof Scalars
        ? Scalars[Name]
        : string
      : Type extends { kind: 'ENUM' }
        ? string
        : object;
type Scalars = { Int: number; Float: number; SafeInt: number; Boolean: boolean; JSON: object };

type Responses = operations[keyof operations]['responses'];
type RestField = FieldsIn<BodiesOf<Responses>>;
type BodiesOf<Each> = Each extends unknown
  ? {
      [Status in keyof Each]: Each[Status] extends { content: { 'application/json': infer Body } } ? Body : never;
    }[keyof Each]
  : never;
type FieldsIn<T> = T extends readonly (infer Item)[]
  ? FieldsIn<Item>
  : T extends object
    ? { [Name in keyof T]-?: (string extends Name ? never : [Name, RestValue<T[Name]>]) | FieldsIn<T[Name]> }[keyof T]
    : never;
type RestValue<T> = T extends readonly (infer Item)[]
  ? ListOf<RestValue<Item>>
  : T extends null | undefined
    ? never
    : T extends string
      ? string
      : T extends number
        ? number
        : T extends boolean
          ? boolean
          : T extends object
            ? object
            : unknown;

function refuse(value: unknown, wanted: string): never {
  throw new TypeError(`${JSON.stringify(value)} is not ${wanted}`);
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : refuse(value, 'text'));
export const number = (value: unknown): number => (typeof value === 'number' ? value : refuse(value, 'a number'));

/** Reads a value from elsewhere in the same way. */
export const asJson = (value: unknown): Json => value as Json;

/** `Item` is what the test expects; only that it is a list is checked. */
export const list = <Item = Json>(value: unknown): Item[] => (Array.isArray(value) ? value : refuse(value, 'a list'));

/** The body of a response. */
export const readJson = async (response: Pick<Response, 'json'>): Promise<Json> => asJson(await response.json());
