import { sha256 } from '#kernel/hash.ts';
import { fingerprintProvider, isMessage, type Mailer, type Outcome, parseMessage } from './mailer.ts';

/** RFC 2606 reserves `.test`, so no real mailbox can exist there. */
const domain = 'simulator.test';
/** The organisation of the demo data. */
export const demoOrganisationId = '01900000-0000-7000-8000-0000000de305';
const fingerprint = fingerprintProvider('simulator', domain);

export type Addressee = { address: string | null; owner: string | null };

/** Addresses of the simulator's domain use it in every configuration, and so does all mail of the demo organisation. */
export function selectMailer(
  mailer: Mailer | null,
  { address, owner }: Addressee,
  mailFrom: string | null = null,
): Mailer | null {
  const isDemo = owner === demoOrganisationId;
  if (!address || !(isDemo || isSimulated(address))) return mailer;
  return createSimulatorMailer(mailer?.from ?? mailFrom ?? `sender@${domain}`, isDemo ? 'accept' : null);
}

const isSimulated = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  return at > 0 && address.slice(at + 1).toLowerCase() === domain;
};

/**
 * Has no state: the outcome depends on address, key and attempt, so all instances agree. `elsewhere` is the scenario of
 * addresses outside of its domain, which without one are refused.
 */
function createSimulatorMailer(from: string, elsewhere: Scenario | null): Mailer {
  return {
    provider: 'simulator',
    from,
    fingerprint,
    hasIdempotency: true,
    async send(payload, idempotencyKey, _signal, attempt = 1) {
      const name = isMessage(payload) ? readScenario(parseMessage(payload).to, elsewhere) : null;
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
function readScenario(address: string, elsewhere: Scenario | null): Scenario | null {
  if (!isSimulated(address)) return elsewhere;
  const [local = ''] = address.slice(0, address.lastIndexOf('@')).split('+', 1);
  const name = local.toLowerCase();
  return isScenario(name) ? name : null;
}
