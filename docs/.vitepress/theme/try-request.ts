import { defineComponent, h, reactive, ref } from 'vue';
import type { Trial } from '../reference/rest.ts';

type Answer = { status: string; text: string };

/** GraphiQL reads and writes the key of the tab under the same name. */
const keyName = 'gateway-key';

/** A form that sends the request of an operation and shows the answer. `request` is a Trial as JSON. */
export const TryRequest = defineComponent({
  props: { request: { type: String, required: true } },
  setup({ request }) {
    const trial = JSON.parse(request) as Trial;
    const values = reactive<Record<string, string>>({});
    const body = ref(trial.body ?? '');
    const key = ref('');
    const answer = ref<Answer | null>(null);
    const isBusy = ref(false);

    const open = () => {
      key.value ||= sessionStorage.getItem(keyName) ?? '';
      for (const { name, isRequired } of trial.parameters) {
        if (name === 'idempotency-key' && isRequired) values[name] ||= crypto.randomUUID();
      }
    };
    const work = async (task: () => Promise<Answer | null>) => {
      isBusy.value = true;
      answer.value = await task().catch((error: unknown) => ({ status: 'The request failed.', text: String(error) }));
      isBusy.value = false;
    };
    const send = () =>
      work(async () => {
        sessionStorage.setItem(keyName, key.value);
        const begin = performance.now();
        return readAnswer(
          await sendTrial(trial, { values, body: body.value, key: key.value }),
          performance.now() - begin,
        );
      });
    const makeKey = () =>
      work(async () => {
        const response = await fetch('/api/v1/keys', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ label: 'API reference' }),
        });
        if (!response.ok) return readAnswer(response, 0);
        const { secret } = (await response.json()) as { secret: string };
        sessionStorage.setItem(keyName, secret);
        key.value = secret;
        return { status: 'A sandbox key was created. It expires in 24 hours.', text: '' };
      });

    const field = (label: string, input: ReturnType<typeof h>) => h('label', [label, input]);
    return () =>
      h('details', { class: 'try', onToggle: open }, [
        h('summary', 'Try it'),
        h(
          'form',
          {
            autocomplete: 'off',
            onSubmit: (event: Event) => {
              event.preventDefault();
              void send();
            },
          },
          [
            trial.needsKey && [
              field(
                'Key, kept for this tab',
                h('input', {
                  type: 'password',
                  required: true,
                  autocomplete: 'off',
                  value: key.value,
                  onInput: (event: Event) => {
                    key.value = readValue(event).trim();
                  },
                }),
              ),
              h('button', { type: 'button', disabled: isBusy.value, onClick: makeKey }, 'Create a sandbox key'),
            ],
            trial.parameters.map(({ name, in: place, isRequired }) =>
              field(
                `${name} (${place}${isRequired ? ', required' : ''})`,
                h('input', {
                  required: isRequired,
                  value: values[name] ?? '',
                  onInput: (event: Event) => {
                    values[name] = readValue(event);
                  },
                }),
              ),
            ),
            trial.body !== null &&
              field(
                'Body',
                h('textarea', {
                  spellcheck: false,
                  value: body.value,
                  onInput: (event: Event) => {
                    body.value = readValue(event);
                  },
                }),
              ),
            trial.method !== 'GET' && h('p', 'The request takes effect, with the rights of the key.'),
            h('button', { class: 'primary', disabled: isBusy.value }, 'Send'),
            h('p', { role: 'status' }, answer.value?.status ?? ''),
            answer.value?.text && h('pre', { tabindex: 0, 'aria-label': 'Answer' }, answer.value.text),
          ],
        ),
      ]);
  },
});

const readValue = ({ target }: Event): string => (target as HTMLInputElement | HTMLTextAreaElement).value;

type Given = { values: Record<string, string>; body: string; key: string };

function sendTrial(
  { method, path, parameters, body: example, needsKey }: Trial,
  { values, body, key }: Given,
): Promise<Response> {
  const given = parameters.filter(({ name }) => values[name]);
  const query = new URLSearchParams(
    given.filter((one) => one.in === 'query').map(({ name }) => [name, values[name] ?? '']),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const headers = new Headers(given.filter((one) => one.in === 'header').map(({ name }) => [name, values[name] ?? '']));
  if (needsKey) headers.set('authorization', `Bearer ${key}`);
  if (example !== null) headers.set('content-type', 'application/json');
  return fetch(`/api/v1${filled}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers,
    body: example === null ? null : body,
    // A session of the dashboard gives no rights here.
    credentials: 'omit',
  });
}

async function readAnswer(response: Response, ms: number): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const status = `${response.status} ${response.statusText} in ${Math.round(ms)} ms`;
  const content = await response.blob();
  if (type.includes('json')) return { status, text: formatJson(await content.text()) };
  if (type.startsWith('text/')) return { status, text: await content.text() };
  return { status: `${status}: ${content.size} bytes of ${type}`, text: '' };
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
