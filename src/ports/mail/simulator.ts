import { sha256 } from '#kernel/hash.ts';
import { fingerprintProvider, isMessage, type Mailer, type Outcome, parseMessage } from './mailer.ts';

/** RFC 2606 keeps `.test` for tests, so that no mailbox there can be anybody's. */
const domain = 'simulator.test';
const fingerprint = fingerprintProvider('simulator', domain);

/** Where the mails to this address go: to the simulator in its own domain, whatever is configured. */
export const selectMailer = (
  mailer: Mailer | null,
  address: string | null,
  mailFrom: string | null = null,
): Mailer | null =>
  address && isSimulated(address) ? createSimulatorMailer(mailer?.from ?? mailFrom ?? `sender@${domain}`) : mailer;

const isSimulated = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  return at > 0 && address.slice(at + 1).toLowerCase() === domain;
};

/**
 * Rehearses what a provider may answer: the name of the recipient says which. Nothing leaves, and it remembers nothing: what
 * it answers follows from the address, the key and the number of the attempt, so all instances answer alike.
 */
function createSimulatorMailer(from: string): Mailer {
  return {
    provider: 'simulator',
    from,
    fingerprint,
    hasIdempotency: true,
    async send(payload, idempotencyKey, _signal, attempt = 1) {
      const name = isMessage(payload) ? readScenario(parseMessage(payload).to) : null;
      return name ? scenarios[name](idempotencyKey, attempt) : refused;
    },
  };
}

const refused: Outcome = { kind: 'refused', outcome: 'refused' };
/** The names of messages whose events come late begin so: the service reports those. */
const createAccepted = (begin: string, key: string): Outcome => ({
  kind: 'accepted',
  providerMessageId: `${begin}-${sha256(key).slice(0, 32)}`,
});

const scenarios = {
  accept: (key) => createAccepted('sim-accept', key),
  refuse: () => refused,
  /** The provider had taken the mail, and its answer never came: asked again it says so. */
  timeout: (key, attempt) =>
    attempt > 1 ? createAccepted('sim-timeout', key) : { kind: 'unknown', outcome: 'timeout' },
  late: (key) => createAccepted('sim-late', key),
} satisfies Record<string, (key: string, attempt: number) => Outcome>;
type Scenario = keyof typeof scenarios;

const isScenario = (name: string): name is Scenario => Object.hasOwn(scenarios, name);

/** `late+2@simulator.test` is called `late`. Whoever has another name has no mailbox. */
function readScenario(address: string): Scenario | null {
  if (!isSimulated(address)) return null;
  const name = address.slice(0, address.lastIndexOf('@')).split('+', 1)[0]!.toLowerCase();
  return isScenario(name) ? name : null;
}
