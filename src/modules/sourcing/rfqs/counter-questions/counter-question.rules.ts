import { DomainError } from '#kernel/errors.ts';
import type { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { say } from '#modules/sourcing/quote-requests/drafting/rfq-passage.rules.ts';
import { renderQuoted } from '#modules/sourcing/quote-requests/drafting/rfq-quoted.rules.ts';
import { addressTo, type FactoryNames } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { listTextRequirements } from '#modules/sourcing/quote-requests/quote-request-review.rules.ts';
import { createRedactor, type Identity } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import { bilingual, shorten, tidyText } from '#text/prose.ts';
import type { Rfq, RfqInvitation } from '../rfq.entity.ts';
import type { CounterQuestion } from './counter-question.schema.ts';

type Asked = Pick<CounterQuestion, 'text' | 'textZh'>;
type Thread = {
  subject: string | null;
  reference: string;
  /** Null for a request that names its buyer. */
  identity: Identity | null;
  company: string | null;
  factory: FactoryNames;
};
export type CounterQuestionDraft = {
  subject: string;
  bodyEn: string;
  bodyZh: string;
  reviewRequirements: string[];
};

const maxSubjectLength = 200;

/** The text before its link. */
export function draftCounterQuestion(
  { text, textZh }: Asked,
  { subject, reference, identity, company, factory }: Thread,
): CounterQuestionDraft {
  const redactor = createRedactor(identity);
  const given = redactor.redact(tidyText(text));
  const translated = textZh === undefined ? given : redactor.redact(tidyText(textZh));
  const question = renderQuoted(bilingual(given.en, translated.zh));
  const sender = company && !identity ? say('sender_by_name', { company }) : say('sender');
  const parts = [say('question_intro', { reference }), question, say('question_reply')];
  const [regards, paragraphs] = [say('regards'), (language: 'en' | 'zh') => parts.map((part) => part[language])];
  const body = bilingual(
    [...paragraphs('en'), `${regards.en}\n${sender.en}`].join('\n\n'),
    [...paragraphs('zh'), `${regards.zh}\n${sender.zh}`].join('\n\n'),
  );
  return {
    subject: shorten(renderReplySubject(subject ?? reference), maxSubjectLength),
    ...addressTo(factory, body),
    reviewRequirements: identity
      ? listTextRequirements({
          identity,
          redactions: redactor.listNotes(),
          quoted: redactor.listQuoted(),
        })
      : ['The question is not anonymous: the request names its buyer.'],
  };
}

const renderReplySubject = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

type Message = Pick<Delivery, 'status'>;
type Requests = {
  invitations: readonly Pick<RfqInvitation, 'respondedAt'>[];
  rfqs: readonly Pick<Rfq, 'closedAt'>[];
};

/** Only a factory that has been written to, or that has answered, is asked back, and only while its request is open. */
export function assertAskable({ status }: Message, { invitations, rfqs }: Requests): void {
  if (status !== 'sent' && !invitations.some(({ respondedAt }) => respondedAt)) {
    throw new DomainError('delivery_not_sent', `This message is ${status}: its recipient cannot be asked back yet.`, {
      status,
    });
  }
  if (rfqs.length > 0 && rfqs.every(({ closedAt }) => closedAt)) {
    throw new DomainError('rfq_closed', 'The quote request is closed. Nothing more is asked about it.');
  }
}
