import { z } from 'zod';
import { displayName } from '#kernel/text.ts';

export const ChallengePurpose = z.enum([
  'registration',
  'confirmation',
  'sign_in',
  'delivery_approval',
  'publication_approval',
]);
export type ChallengePurpose = z.output<typeof ChallengePurpose>;

/** Other characters, padding, and superfluous bits in the last character would give the same bytes another text. */
const isCanonical = (text: string) => Buffer.from(text, 'base64url').toString('base64url') === text;

export const base64url = (maxBytes: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((maxBytes * 4) / 3))
    .refine(isCanonical, { message: 'Must be canonical base64url.', params: { code: 'invalid_format' } });

const credentialId = base64url(1023).meta({ description: 'Id of the credential, base64url.' });
const clientDataJSON = base64url(4096).meta({ description: 'The clientDataJSON of the browser, in base64url.' });

/** Response of `navigator.credentials.get()`. */
export const PasskeyAssertion = z
  .strictObject({
    credentialId,
    clientDataJSON,
    authenticatorData: base64url(1024).meta({ description: 'The authenticatorData of the passkey, in base64url.' }),
    signature: base64url(1024).meta({ description: 'Signature of the passkey, base64url.' }),
    userHandle: base64url(64).nullish().meta({ description: 'The userHandle of the passkey, in base64url.' }),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** Of an approval. Absent where the member does not sign. */
export const signed = {
  assertion: PasskeyAssertion.optional().meta({
    description:
      'Extension: signature of a passkey of the signed-in member. Required by the policy MEMBERS_WITH_PASSKEY.',
  }),
};

export const RegistrationRequest = z.strictObject({
  assertion: PasskeyAssertion.optional().meta({
    description: 'Signature of another passkey. Required if the sign-in is more than 10 minutes ago.',
  }),
});

const PasskeyName = displayName(80).meta({ description: 'Helps its owner to recognise the passkey.' });

/** Response of `navigator.credentials.create()`, with a name. */
export const NewPasskey = z.strictObject({
  name: PasskeyName,
  credentialId,
  clientDataJSON,
  attestationObject: base64url(16_384).meta({ description: 'The attestationObject of the passkey, in base64url.' }),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(8)
    .default([])
    .meta({ description: 'How browsers reach the passkey.' }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

export const RenamePasskey = z.strictObject({ id: z.uuid(), name: PasskeyName });
export const PasskeyId = z.strictObject({ id: z.uuid() });
