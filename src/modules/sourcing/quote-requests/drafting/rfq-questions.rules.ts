import { bilingual, type Words } from '#text/prose.ts';
import { applies } from './part-traits.rules.ts';
import type { RfqContent, RfqPart } from './rfq-content.rules.ts';
import type { RfqLine } from './rfq-line.file.ts';
import { questions } from './rfq-wording.ts';

const maxQuestions = 20;
/** A factory answers about this many; each further kind of part adds some. */
const usualQuestions = 12;
const perFurtherKind = 3;

/** Those of the whole request first, then one for each kind of part per round, so that no kind is left out. */
export function listQuestions({ parts, input: { scope }, traits }: RfqContent): Words[] {
  const asked = questions.filter((question) => applies(question, traits, scope));
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const general = asked.filter((question) => !isOfOneKind(question));
  const byKind = kinds.map((kind) => asked.filter((question) => isOfOneKind(question) && question.traits[0] === kind));
  const rounds = Array.from({ length: maxQuestions }, (_, round) => byKind.flatMap((one) => one[round] ?? []));
  const limit = Math.min(maxQuestions, usualQuestions + perFurtherKind * (kinds.length - 1));
  return [...general, ...rounds.flat()].slice(0, limit).map((question) => addPartNumbers(question, parts));
}

const isOfOneKind = ({ traits }: RfqLine) => traits.length === 1 && traits[0] !== 'made' && traits[0] !== 'bought';

function addPartNumbers({ traits, en, zh }: RfqLine, parts: RfqPart[]): Words {
  const concerned = parts.filter((part) => traits.some((trait) => part.traits.has(trait)));
  if (concerned.length === 0 || concerned.length === parts.length) return bilingual(en, zh);
  const numbers = `[${concerned.map(({ no }) => no).join(', ')}] `;
  return bilingual(numbers + en, numbers + zh);
}
