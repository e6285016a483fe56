const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const encode = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const hasPasskeys = (): boolean => window.PublicKeyCredential !== undefined;

/** PublicKeyCredentialRequestOptionsJSON, as far as the service sends it. */
type Options = {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: UserVerificationRequirement;
  allowCredentials?: { id: string }[];
};

/** Null if the member cancelled, or took too long. */
export async function signWithPasskey(options: unknown) {
  // The service states the type of its options as JSON; the browser checks what it is given.
  const { challenge, allowCredentials = [], ...rest } = options as Options;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...rest,
    challenge: decode(challenge),
    allowCredentials: allowCredentials.map(({ id }) => ({ type: 'public-key', id: decode(id) })),
  };
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    credentialId: encode(credential.rawId),
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
    userHandle: response.userHandle && encode(response.userHandle),
  };
}
