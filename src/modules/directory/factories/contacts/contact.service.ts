import { batch } from '#db/rows.ts';
import { describeRoleLack, hasScope } from '#kernel/access.ts';
import type { Context, Viewer } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { type ContactRow, type FactoryRow, readContacts } from '../factory.queries.ts';
import { describeWithheldByLimit } from './contact-quota.rules.ts';
import { countContactRead } from './contact-read.service.ts';
import { hasContacts, removeContacts } from './raw-contacts.rules.ts';

const maxFactories = 10;

export type ContactsView = { contacts: ContactRow | null; note: string | null };

export function viewContacts(ctx: Context, factoryId: string, include: boolean): Promise<ContactsView> {
  const bound = createFactoryLimit();
  const load = async (ids: readonly string[]): Promise<ContactsView[]> => {
    bound(ids.length);
    const refusal = refuseContacts(ctx.viewer, include);
    if (refusal) return ids.map(() => ({ contacts: null, note: refusal }));
    const found = await readContacts(ctx, ids);
    return Promise.all(ids.map((id, i) => showContacts(ctx, id, found[i] ?? null)));
  };
  return batch(ctx, `contacts:${include}`, load, { remember: true }).load(factoryId);
}

async function showContacts(ctx: Context, factoryId: string, contacts: ContactRow | null): Promise<ContactsView> {
  if (!contacts) return { contacts, note: 'No contact of this factory is on file.' };
  const shown = Object.entries(contacts).filter(([, value]) => (Array.isArray(value) ? value.length : value !== null));
  const fields = shown.map(([field]) => field);
  const reached = await countContactRead(ctx, { where: 'Factory.contacts', factoryId, fields });
  return reached ? { contacts: null, note: describeWithheldByLimit(reached.limit) } : { contacts, note: null };
}

export type RawView = { raw: Record<string, unknown>; rawNote: string | null };

export async function viewRaw(
  ctx: Context,
  factory: Pick<FactoryRow, 'id' | 'raw'>,
  include: boolean,
): Promise<RawView> {
  const { id: factoryId, raw } = factory;
  if (!hasContacts(raw)) return { raw, rawNote: null };
  const refusal = refuseContacts(ctx.viewer, include);
  if (refusal) return { raw: removeContacts(raw), rawNote: refusal };
  const bound = createFactoryLimit();
  const load = async (ids: readonly string[]) => {
    bound(ids.length);
    const where = 'Factory.directoryFields';
    return Promise.all(ids.map((factoryId) => countContactRead(ctx, { where, factoryId, fields: ['raw'] })));
  };
  const reached = await batch(ctx, 'raw contacts', load, { remember: true }).load(factoryId);
  return reached
    ? { raw: removeContacts(raw), rawNote: describeWithheldByLimit(reached.limit) }
    : { raw, rawNote: null };
}

function refuseContacts(viewer: Viewer | null, include: boolean): string | null {
  if (viewer?.mode !== 'live') return 'Contacts are withheld from sandbox keys.';
  if (!hasScope(viewer, 'contacts:read')) {
    const lack = viewer.kind === 'key' ? 'this key lacks the scope contacts:read' : describeRoleLack(viewer);
    return `Contacts are withheld: ${lack}.`;
  }
  return include ? null : 'Contacts were not requested (contacts=false).';
}

/** One batch exists per request, so the count covers all lists of the request. */
function createFactoryLimit(): (more: number) => void {
  let asked = 0;
  return (more) => {
    asked += more;
    if (asked <= maxFactories) return;
    const message = `A request may read the contacts of at most ${maxFactories} factories.`;
    throw new DomainError('query_too_complex', message, { limit: maxFactories, value: asked });
  };
}
