import { phraseWords } from '#modules/directory/glossary/trades.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { splitTokens } from '#text/term-index.ts';
import type { QuoteRequestInput } from '../quote-request.schema.ts';

const plainWords = new Set(
  [...phraseWords.part, ...phraseWords.context, ...phraseWords.and, ...phraseWords.common].flatMap((word) =>
    splitTokens(word).map(({ key }) => key),
  ),
);

export const listTellingWords = (text: string): string[] =>
  splitTokens(text).flatMap(({ key }) => (/^\p{Script=Latin}{3,}$/u.test(key) && !plainWords.has(key) ? [key] : []));

export function listWords({ parts }: QuoteRequestInput, { intake }: ProjectContext): Set<string> {
  const texts = [
    ...parts.flatMap(({ name, material, finish, notes }) => [name, material, finish, notes]),
    intake?.productName,
    intake?.category,
  ];
  return new Set(texts.flatMap((text) => listTellingWords(text ?? '')));
}

const certificatePattern =
  /\b(?:(?:ISO|IATF|AS|SA)[\s-]?\d{4,5}|GOTS|OEKO-?TEX|GRS|BSCI|FSC|LFGB|GMPC?|UN\s?38\.3|BRCGS|BIFMA|ICTI|FDA|UL E-file|LWG)\b/giu;

/** Certificates of factories that the request names, such as ISO 13485. */
export function listCertificates(
  { parts, dfmQuestions }: QuoteRequestInput,
  { intake, intent }: ProjectContext,
): string[] {
  const texts = [
    ...parts.flatMap(({ notes, material }) => [notes, material]),
    dfmQuestions,
    intake?.summary,
    intake?.notes,
    ...(intent?.requirements ?? []).map(({ detail }) => detail),
  ];
  return [
    ...new Set(texts.flatMap((text) => (text ?? '').match(certificatePattern) ?? []).map((name) => name.toUpperCase())),
  ];
}
