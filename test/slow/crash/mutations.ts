import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type Change = [file: string, from: string, to: string];
type Mutation = {
  name: string;
  changes: Change[];
  test: string | Part;
};
/** A part of the long run, with its options. */
type Part = [name: string, ...options: string[]];

const dispatching = 'src/modules/sourcing/deliveries/dispatch/dispatch.service.ts';
const oneRunAt = (point: string): Part => ['points', '--runs', '1', '--point', point];

const mutations: Mutation[] = [
  {
    name: 'a late writer saves without its lease',
    changes: [[dispatching, '{ id, leaseToken: token, status:', '{ id, status:']],
    test: 'test/slow/crash/stall.test.ts',
  },
  {
    name: 'a delivery may have two dispatches',
    changes: [['migrations/baseline.sql', 'unique (delivery_id)', 'unique (delivery_id, id)']],
    test: 'test/api/deliveries/races/deliveries.test.ts',
  },
  {
    name: 'two jobs may lease the same dispatch',
    changes: [[dispatching, 'where id = ? for update skip locked', 'where id = ?']],
    test: 'test/api/deliveries/races/deliveries.test.ts',
  },
  {
    name: 'each attempt has its own provider key',
    changes: [[dispatching, 'mailer.send(payload, providerKey', 'mailer.send(payload, providerKey + lease.attempt']],
    test: oneRunAt('call:after-response'),
  },
  {
    name: 'a mail is marked as accepted before it is sent',
    changes: [[dispatching, "dispatch.status = 'sending'", "dispatch.status = 'accepted'"]],
    test: oneRunAt('call:before-connect'),
  },
  {
    name: 'the payload is serialized again for a second attempt, with keys in another order',
    changes: [
      [
        dispatching,
        'const payload = Buffer.from(delivery.payload!);',
        `const fields = Object.entries(JSON.parse(Buffer.from(delivery.payload!).toString()));
  const payload = Buffer.from(JSON.stringify(Object.fromEntries(attempts > 1 ? fields.toReversed() : fields)));`,
      ],
    ],
    test: 'test/slow/crash/faults.test.ts',
  },
  {
    name: 'a mail is retried after the provider has forgotten its key',
    changes: [['src/modules/sourcing/deliveries/dispatch/dispatch.rules.ts', '23 * 3600_000', '25 * 3600_000']],
    test: 'test/slow/crash/faults.test.ts',
  },
  {
    name: 'an outcome that could not be saved is not reported',
    changes: [[dispatching, "sender.log.error({ err, dispatch: id }, 'outcome not saved');", 'return;']],
    test: 'test/slow/crash/outage.test.ts',
  },
  {
    name: 'the digest omits the subject',
    changes: [
      [
        'src/modules/sourcing/deliveries/delivery.rules.ts',
        '{ v: digestVersion, ...content }',
        '{ v: digestVersion, ...content, subject: null }',
      ],
    ],
    test: 'test/api/deliveries/dispatch/digest.test.ts',
  },
  {
    name: 'a retry ignores changes of the project',
    changes: [
      [
        'src/modules/sourcing/deliveries/dispatch/dispatch.rules.ts',
        'if (context.projectVersion !== projectVersion)',
        'if (!projectVersion)',
      ],
    ],
    test: 'test/slow/deliveries/model.test.ts',
  },
  {
    name: 'the signature is verified over a body that was parsed and serialized again',
    changes: [
      [
        'src/modules/sourcing/deliveries/provider-events/provider-event.webhook.ts',
        'new Uint8Array(await c.req.arrayBuffer())',
        'new TextEncoder().encode(JSON.stringify(await c.req.json(), null, 1))',
      ],
    ],
    test: 'test/api/deliveries/provider-events/signatures.test.ts',
  },
  {
    name: 'each instance counts requests separately',
    changes: [
      ['src/auth/admission.ts', 'const admitKey = createAdmit', 'let used = 0;\n  const admitKey = createAdmit'],
      [
        'src/auth/admission.ts',
        'const consumption = toConsumption(row);',
        'const consumption = { ...toConsumption(row), allowed: ++used <= 60 };',
      ],
    ],
    test: 'test/api/keys/limits.test.ts',
  },
  {
    name: 'a stop does not wait for requests',
    changes: [['src/server/lifecycle/shutdown.ts', '[closeServer(server), ', '[void closeServer(server), ']],
    test: 'test/slow/crash/stops.test.ts',
  },
  {
    name: 'two servers migrate concurrently',
    changes: [
      [
        'src/server/migration/migrate.ts',
        'await lock.query(`select pg_advisory_lock',
        "await lock.query(`select hashtext('') -- ",
      ],
    ],
    test: ['starts', '--runs', '5'],
  },
  {
    name: 'row-level security does not apply to the service',
    changes: [
      ['migrations/baseline.sql', 'create role gateway_app login', 'create role gateway_app login superuser'],
      ['src/db/tenancy.ts', 'if (role?.loose !== false)', 'if (!role)'],
    ],
    test: 'test/api/db/tenancy.test.ts',
  },
  {
    name: 'any string is accepted as an address',
    changes: [['src/ports/mail/mailer.ts', 'to: z.email()', 'to: z.string()']],
    test: 'test/slow/deliveries/digest-recipients.test.ts',
  },
];

/** Copied for each run; node_modules is a symbolic link. */
const copied = ['src', 'migrations', 'schema', 'test', 'package.json', 'mikro-orm.config.ts', 'vitest.config.ts'];

/** Applies each mutation to a copy of the program and runs the test that must fail. */
export async function runMutations(): Promise<boolean> {
  const home = await mkdtemp(join(tmpdir(), 'gateway-mutations-'));
  try {
    for (const part of copied) await cp(part, join(home, part), { recursive: true });
    await symlink(resolve('node_modules'), join(home, 'node_modules'));
    const whole = new Map<string, boolean>();
    let caught = 0;
    for (const mutation of mutations) {
      const { name, test } = mutation;
      const run = String(test);
      if (!whole.has(run)) whole.set(run, await passes(home, test));
      const isCaught = whole.get(run) && (await isNoticed(home, mutation));
      if (isCaught) caught++;
      const verdict = isCaught ? 'caught' : whole.get(run) ? 'MISSED' : 'FAILS WITHOUT IT';
      console.info(`${verdict}  ${name}`);
    }
    console.info(`${caught}/${mutations.length} caught`);
    return caught === mutations.length;
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function isNoticed(home: string, mutation: Mutation): Promise<boolean> {
  const files = [...new Set(mutation.changes.map(([file]) => join(home, file)))];
  const originals = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const [file, from, to] of mutation.changes) {
    const text = await readFile(join(home, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await writeFile(
      join(home, file),
      text.replace(from, () => to),
    );
  }
  const noticed = !(await passes(home, mutation.test));
  for (const [i, file] of files.entries()) await writeFile(file, originals[i]!);
  return noticed;
}

async function passes(home: string, test: Mutation['test']): Promise<boolean> {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const command = Array.isArray(test)
    ? ['test/slow/crash/run.ts', '--part', ...test]
    : [vitest, 'run', '--bail=1', test];
  const child = spawn(process.execPath, command, { cwd: home, stdio: 'ignore', timeout: 300_000 });
  const [code] = await once(child, 'close');
  return code === 0;
}
