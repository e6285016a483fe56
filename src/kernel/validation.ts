import { z } from 'zod';
import { DomainError } from './errors.ts';

/** One invalid field. Never contains the value, which may be a contact or a key. */
export const FieldProblem = z.object({
  location: z.enum(['body', 'query', 'path', 'header']),
  path: z.string().meta({ description: 'JSON Pointer into the body, or the name of the parameter or header.' }),
  code: z.enum([
    'required',
    'unknown_field',
    'invalid_type',
    'too_small',
    'too_big',
    'too_short',
    'too_long',
    'invalid_format',
    'invalid_enum',
    'not_integer',
    'duplicate',
    'mutually_exclusive',
    'invalid_value',
  ]),
  message: z.string(),
  limit: z.number().nullable().meta({ description: 'The limit that was exceeded.' }),
  allowed: z.array(z.string()).nullable().meta({ description: 'Accepted values, with invalid_enum.' }),
});
export type FieldProblem = z.output<typeof FieldProblem>;
export type Location = FieldProblem['location'];

export const maxProblems = 20;
const missing = 'This field is required.';

// zod has the input only here; later, an absent field and one of the wrong type look alike.
z.config({ customError: ({ input }) => (input === undefined ? missing : undefined) });

export function invalidFields(problems: FieldProblem[]): DomainError {
  const { length } = problems;
  const counted = length > maxProblems ? `More than ${maxProblems} fields are` : `${length} fields are`;
  const message = length === 1 ? 'One field is not valid.' : `${counted} not valid.`;
  return new DomainError('validation_failed', message, { fields: problems.slice(0, maxProblems) });
}

/** The problems of an error that `invalidFields` created. */
export const readFieldProblems = (error: unknown): FieldProblem[] =>
  error instanceof DomainError ? z.array(FieldProblem).catch([]).parse(error.details?.['fields']) : [];

/** For rules that a schema cannot express. `path` is a JSON Pointer into the caller's input. */
export const invalidField = (path: string, message: string, problem: Partial<FieldProblem> = {}) =>
  invalidFields([{ location: 'body', path, code: 'invalid_value', message, limit: null, allowed: null, ...problem }]);

export const idempotencyKeyRequired = (): DomainError =>
  new DomainError(
    'idempotency_key_required',
    'An idempotency key is required: 8 to 120 characters of A-Z a-z 0-9 _ -.',
  );

export function toValidationError(
  { issues }: Pick<z.ZodError, 'issues'>,
  location: Location = 'body',
  under: PropertyKey[] = [],
): DomainError {
  const readLastKey = (issue: z.core.$ZodIssue) => String(issue.path.at(-1));
  const keyIssue = issues.find((issue) => /^idempotency-?key$/i.test(readLastKey(issue)));
  if (keyIssue?.message === missing) return idempotencyKeyRequired();
  if (keyIssue)
    return new DomainError(
      'idempotency_key_invalid',
      'The idempotency key must be 8 to 120 characters of A-Z a-z 0-9 _ -.',
    );
  // A value of the wrong type also fails its limits; only the type is reported.
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('/')] : [])));
  const relevant = issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path.join('/')));
  const problems: FieldProblem[] = [];
  for (const issue of relevant) {
    if (problems.length > maxProblems) break;
    problems.push(...toProblems(issue, location, [...under, ...issue.path]));
  }
  return invalidFields(problems);
}

export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  location: Location = 'body',
  under: PropertyKey[] = [],
): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw toValidationError(parsed.error, location, under);
  return parsed.data;
}

const checked = new WeakMap<object, z.ZodType>();

/** An input type of this schema then takes the value as it is: its own checks would only repeat what has been done. */
export function markChecked<T extends object>(value: T, schema: z.ZodType): T {
  checked.set(value, schema);
  return value;
}

export const isChecked = (value: object, schema: z.ZodType | undefined): boolean =>
  schema !== undefined && checked.get(value) === schema;

function toProblems(issue: z.core.$ZodIssue, location: Location, path: PropertyKey[]): FieldProblem[] {
  const at = (
    code: FieldProblem['code'],
    message = issue.message,
    more: Partial<FieldProblem> = {},
  ): FieldProblem[] => [
    { location, path: formatPath(location, path), code, message, limit: null, allowed: null, ...more },
  ];
  if (issue.message === missing) return at('required');
  switch (issue.code) {
    case 'invalid_type':
      return at(issue.expected === 'int' ? 'not_integer' : 'invalid_type');
    case 'too_small':
      return at(hasLength(issue.origin) ? 'too_short' : 'too_small', issue.message, { limit: Number(issue.minimum) });
    case 'too_big':
      return at(hasLength(issue.origin) ? 'too_long' : 'too_big', issue.message, { limit: Number(issue.maximum) });
    case 'invalid_format':
      return at('invalid_format');
    case 'invalid_value':
      return at('invalid_enum', issue.message, { allowed: issue.values.map(String) });
    case 'unrecognized_keys':
      return issue.keys.slice(0, maxProblems + 1).map((key) => ({
        location,
        path: formatPath(location, [...path, key]),
        code: 'unknown_field' as const,
        message: 'Unknown field.',
        limit: null,
        allowed: null,
      }));
    case 'custom':
      return at(FieldProblem.shape.code.catch('invalid_value').parse(issue.params?.['code']));
    default:
      return at('invalid_value');
  }
}

const hasLength = (origin: string) => origin === 'string' || origin === 'array' || origin === 'set';

const maxNameLength = 200;

/** Field names of callers may be as long as a body; reported names are not. */
const shorten = (part: PropertyKey) => {
  const name = String(part);
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength).toWellFormed()}…` : name;
};

export const toJsonPointer = (path: readonly PropertyKey[]) =>
  path.map((part) => `/${shorten(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const formatPath = (location: Location, path: PropertyKey[]) =>
  location === 'body' ? toJsonPointer(path) : path.map(shorten).join('.');

export const distinct = <S extends z.ZodArray>(list: S, message: string): S =>
  list
    .refine((items) => new Set(items).size === items.length, { message, params: { code: 'duplicate' } })
    .meta({ uniqueItems: true });
