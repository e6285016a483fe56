import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Organisation } from '#modules/identity/members/member.entity.ts';
import { KeyMode } from './key.schema.ts';

/** Only the hash of a key is stored, with its first and last characters for display. A sandbox key is its own owner. */
const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { name: 'api_key_sandbox', properties: ['expiresAt'], where: `mode = 'sandbox'` },
  ],
  properties: {
    ...ownedIdentity,
    sha256: p.blob().unique(),
    prefix: p.string().length(12),
    last4: p.string().length(4),
    label: p.string().length(80).nullable(),
    mode: p.enum(KeyMode.options),
    scopes: p.array(),
    /** Issued to a device that has not acknowledged it. Counts as revoked once it expires. */
    temporary: p.boolean().default(false),
    expiresAt: p.datetime(3),
    lastUsedAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    organisationId: () => p.manyToOne(Organisation).mapToPk().nullable().joinColumn('organisation_id'),
  },
});
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
