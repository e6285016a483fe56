import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, Option } from 'commander';
import { rawQuery } from '#db/raw-query.ts';
import { withTables } from './open.ts';
import { parseId } from './option.ts';

const uuid = parseId('an id');

type Filters = { org?: string; after?: string; state?: string };

/** Records of all organisations, without contacts, texts and secrets. */
type List = {
  /** Of the array in the output. */
  name: string;
  description: string;
  columns: string;
  from: string;
  /** Conditions that `--state` chooses from; the first one by default. */
  states?: Readonly<Record<string, string>>;
};

const lists: Readonly<Record<string, List>> = {
  org: {
    name: 'organisations',
    description: 'organisations with their numbers of members and valid keys',
    columns: `r.id, name, kind, approval_policy as "approvalPolicy", r.created_at as "createdAt",
      (select count(*)::int from member m where m.owner = r.id) as members,
      (select count(*)::int from api_key k where k.owner = r.id and k.revoked_at is null and k.expires_at > now()) as "validKeys"`,
    from: 'organisation r',
  },
  member: {
    name: 'members',
    description: 'members without their addresses',
    columns: `r.id, r.owner as "organisationId", role, signed_in_at as "signedInAt", r.created_at as "createdAt",
      (select count(*)::int from browser_session s where s.member_id = r.id and s.expires_at > now()) as sessions`,
    from: 'member r',
  },
  key: {
    name: 'keys',
    description: 'live keys, valid ones by default',
    columns: `r.id, r.owner as "organisationId", label, prefix, last4, scopes, r.created_at as "createdAt",
      last_used_at as "lastUsedAt", expires_at as "expiresAt", revoked_at as "revokedAt"`,
    from: `api_key r where mode = 'live'`,
    states: { valid: 'revoked_at is null and expires_at > now()', all: 'true' },
  },
  session: {
    name: 'sessions',
    description: 'sessions of members that have not expired',
    columns: `r.id, r.owner as "organisationId", member_id as "memberId", r.created_at as "createdAt", expires_at as "expiresAt"`,
    from: 'browser_session r where expires_at > now()',
  },
  delivery: {
    name: 'deliveries',
    description: 'messages that need a look; `delivery settle` settles those that nothing else can',
    columns: `r.id, r.owner as "organisationId", r.project_id as "projectId", r.status, channel,
      r.dispatch_status as "dispatchStatus", d.last_outcome as "lastOutcome", d.attempts,
      d.next_attempt_at as "nextAttemptAt", approved_at as "approvedAt"`,
    from: 'delivery r left join dispatch d on d.delivery_id = r.id where true',
    states: {
      uncertain: `r.status = 'approved' and r.dispatch_status = 'uncertain'`,
      failed: `r.status = 'approved' and r.dispatch_status = 'failed'`,
      stuck: `r.status = 'approved' and approved_at < now() - interval '10 minutes'
        and (d.id is null or d.next_attempt_at < now() - interval '10 minutes')`,
      outbox: `r.status = 'queued'`,
    },
  },
  action: {
    name: 'actions',
    description: 'requests that have not ended; stuck ones have lost their process for more than a minute',
    columns: `r.id, r.owner as "organisationId", r.project_id as "projectId", r.kind, r.status,
      r.created_at as "createdAt", started_at as "startedAt", lease_expires_at as "leaseExpiresAt"`,
    from: `action r where r.status in ('queued', 'running')`,
    states: { open: 'true', stuck: `coalesce(lease_expires_at, r.created_at) < now() - interval '1 minute'` },
  },
  run: {
    name: 'runs',
    description: 'quote requests saved against capabilities',
    columns: `r.id, r.owner as "organisationId", capability_id as "capabilityId", r.status, quantity,
      r.created_at as "createdAt", forwarded_at as "forwardedAt", delivery_id as "deliveryId"`,
    from: 'run r where true',
    states: { saved: `r.status = 'saved'`, forwarded: `r.status = 'forwarded'`, all: 'true' },
  },
};
const pageSize = 100;

export function createList(noun: keyof typeof lists): Command {
  const list = lists[noun];
  if (!list) throw new Error(`There is no list of ${noun}.`);
  const { name, description, states = {} } = list;
  const command = new Command('list')
    .description(`prints at most ${pageSize} ${description}`)
    .option('--org <id>', 'only those of this organisation', uuid)
    .option('--after <id>', 'those after this one: `nextAfter` of the page before', uuid);
  const [firstState] = Object.keys(states);
  if (firstState)
    command.addOption(new Option('--state <state>', 'which').choices(Object.keys(states)).default(firstState));
  return command.action((filters: Filters) =>
    withTables(async (em) => {
      const records = await readPage(em, list, filters);
      const nextAfter = records.length === pageSize ? (records.at(-1)?.id ?? null) : null;
      return { [name]: records, nextAfter };
    }),
  );
}

function readPage(em: EntityManager, list: List, { org, after, state }: Filters): Promise<{ id: string }[]> {
  const { columns, from, states } = list;
  const condition = `($1::uuid is null or r.owner = $1) and ($2::uuid is null or r.id > $2) and (${states?.[state ?? ''] ?? 'true'})`;
  const text = `select ${columns} from ${from} ${/\bwhere\b/.test(from) ? 'and' : 'where'} ${condition} order by r.id limit ${pageSize}`;
  return rawQuery(em, text, [org ?? null, after ?? null]);
}

/** What a key or a member has used of its limits. */
export const limitCommand = (): Command =>
  new Command('limit').description('rate limits').addCommand(
    new Command('show')
      .description('requests that one key or member has made in the windows of its limits, without failed ones')
      .argument('<id>', 'the key or the member', uuid)
      .action((id: string) => withTables(async (em) => ({ limits: await readLimits(em, id) }))),
  );

const readLimits = (em: EntityManager, id: string): Promise<object[]> =>
  rawQuery(
    em,
    `select bucket, case when slot - day_epoch >= 97 then 0
        else (select coalesce(sum(n), 0)::int from unnest(day_slots) n) end as "lastDay",
      (select count(*)::int from unnest(minute) at where at > now_ms - 60000) as "lastMinute"
     from auth.rate_window,
       lateral (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms) clock,
       lateral (select now_ms / 900000 as slot) quarter
     where bucket like '%' || $1 order by bucket`,
    [id],
  );
