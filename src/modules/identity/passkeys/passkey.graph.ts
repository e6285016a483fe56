import { builder, openTo } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { ViewerRef } from '#modules/identity/keys/key.graph.ts';
import { listPasskeys } from './passkey.queries.ts';
import { explainUnavailable, maxPasskeys } from './passkey.rules.ts';
import { NewPasskey, PasskeyId, RegistrationRequest, RenamePasskey } from './passkey.schema.ts';
import * as service from './passkey.service.ts';

type Time = Date | string;
type ShownPasskey = { id: string; name: string; createdAt: Time; lastUsedAt?: Time | null; isBackedUp: boolean };

const PasskeyRef = builder.objectRef<ShownPasskey>('Passkey').implement({
  description: 'Extension: a passkey of a member, to sign in and to sign approvals.',
  fields: (t) => ({
    id: t.expose('id', { type: 'ID', description: 'Id of the record, not of the credential.' }),
    name: t.exposeString('name', { description: 'Name that the member has given.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time at which it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last use; null if it has not been used yet.',
    }),
    isBackedUp: t.exposeBoolean('isBackedUp', {
      description: 'Whether it is synchronised between devices, as of the last use.',
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  passkeys: t.field({
    type: [PasskeyRef],
    description: 'Extension: passkeys of the signed-in member, oldest first; empty for keys.',
    extensions: withMaxCount(maxPasskeys),
    resolve: (viewer, _, ctx) => (viewer.kind === 'session' ? listPasskeys(ctx, viewer.memberId) : []),
  }),
  passkeysUnavailable: t.string({
    nullable: true,
    description: 'Extension: why this installation has no passkeys; null if they are available.',
    resolve: (_viewer, _args, { settings }) => explainUnavailable(settings.publicUrl),
  }),
}));

/** The payload of a mutation that makes a challenge. */
export const defineChallengePayload = (mutation: string) =>
  definePayload<service.RequestOptions>(mutation, (t) => ({
    options: t.expose('options', {
      type: 'JSON',
      description: 'PublicKeyCredentialRequestOptionsJSON for `navigator.credentials.get()`.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The challenge is valid until then, once.' }),
  }));

const CreationOptionsPayload = definePayload<service.CreationOptions>('passkeyRegistrationOptions', (t) => ({
  options: t.expose('options', {
    type: 'JSON',
    description: 'PublicKeyCredentialCreationOptionsJSON for `navigator.credentials.create()`.',
  }),
  expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The challenge is valid until then, once.' }),
}));

const defineChangePayload = (mutation: string, description: string) =>
  definePayload<{ passkey: ShownPasskey }>(mutation, (t) => ({
    passkey: t.expose('passkey', { type: PasskeyRef, description }),
  }));
const RemovePayload = definePayload<service.Removed>('removePasskey', (t) => ({
  passkey: t.expose('passkey', { type: PasskeyRef, description: 'The removed passkey.' }),
  note: t.exposeString('note', {
    nullable: true,
    description: 'What the member can no longer do without a passkey; null if nothing.',
  }),
}));

builder.mutationFields((t) => ({
  passkeyRegistrationOptions: t.field({
    ...openTo('member'),
    type: CreationOptionsPayload,
    description:
      'Extension: options for a new passkey. Requires a sign-in of the last 10 minutes or the signature of another passkey, otherwise 403 `recent_sign_in_required`.',
    args: { input: t.arg({ type: zodInput('PasskeyRegistrationOptionsInput', RegistrationRequest) }) },
    resolve: (_, { input }, ctx) => service.startRegistration(ctx, input?.assertion),
  }),
  passkeyConfirmationChallenge: t.field({
    ...openTo('member'),
    type: defineChallengePayload('passkeyConfirmationChallenge'),
    description: 'Extension: options for a signature that permits to add another passkey.',
    resolve: (_parent, _args, ctx) => service.challengeForConfirmation(ctx),
  }),
  registerPasskey: t.field({
    ...openTo('member'),
    type: defineChangePayload('registerPasskey', 'The new passkey.'),
    description: 'Extension: adds the passkey that was created with passkeyRegistrationOptions. Audited.',
    args: { input: t.arg({ type: zodInput('RegisterPasskeyInput', NewPasskey), required: true }) },
    resolve: async (_, { input }, ctx) => ({ passkey: await service.registerPasskey(ctx, input) }),
  }),
  renamePasskey: t.field({
    ...openTo('member'),
    type: defineChangePayload('renamePasskey', 'The renamed passkey.'),
    description: 'Extension: renames a passkey of the signed-in member. Audited.',
    args: { input: t.arg({ type: zodInput('RenamePasskeyInput', RenamePasskey), required: true }) },
    resolve: async (_, { input }, ctx) => ({ passkey: await service.renamePasskey(ctx, input) }),
  }),
  removePasskey: t.field({
    ...openTo('member'),
    type: RemovePayload,
    description: 'Extension: removes a passkey of the signed-in member. What it has signed stays verifiable. Audited.',
    args: { input: t.arg({ type: zodInput('RemovePasskeyInput', PasskeyId), required: true }) },
    resolve: (_, { input }, ctx) => service.removePasskey(ctx, input.id),
  }),
}));
