import { isBought, needsTool, resolveProcess, type Scope } from '../quote-request.rules.ts';
import type { QuotePart } from '../quote-request.schema.ts';
import type { PartTrait, RfqLine } from './rfq-line.file.ts';
import { textileWords } from './rfq-wording.ts';

export type TraitSet = ReadonlySet<PartTrait>;

/** Goods of fabric have no process of their own: words of name and material tell them. */
export function listTraits(part: QuotePart, scope: Scope): TraitSet {
  const process = resolveProcess(part, scope);
  const sewn = (process === null || process === 'other') && scope !== 'tooling' && isTextile(part);
  return new Set<PartTrait>([
    sewn ? 'textile' : (process ?? 'open'),
    isBought(part) ? 'bought' : 'made',
    ...(needsTool(part, scope) ? ['tooled' as const] : []),
  ]);
}

const latinWords = textileWords.filter((word) => /^[a-z]/.test(word));
const hanWords = textileWords.filter((word) => !/^[a-z]/.test(word));
const latinPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${latinWords.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');

function isTextile({ name, material = '' }: QuotePart): boolean {
  const text = `${name} ${material}`;
  return latinPattern.test(text) || hanWords.some((word) => text.includes(word));
}

/** The traits may be those of one part or of a whole request. */
export const applies = ({ traits, scopes }: RfqLine, given: TraitSet, scope: Scope): boolean =>
  (traits.length === 0 || traits.some((trait) => given.has(trait))) && (scopes.length === 0 || scopes.includes(scope));
