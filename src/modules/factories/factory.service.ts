import { batch } from '#db/rows.ts';
import { holds, isInternal } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { recordDeed } from '#modules/audit/audit.service.ts';
import { type ContactRow, type FactoryFilter, type FactoryRow, findFactory, readContacts } from './factory.read.ts';
import type { FactoryListQuery } from './factory.shapes.ts';
import { searchFactories } from './factory-search.read.ts';

const contactReadsPerDay = 300;
const mostWithContacts = 10;

type Columns = Parameters<typeof findFactory>[3];
export type FoundFactory = NonNullable<Awaited<ReturnType<typeof findFactory>>>;
export type FactoryPage = Omit<Awaited<ReturnType<typeof searchFactories>>, 'factories'> & {
  factories: (FactoryRow & { by: FactoryFilter })[];
};

/** Only the house may ask for quarantined records. */
export function allowed(ctx: Context, filter: FactoryFilter): FactoryFilter {
  if (filter.includeQuarantined && !isInternal(ctx.viewer)) {
    throw new DomainError('internal_only', 'Quarantined factories are for internal live keys.');
  }
  return filter;
}

export async function pageOfFactories(ctx: Context, query: FactoryListQuery, wanted: Columns): Promise<FactoryPage> {
  const { page: _, pageSize: __, ...by } = query;
  allowed(ctx, by);
  const found = await searchFactories(ctx, query, wanted);
  return { ...found, factories: found.factories.map((factory) => ({ ...factory, by })) };
}

export async function factoryOf(ctx: Context, id: string, wanted: Columns): Promise<FoundFactory> {
  const factory = await findFactory(ctx, id, isInternal(ctx.viewer), wanted);
  if (!factory) throw notFound('factory');
  return factory;
}

export type ContactsView = { contacts: ContactRow | null; note: string | null };

/** What a key may see of contacts, or why it may not. A request reads, counts and writes down each factory once. */
export function contactsOf(ctx: Context, factoryId: string, include: boolean): Promise<ContactsView> {
  // The first to ask in a request makes the batch, so this counts through all lists of the request.
  let asked = 0;
  return batch(
    ctx,
    `contacts:${include}`,
    async (factories) => {
      asked += factories.length;
      if (asked > mostWithContacts) {
        const details = { limit: mostWithContacts, value: asked };
        const message = `Contacts are for at most ${mostWithContacts} factories in a request.`;
        throw new DomainError('query_too_complex', message, details);
      }
      const views: ContactsView[] = [];
      for (const id of factories) views.push(await viewContacts(ctx, id, include));
      return views;
    },
    { remember: true },
  ).load(factoryId);
}

async function viewContacts(ctx: Context, factoryId: string, include: boolean): Promise<ContactsView> {
  const { viewer } = ctx;
  if (viewer?.kind !== 'key' || viewer.mode !== 'live') return withheld('Contacts are withheld from sandbox keys.');
  if (!holds(viewer, 'contacts:read'))
    return withheld('Contacts are withheld: this key lacks the scope contacts:read.');
  if (!include) return withheld('Contacts were not asked for (contacts=false).');
  const [contacts = null] = await readContacts(ctx, [factoryId]);
  if (!contacts) return withheld('No contact of this factory is on file.');
  await ctx.gate.takeQuota('contact_reads_per_day', viewer.keyId, contactReadsPerDay);
  const em = ctx.em.fork();
  const shown = Object.entries(contacts).filter(([, value]) => (Array.isArray(value) ? value.length : value !== null));
  recordDeed(ctx, em, viewer.owner, {
    action: 'contacts.read',
    resource: 'factory',
    resourceId: factoryId,
    detail: { fields: shown.map(([field]) => field) },
  });
  await em.flush();
  return { contacts, note: null };
}

const withheld = (note: string): ContactsView => ({ contacts: null, note });
