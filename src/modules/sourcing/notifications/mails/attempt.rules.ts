import type { Mailer } from '#ports/mail/mailer.ts';
import type { NotificationMail } from '../notification.entity.ts';

type Attempted = Pick<NotificationMail, 'attempts' | 'status' | 'retryBefore' | 'providerFingerprint'>;
type Circumstances = {
  now: Date;
  mailer: Pick<Mailer, 'fingerprint' | 'hasIdempotency'> | null;
  /** Whether the member still wants any mail. */
  isWanted: boolean;
};

/**
 * What becomes of a mail that is due. After an attempt without a definite outcome, only the same account of a provider
 * that still knows the key may send it again; otherwise the member could get it twice.
 */
export function decideAttempt(
  { attempts, status, retryBefore = null, providerFingerprint }: Attempted,
  { now, mailer, isWanted }: Circumstances,
): 'attempt' | 'dropped' | 'uncertain' {
  const isOpen = status === 'sending' || status === 'uncertain';
  if (!isOpen) {
    const isLate = attempts > 0 && retryBefore !== null && retryBefore <= now;
    return isWanted && mailer?.fingerprint === providerFingerprint && !isLate ? 'attempt' : 'dropped';
  }
  const knowsKey = mailer?.hasIdempotency === true && mailer.fingerprint === providerFingerprint;
  return isWanted && knowsKey && retryBefore !== null && retryBefore > now ? 'attempt' : 'uncertain';
}
