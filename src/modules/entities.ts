import type { Table } from '#db/rows.ts';
import { Action, IdempotencyKey, Task } from './actions/action.entity.ts';
import { AuditEntry } from './audit/audit.entity.ts';
import { Delivery, Dispatch } from './deliveries/delivery.entity.ts';
import { Factory, FactoryContact } from './factories/factory.entity.ts';
import { ApiKey, BrowserSession, Member, Organisation } from './keys/key.entity.ts';
import { Project } from './projects/project.entity.ts';

export const entities = [
  Action,
  ApiKey,
  AuditEntry,
  BrowserSession,
  Delivery,
  Dispatch,
  Factory,
  FactoryContact,
  IdempotencyKey,
  Member,
  Organisation,
  Project,
  Task,
];

export type Tables = {
  action: Table<Action>;
  api_key: Table<ApiKey>;
  audit_entry: Table<AuditEntry>;
  browser_session: Table<BrowserSession>;
  delivery: Table<Delivery>;
  dispatch: Table<Dispatch>;
  factory: Table<Factory>;
  factory_contact: Table<FactoryContact>;
  idempotency_key: Table<IdempotencyKey>;
  member: Table<Member>;
  organisation: Table<Organisation>;
  project: Table<Project>;
  task: Table<Task>;
};
