import type { Hono } from 'hono';

type Kind =
  | 'supplier link'
  | 'key'
  | 'device code'
  | 'user code'
  | 'session'
  | 'link'
  | 'webhook secret'
  | 'endpoint secret';
type Exchange = { at: string; asked: string; said: string };

const forms: [Kind, RegExp][] = [
  ['key', /\bssd_(?:sbx|live)_[0-9A-Za-z]{36}\b/g],
  ['device code', /\bdvc_[\w-]{43}/g],
  ['user code', /\b[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}\b/g],
  ['session', /(?<=ssd_session=)[\w-]{43}/g],
  ['supplier link', /(?<=\/s\/)[\w-]{43}/g],
  ['endpoint secret', /\bwhsec_[A-Za-z0-9+/]{43}=/g],
  ['link', /(?<=\/sign-in\/link\?token=)[\w-]{43}/g],
];

/** The answers that hand a secret out, or show the one that the question held. Anywhere else it is a leak. */
const issues: Record<Kind, RegExp> = {
  key: /^POST \/api\/v1\/(keys|auth\/device\/poll)$|^POST \/keys$|createKey|pollDeviceConnection/,
  'device code': /^POST \/api\/v1\/auth\/device$|startDeviceConnection/,
  'user code':
    /^POST \/api\/v1\/auth\/device$|startDeviceConnection|(?:deviceC|DeviceC)onnection|^(GET|POST) \/(device|sign-in)/,
  session: /^POST \/sign-in\/(link|passkey\/response)$/,
  'supplier link': /^GET \/s\/|^POST \/s\/[\w-]+\/answers$|^GET \/api\/v1\/outbox$|\boutbox\b/,
  link: /^GET \/sign-in\/link$/,
  'endpoint secret': /createWebhook|rotateWebhookSecret|^POST \/keys\/webhooks(\/rotate)?$/,
  // It is the operator's own and leaves by no answer.
  'webhook secret': /(?!)/,
};

const graphql = 'POST /graphql';
const belongs = (kind: Kind, { at, asked }: Exchange) => issues[kind].test(at === graphql ? asked : at);

/** Wherever a secret may begin, also in the middle of a word: sessions and links look like any other text. */
const lengths = [43, 44, 45, 47];
const tokenLike = /[\w-]{43,}/g;
const codeLike = /(?=([BCDFGHJKLMNPQRSTVWXZ]{4}-?[BCDFGHJKLMNPQRSTVWXZ]{4}))/g;

function* candidates(text: string): Generator<string> {
  for (const [run] of text.matchAll(tokenLike)) {
    for (let at = 0; at <= run.length - 43; at++) for (const length of lengths) yield run.slice(at, at + length);
  }
  for (const [, code] of text.matchAll(codeLike)) yield code!;
}

/** Collects every secret that a service hands out, and finds where else it stands in clear. */
export function watchSecrets() {
  const secrets = new Map<string, Kind>();
  const exchanges: Exchange[] = [];
  const pending: Promise<void>[] = [];

  const learn = (kind: Kind, secret: string) => {
    secrets.set(secret, kind);
    if (kind === 'user code') secrets.set(secret.replace('-', ''), kind);
  };
  const learnFrom = (text: string) => {
    for (const [kind, form] of forms) for (const [secret] of text.matchAll(form)) learn(kind, secret);
  };

  async function remember(at: string, question: Request | null, response: Response): Promise<void> {
    const asked = (await question?.text().catch(() => '')) ?? '';
    const said = `${[...response.headers].join('\n')}\n${await response.text().catch(() => '')}`;
    const exchange = { at, asked, said };
    exchanges.push(exchange);
    for (const [kind, form] of forms) {
      if (belongs(kind, exchange)) for (const [secret] of said.matchAll(form)) learn(kind, secret);
    }
  }

  /** A stream is remembered as far as it was read: a copy would read it to an end that may never come. */
  async function overhear(at: string, question: Request | null, response: Response): Promise<Response> {
    const exchange = { at, asked: (await question?.text()) ?? '', said: [...response.headers].join('\n') };
    exchanges.push(exchange);
    const decoder = new TextDecoder();
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, reader) {
        exchange.said += decoder.decode(chunk, { stream: true });
        reader.enqueue(chunk);
      },
    });
    return new Response(response.body!.pipeThrough(heard), response);
  }

  const kindsIn = (text: string): Set<Kind> => {
    const kinds = new Set<Kind>();
    for (const candidate of candidates(text)) {
      const kind = secrets.get(candidate);
      if (kind) kinds.add(kind);
    }
    return kinds;
  };

  return {
    learn,
    learnFrom,
    /** From now on all answers of this service are seen, whoever asks. */
    watch<App extends Pick<Hono, 'fetch'>>(app: App): App {
      const { fetch } = app;
      app.fetch = async (request, ...rest) => {
        const at = `${request.method} ${new URL(request.url).pathname}`;
        // At /graphql the path does not tell what is asked.
        const question = at === graphql ? request.clone() : null;
        const response = await fetch(request, ...rest);
        if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
          return overhear(at, question, response);
        }
        pending.push(remember(at, question, response.clone()));
        return response;
      };
      return app;
    },
    /** Where secrets stand in clear that do not belong there: in answers, lines of the log, or rows of the database. */
    async leaks(logged: readonly string[], rows: readonly { table: string; text: string }[]): Promise<string[]> {
      await Promise.all(pending);
      const inAnswers = exchanges.flatMap((exchange) =>
        [...kindsIn(exchange.said)]
          .filter((kind) => !belongs(kind, exchange))
          .map((kind) => `${kind} in the answer to ${exchange.at}`),
      );
      const inLog = logged.flatMap((line) => [...kindsIn(line)].map((kind) => `${kind} in the log`));
      const inRows = rows.flatMap(({ table, text }) => {
        // What is binary is shown as hexadecimal digits.
        const bytes = [...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex]) =>
          Buffer.from(hex!, 'hex').toString('latin1'),
        );
        return [...kindsIn([text, ...bytes].join('\n'))].map((kind) => `${kind} in the table ${table}`);
      });
      return [...new Set([...inAnswers, ...inLog, ...inRows])];
    },
  };
}
