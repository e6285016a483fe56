import type { Table } from '#db/rows.ts';
import { Action, IdempotencyKey, Task } from './actions/action.entity.ts';
import { AuditEntry } from './audit/audit.entity.ts';
import { Delivery, Dispatch } from './deliveries/delivery.entity.ts';
import { Factory, FactoryContact } from './factories/factory.entity.ts';
import { DeviceConnection } from './keys/device.entity.ts';
import { ApiKey } from './keys/key.entity.ts';
import { BrowserSession, Member, Organisation, SignInLink } from './members/member.entity.ts';
import { Project } from './projects/project.entity.ts';

export const entities = [
  Action,
  ApiKey,
  AuditEntry,
  BrowserSession,
  Delivery,
  DeviceConnection,
  Dispatch,
  Factory,
  FactoryContact,
  IdempotencyKey,
  Member,
  Organisation,
  Project,
  SignInLink,
  Task,
];

export type Tables = {
  action: Table<Action>;
  api_key: Table<ApiKey>;
  audit_entry: Table<AuditEntry>;
  browser_session: Table<BrowserSession>;
  delivery: Table<Delivery>;
  device_connection: Table<DeviceConnection>;
  dispatch: Table<Dispatch>;
  factory: Table<Factory>;
  factory_contact: Table<FactoryContact>;
  idempotency_key: Table<IdempotencyKey>;
  member: Table<Member>;
  organisation: Table<Organisation>;
  project: Table<Project>;
  sign_in_link: Table<SignInLink>;
  task: Table<Task>;
};
