import type { Cue } from './words/interview-patterns.file.ts';
import { patterns } from './words/interview-patterns.ts';

type ConfirmationReply = 'yes' | 'no' | 'unknown' | null;

const start = String.raw`^(?:(?:oh|ah|well|so|hmm|um|哦|啊|嗯|那)[,\s]+)?`;
const alone = String.raw`(?=\s*(?:[,.!;:。呀啊吧、~]|$))`;
/** "Correct the quantity", "absolutely not", "正确的数量是" agree to nothing. */
const follows = String.raw`(?!\s(?:the|me|my|this\sto|it\sto|not|wrong|incorrect|by|nothing|never)(?![a-z]))`;
const conditional = String.raw`(?:可以|正确|确认|同意|好的)(?![的了呀啊哦呢嘛~]*(?:[,.!;:。、\s]|$|${patterns.yes.zh.join('|')}))`;
const yes = new RegExp(
  `${start}(?!${conditional})(?:${patterns.yes.source}${follows}|${patterns.yes_alone.source}${alone})`,
  'i',
);
const yesInFirstClause = new RegExp(
  String.raw`^(?:everything|all|that|this|it|the\srest|looks|seems|上面|以上|都|全部|这些)[^,.;!?。]{0,40}${patterns.yes_end.source}`,
  'i',
);
const no = new RegExp(`${start}(?:${patterns.no.source}|${patterns.no_alone.source}${alone})`, 'i');
const negated = /\bnot\b|n't\b|不/i;

/** "Nope, all good" agrees. */
const noThenYes = new RegExp(
  `^${patterns.no.source}[,.!;\\s]+(?:${patterns.yes.source}|${patterns.yes_end.source})`,
  'i',
);

/** "可以便宜点吗" agrees to nothing. */
const isQuestion = (text: string): boolean => /^[^.!;。\n?？]*(?:[?？]|吗\s*(?:$|[.!。]))/.test(text);

/** "Yes, let me ask my colleague", "yes and no", "yes... no, wait". */
function isReserved(text: string): boolean {
  const [first = '', ...others] = text.split(/[!;。\n]+|\.(?=\s|$)/);
  return (
    patterns.reservation.test(first.replace(/,/g, '')) ||
    others.some((sentence) => /^\s*(?:no|wait|不对|等等)(?:[\s,]|$)/i.test(sentence))
  );
}

function saysYes(text: string): boolean {
  if (isQuestion(text) || isReserved(text)) return false;
  if (yes.test(text)) return true;
  const [agreed] = yesInFirstClause.exec(text) ?? [];
  return agreed !== undefined && !negated.test(agreed);
}

/** "Yes, but …" is read as no. */
export function detectConfirmation(plain: string): ConfirmationReply {
  const text = plain.trim();
  if (saysYes(text) || noThenYes.test(text)) return patterns.but.test(text.replace(noThenYes, '')) ? 'no' : 'yes';
  if (no.test(text)) return patterns.unknown.test(text) ? 'unknown' : 'no';
  return patterns.unknown.test(text) ? 'unknown' : null;
}

/** "Yes, but …": facts that are not corrected are confirmed. */
export const isPartialYes = (plain: string): boolean => saysYes(plain.trim()) && patterns.but.test(plain);

export const saysUnknown = (plain: string): boolean => patterns.unknown.test(plain);

export const isRetracted = (plain: string, names: Cue): boolean =>
  names.test(plain) &&
  patterns.retraction.test(plain) &&
  plain.split(/[!?;。\n]|\.(?=\s|$)/).some((sentence) => names.test(sentence) && patterns.retraction.test(sentence));
