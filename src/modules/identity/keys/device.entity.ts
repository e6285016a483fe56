import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import type { Scope } from '#kernel/scopes.ts';
import { DeviceState } from './device.schema.ts';
import { ApiKey } from './key.entity.ts';

/**
 * A terminal waiting for approval. `owner` is its own id until an organisation decides. Both codes are stored as
 * hashes. `sealed` is the issued key, encrypted with the device code; it is cleared on acknowledgement or cancellation.
 */
const DeviceConnectionSchema = defineEntity({
  name: 'DeviceConnection',
  ...owned,
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    ...ownedIdentity,
    deviceCodeSha256: p.blob().unique(),
    userCodeHash: p.string().length(43).unique(),
    clientName: p.string().length(80),
    clientVersion: p.string().length(40).nullable(),
    label: p.string().length(80).nullable(),
    scopes: p.array<Scope>(),
    region: p.string().length(80).nullable(),
    status: p.enum(DeviceState.exclude(['expired']).options),
    /** Expiry of the code, or of the issued key until it is acknowledged. */
    expiresAt: p.datetime(3),
    interval: p.integer(),
    polledAt: p.datetime(3).nullable(),
    sealed: p.blob().nullable(),
    keyId: () => p.oneToOne(ApiKey).owner().mapToPk().nullable().joinColumn('key_id'),
  },
});
export class DeviceConnection extends DeviceConnectionSchema.class {}
DeviceConnectionSchema.setClass(DeviceConnection);
