export type ConfirmationReply = 'yes' | 'no' | 'unknown' | null;

const unknown =
  /\b(?:don'?t know|do not know|no idea|not sure|unsure|unknown|undecided|not decided|not yet decided|haven'?t decided|can'?t say|tbd|to be decided|no clue|skip(?: it| this)?|n\/a|not applicable|pass)\b|不知道|不清楚|不确定|没想好|还没定|没有定|未定|待定|没决定|不了解|跳过|暂无|说不好|不好说|没概念/i;
const noProblem = /^(?:no (?:problem|changes?|objections?)|not bad|没问题|没有问题|不用改)/i;
const yes =
  /^(?:(?:yes|yeah|yep|yup|correct|exactly|confirmed|agreed|perfect)\b|(?:ok|okay|sure|right|true|fine|good|great|i confirm|that'?s (?:right|correct|it|fine)|that is (?:right|correct)|all (?:good|correct|right|fine)|looks (?:good|right|fine|correct))(?=\s*(?:[,.!;:]|$))|(?:是的|对的|没错|正确|确认|同意|属实|好的|可以)|[对是好行嗯](?=[,.!;。呀啊吧、\s]|$))/i;
const no =
  /^(?:(?:no|nope|wrong|incorrect|not (?:quite|right|correct|exactly|really))\b|that'?s (?:not|wrong)|that is (?:not|wrong)|不对|不是|不正确|错|有误|有错|否|不[,.!;。\s]|不$|没有?[,.!;。\s]|没有?$)/i;
const but = /\b(?:but|except|however|only|apart from|change)\b|不过|但是?|只是|除了|改成|改为/i;

/** "Yes, but …" is read as no. */
export function detectConfirmation(plain: string): ConfirmationReply {
  const text = plain.trim();
  if (noProblem.test(text)) return 'yes';
  if (yes.test(text)) return but.test(text) ? 'no' : 'yes';
  if (no.test(text)) return unknown.test(text) ? 'unknown' : 'no';
  return unknown.test(text) ? 'unknown' : null;
}

/** "Yes, but …": facts that are not corrected are confirmed. */
export const isPartialYes = (plain: string): boolean => yes.test(plain.trim()) && but.test(plain);

export const saysUnknown = (plain: string): boolean => unknown.test(plain);

const retraction =
  /\b(?:forget|ignore|drop|no longer|not fixed|not final|not certain|may change|undecided|not decided|don'?t know|not sure|was wrong|is wrong|isn'?t right)\b|取消|作废|不算|还没定|没定|待定|不确定|不知道|错了|不对|未定|会变/i;

export const isRetracted = (plain: string, names: RegExp): boolean =>
  plain.split(/[!?;。\n]|\.(?=\s|$)/).some((sentence) => names.test(sentence) && retraction.test(sentence));
