import type { EntityManager } from '@mikro-orm/postgresql';
import { rawQuery } from '#db/raw-query.ts';
import type { Candidate } from './reply-match.rules.ts';

const columns = `d.id as "deliveryId", d.owner, d.factory_id as "factoryId", d.frozen_to as "frozenTo"`;
const isMail = `d.channel = 'email' and d.frozen_to is not null`;

const byReference = `select ${columns} from delivery d where d.reply_reference = any($1::text[]) and ${isMail}`;
export const findByReference = (em: EntityManager, references: readonly string[]): Promise<Candidate[]> =>
  rawQuery<Candidate>(em, byReference, [[...references]]);

const byThread = `select distinct ${columns} from delivery d join dispatch x on x.delivery_id = d.id
  where ${isMail} and x.provider_message_id = any(
    array(select message_id from provider_event where mail_message_id = any($1::text[])) || $2::text[]
  )`;
/** By the Message-IDs of our mails: those that the provider reported, and those that we gave by SMTP. */
export const findByThread = (em: EntityManager, messageIds: readonly string[]): Promise<Candidate[]> =>
  rawQuery<Candidate>(em, byThread, [[...messageIds], messageIds.map((id) => `<${id}>`)]);
