import { sha256 } from '#kernel/hash.ts';
import { fingerprintProvider, isMessage, type Mailer, type Outcome, parseMessage } from './mailer.ts';

/** RFC 2606 reserves `.test`, so no real mailbox can exist there. */
const domain = 'simulator.test';
const fingerprint = fingerprintProvider('simulator', domain);

/** Addresses of the simulator's domain use it in every configuration. */
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

/** Has no state: the outcome depends on address, key and attempt, so all instances agree. */
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
/** Simulated events are derived from this prefix. */
const createAccepted = (begin: string, key: string): Outcome => ({
  kind: 'accepted',
  providerMessageId: `${begin}-${sha256(key).slice(0, 32)}`,
});

const scenarios = {
  accept: (key) => createAccepted('sim-accept', key),
  refuse: () => refused,
  /** The provider accepted the mail, but the response was lost; a retry reports it. */
  timeout: (key, attempt) =>
    attempt > 1 ? createAccepted('sim-timeout', key) : { kind: 'unknown', outcome: 'timeout' },
  late: (key) => createAccepted('sim-late', key),
} satisfies Record<string, (key: string, attempt: number) => Outcome>;
type Scenario = keyof typeof scenarios;

const isScenario = (name: string): name is Scenario => Object.hasOwn(scenarios, name);

/** `late+2@simulator.test` selects `late`. Other names have no mailbox. */
function readScenario(address: string): Scenario | null {
  if (!isSimulated(address)) return null;
  const [local = ''] = address.slice(0, address.lastIndexOf('@')).split('+', 1);
  const name = local.toLowerCase();
  return isScenario(name) ? name : null;
}
