import { describe, expect, test } from 'vitest';
import { routes } from '#modules/routes.ts';
import { rows } from '../../api/contract/operations.ts';
import { type Person, peopleOf } from '../../api/contract/person.ts';
import { naughty } from '../../api/robust/naughty.ts';
import { type Operation, operations } from '../../api/tenancy/operations.ts';
import { example, type Input, type Leaf, leavesOf, type Shape } from '../../api/tenancy/shape.ts';
import { type Answer, type Caller, reachable, startApp, unlimited } from '../../harness.ts';

/** Every text of every operation is given what breaks things. It is kept, or refused by name; nothing breaks. */
const app = await startApp(unlimited);
app.clock.now = new Date();
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));

/** Any text at all; what has a pattern, or is bytes in letters, is refused by that. */
const isText = ({ shape, path }: Leaf) =>
  shape.type === 'string' &&
  !('pattern' in shape) &&
  !/Base64$/.test(path.at(-1) ?? '') &&
  !shape.enum &&
  shape.const === undefined &&
  !/^(uuid|date|once)$/.test(shape.format ?? '') &&
  path.length > 0;

const firstOf = (shape: Shape): Shape => (shape.anyOf ? firstOf(shape.anyOf[0]!) : shape);

/** The same input with these values at these places; on the way, what is not there is made. */
function placed(input: Input, values: [path: string[], value: string][], takes: Operation['takes']): Input {
  const copy = structuredClone(input);
  for (const [path, value] of values) {
    let [at, shape]: [Input, Shape] = [copy, takes];
    for (const [i, key] of path.entries()) {
      shape = firstOf(shape.properties?.[key] ?? {});
      const isLast = i === path.length - 1;
      if (shape.items) {
        const given = at[key];
        const items = Array.isArray(given) && given.length ? given : [example(shape.items)];
        at[key] = isLast ? [value] : items;
        [at, shape] = [items[0], firstOf(shape.items)];
      } else if (isLast) at[key] = value;
      else {
        at[key] ??= example(shape);
        at = at[key] as Input;
      }
    }
  }
  return copy;
}

/** A good input, in the form that both APIs share. */
async function goodInput(operation: Operation, row: string, me: Person): Promise<{ caller: Caller; input: Input }> {
  const { path, query, headers = {}, body, by } = await rows[row]!.succeeds(me);
  const { rename = {} } = routes.find(({ method, path }) => `${method} ${path}` === row)!;
  const key = headers['idempotency-key'];
  const said = Object.entries<unknown>({ ...path, ...query, ...body, ...(key && { idempotencyKey: key }) });
  const known = said
    .map(([name, value]): [string, unknown] => [rename[name] ?? name, value])
    .filter(([name]) => name in operation.takes.properties!);
  return { caller: by ?? me.caller, input: Object.fromEntries(known) };
}

/** All of them in a few texts that are as long as is allowed; those that are refused for their marks stand alone. */
function bundles({ maxLength = 4000 }: { maxLength?: number }): string[] {
  const found = [''];
  for (const one of naughty.filter(({ length }) => length <= maxLength)) {
    const longer = `${found.at(-1)} ${one}`;
    if (/\p{M}{31}/u.test(one)) found.unshift(one);
    else if (longer.length <= maxLength) found[found.length - 1] = longer;
    else found.push(one);
  }
  return found;
}

const refusedPaths = ({ body }: Answer): string[] =>
  (body['error']?.details?.fields ?? []).map(({ path }: { path: string }) =>
    path.replace(/^\//, '').replace(/\/\d+/g, ''),
  );

const withText = operations
  .filter(({ name }) => /^[A-Z]+ \//.test(name))
  .map((operation) => ({ operation, texts: leavesOf(operation.takes).filter(isText) }))
  .filter(({ texts }) => texts.length)
  .map(({ operation, texts }) => [operation.name, operation, texts] as const);

describe.each(withText)('%s', (name, operation, texts) => {
  const row = name.replace(/ \(.*\)$/, '');
  // What changes something has to be set up anew each time, so it gets many in one text.
  const given = texts.map(({ shape }) => (operation.reads ? naughty : bundles(shape as { maxLength?: number })));
  const rounds = operation.reads ? Math.max(6, Math.ceil(naughty.length / texts.length)) : 12;

  test('accepts or refuses any text without an internal error', async () => {
    let me = await person(rows[row]!.by);
    let good = await goodInput(operation, row, me);
    const ask = async (values: [string[], string][]) => {
      const answer = await operation.ask(good.caller, placed(good.input, values, operation.takes));
      expect(answer.status, JSON.stringify(values)).not.toBeGreaterThanOrEqual(500);
      if (answer.status < 300 && !operation.reads) {
        me = await person(rows[row]!.by);
        good = await goodInput(operation, row, me);
      }
      return answer;
    };
    let taken = 0;
    for (let round = 0; round < rounds; round++) {
      const values = texts.map(({ path }, i): [string[], string] => [
        path,
        given[i]![(round + i * rounds) % given[i]!.length]!,
      ]);
      const refused = refusedPaths(await ask(values));
      const left = values.filter(([path]) => !refused.some((one) => one === path.join('/') || one === path.at(-1)));
      if (refused.length && left.length) taken += (await ask(left)).status < 300 ? left.length : 0;
      else taken += left.length;
    }
    expect(taken).toBeGreaterThan(0);
  });

  const unkept = ['\0', 'a\0b', ...(name.startsWith('GET') ? [] : ['\ud83d', '\ude00x'])];
  test.each(unkept)('refuses %j, which cannot be stored', async (text) => {
    const { caller, input } = await goodInput(operation, row, await person(rows[row]!.by));
    for (const { path } of texts.slice(0, 3)) {
      const { status } = await operation.ask(caller, placed(input, [[path, text]], operation.takes));
      expect([path, status]).toEqual([path, 400]);
    }
  });
});
