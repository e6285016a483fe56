const isSupported = window.PublicKeyCredential !== undefined;
for (const element of document.querySelectorAll('[data-needs-passkeys]')) element.hidden = !isSupported;

for (const element of document.querySelectorAll('[data-without-passkeys]')) element.hidden = isSupported;

const decode = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const encode = (bytes) =>
  bytes &&
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const decodeIds = (descriptors) => descriptors?.map((one) => ({ ...one, id: decode(one.id) }));

async function create(options) {
  const publicKey = {
    ...options,
    challenge: decode(options.challenge),
    user: { ...options.user, id: decode(options.user.id) },
    excludeCredentials: decodeIds(options.excludeCredentials),
  };
  const { rawId, response } = await navigator.credentials.create({ publicKey });
  return {
    credentialId: encode(rawId),
    clientDataJSON: encode(response.clientDataJSON),
    attestationObject: encode(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
}

async function get(options) {
  const publicKey = {
    ...options,
    challenge: decode(options.challenge),
    allowCredentials: decodeIds(options.allowCredentials),
  };
  const { rawId, response } = await navigator.credentials.get({ publicKey });
  return {
    credentialId: encode(rawId),
    clientDataJSON: encode(response.clientDataJSON),
    authenticatorData: encode(response.authenticatorData),
    signature: encode(response.signature),
    userHandle: encode(response.userHandle) || null,
  };
}

const texts = {
  NotAllowedError: 'The browser did not use a passkey: it was cancelled, or took too long.',
  InvalidStateError: 'This device already holds a passkey for this account.',
  NotSupportedError: 'This device cannot make a passkey of the kind that is needed.',
  SecurityError: 'The browser refuses passkeys at this address.',
};

const form = document.querySelector('form[data-passkey]');
if (form) {
  const status = document.getElementById('passkey-status');
  const button = form.querySelector('button');
  const options = JSON.parse(form.dataset.options);
  const run = async () => {
    button.disabled = true;
    status.textContent = 'Waiting for the passkey …';
    try {
      const response = await (form.dataset.passkey === 'create' ? create(options) : get(options));
      form.elements.response.value = JSON.stringify(response);
      form.submit();
    } catch ({ name, message }) {
      status.textContent = `${texts[name] ?? message} Press the button to try again.`;
      button.disabled = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  if (isSupported) run();
}
