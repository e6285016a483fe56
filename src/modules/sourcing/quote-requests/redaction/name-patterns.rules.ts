import { toPinyin } from '#modules/directory/factories/search/pinyin.rules.ts';
import { foldName } from './folded-text.rules.ts';
import type { GoodsVocabulary } from './goods-vocabulary.rules.ts';
import { minInfixLength, type NameSubject, type NameToken, tokenizeName } from './name-words.rules.ts';

/**
 * Where a key matches: `inside` other words; `joined` without gaps; as a `word`; in `parts` with gaps between; in its
 * `exact` case; `full` with its legal form; in the `position` of a company ("by Desk Lamp", "Desk Lamp's").
 */
type Fit = 'inside' | 'joined' | 'word' | 'parts' | 'exact' | 'full' | 'position';

/** `ordinary` names consist of dictionary words and are replaced; `generic` names describe goods and are kept. */
export type KnownName = {
  subject: NameSubject;
  label: string;
  text: string;
  verdict: 'distinctive' | 'ordinary' | 'generic';
  tooShort: boolean;
};
export type NamePattern = { key: string; fit: Fit; written: string; keep: boolean; name: KnownName };

const companyKinds = ['legal', 'trade', 'connecting', 'place', 'number', 'mailbox'];
const goodsKinds = ['goods', 'attribute', 'qualifier'];

export function analyseName(
  text: string,
  subject: 'company' | 'product',
  label: string,
  vocabulary: GoodsVocabulary,
): { name: KnownName; patterns: NamePattern[] } {
  const tokens = classifyTokens(text, subject, vocabulary);
  const ignored = subject === 'company' ? companyKinds : ['connecting', 'place', 'number', 'legal'];
  const core = tokens.filter(({ kind, coined }) => kind === null || coined || !ignored.includes(kind));
  // A single letter, as in e-bike, is not a word.
  const isWord = ({ key }: NameToken) => key.length > 1 || core.length === 1;
  const unknown = core.filter((token) => (token.kind === null || token.kind === 'given') && isWord(token));
  const ordinary = core.filter(({ kind }) => kind === 'ordinary');
  const describing = core.filter(({ kind }) => kind !== null && kind !== 'given' && kind !== 'ordinary');
  const headed = hasGoodsHead(tokens, core, subject);
  const name: KnownName = { subject, label, text: text.trim(), verdict: 'distinctive', tooShort: false };

  const replace = (fit: Fit, ...parts: NameToken[]) => createPattern(parts, fit, false, name);
  const keep = (...parts: NameToken[]) =>
    parts.map((part) => createPattern([part], isHan(part) ? 'inside' : 'word', true, name));
  const named = subject === 'company' ? createFullNamePatterns(tokens, core, name) : [];
  const toResult = (verdict: KnownName['verdict'], ...patterns: NamePattern[]) => {
    name.verdict = verdict;
    return { name, patterns: dedupePatterns([...named, ...patterns]).filter(({ key }) => key.length > 1) };
  };

  if (unknown.length || (ordinary.length && headed)) {
    const distinctive = [...unknown, ...ordinary];
    const patterns = [
      ...distinctive.flatMap((token) => createSpellingPatterns(token, name)),
      ...createCodePatterns(tokens, name),
    ];
    name.tooShort = unknown.length > 0 && patterns.length === 0;
    const cased = subject === 'company' && core.length > 1 ? [replace('exact', ...core)] : [];
    return toResult(unknown.length ? 'distinctive' : 'ordinary', ...cased, ...patterns, ...keep(...describing));
  }
  if (core.every(({ kind }) => kind === 'version')) {
    name.tooShort = core.length > 0;
    return toResult('generic');
  }
  const [only] = core;
  if (core.length === 1 && only) {
    const kept = subject === 'company' ? ['goods', 'attribute'] : goodsKinds.concat('version', 'mailbox', 'trade');
    if (!kept.includes(only.kind ?? '')) return toResult('ordinary', replace(isHan(only) ? 'inside' : 'word', only));
    const position = subject === 'company' ? [replace('position', only)] : [];
    return toResult('generic', ...position, ...keep(only));
  }
  if (!headed) return toResult('ordinary', replace('inside', ...core), ...keep(...describing));
  if (subject === 'company' && describing.some(({ kind }) => kind === 'common')) {
    return toResult('ordinary', replace('exact', ...core), ...keep(...describing));
  }
  const coined = findCoinedWords(text, vocabulary).map((word) => replace('joined', ...word));
  const position = subject === 'company' ? [replace('position', ...core)] : [];
  return toResult('generic', ...coined, ...position, createPattern(core, 'parts', true, name), ...keep(...describing));
}

/** All patterns of a key are tried at each match, so a name that repeats a word 600 times must not multiply them. */
function dedupePatterns(patterns: NamePattern[]): NamePattern[] {
  const readsCase: Fit[] = ['full', 'exact', 'position'];
  const toIdentity = ({ key, fit, keep, written }: NamePattern) =>
    [key, fit, keep, readsCase.includes(fit) ? written : ''].join('\0');
  return [...new Map(patterns.toReversed().map((pattern) => [toIdentity(pattern), pattern])).values()].toReversed();
}

const findCoinedWords = (text: string, vocabulary: GoodsVocabulary): NameToken[][] =>
  text
    .split(/\s+/)
    .map((word) => tokenizeName(word, vocabulary))
    .filter((tokens) => tokens.length > 1 && tokens.every(({ coined }) => coined));

/** In a company name, a `trade` word before other words is an attribute: "Electric Toothbrush" describes goods. */
function classifyTokens(text: string, subject: 'company' | 'product', vocabulary: GoodsVocabulary): NameToken[] {
  const tokens = tokenizeName(text, vocabulary);
  if (subject === 'product') {
    // Derived words such as "dimmable" of "dim" are rarely product names.
    return tokens.map((token) =>
      token.kind === null && vocabulary.isWord(token.key) ? { ...token, kind: 'common' } : token,
    );
  }
  const lastOther = tokens.findLastIndex(({ kind }) => kind === null || !companyKinds.includes(kind));
  return tokens.map((token, at) =>
    token.kind === 'trade' && at < lastOther ? { ...token, kind: 'attribute' } : token,
  );
}

function hasGoodsHead(tokens: NameToken[], core: NameToken[], subject: 'company' | 'product'): boolean {
  const joint = tokens.findIndex(({ key }, at) => at > 0 && /^(?:for|with|of|by)$/.test(key));
  const findLast = (all: NameToken[]) => all.findLast(({ kind }) => kind !== 'version' && kind !== 'number');
  const isGoods = (token: NameToken | undefined) =>
    token?.kind === 'goods' || (subject === 'product' && token?.kind === 'trade');
  return isGoods(findLast(core)) || (joint > 0 && isGoods(findLast(tokens.slice(0, joint))));
}

function createFullNamePatterns(tokens: NameToken[], core: NameToken[], name: KnownName): NamePattern[] {
  const withoutPlace = tokens.slice(tokens.findIndex(({ kind }) => kind !== 'place' && kind !== 'connecting'));
  const stripLegalForm = (all: NameToken[]) => all.slice(0, all.findLastIndex(({ kind }) => kind !== 'legal') + 1);
  const variants = [tokens, withoutPlace, stripLegalForm(tokens), stripLegalForm(withoutPlace)];
  const fits = variants.filter((all) => all.length > core.length && core.every((token) => all.includes(token)));
  return fits.filter((all) => all.some(isFormal)).map((all) => createPattern(all, 'full', false, name));
}
const isFormal = ({ kind }: NameToken) => kind === 'legal' || kind === 'trade';

const createPattern = (tokens: NameToken[], fit: Fit, keep: boolean, name: KnownName): NamePattern => ({
  key: tokens.map(({ key }) => key).join(''),
  written: tokens.map(({ written }) => written).join(''),
  fit,
  keep,
  name,
});

/** Codes such as ZX-9000, whose letters are too short to search for without the number. */
const createCodePatterns = (tokens: NameToken[], name: KnownName): NamePattern[] =>
  tokens.flatMap((token, at) => {
    const number = tokens[at + 1];
    const short = token.kind === null && token.key.length < minInfixLength && !isHan(token);
    return short && number?.kind === 'number' ? [createPattern([token, number], 'parts', false, name)] : [];
  });

const isHan = ({ written }: Pick<NameToken, 'written'>) => /^\p{Script=Han}/u.test(written);

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function createSpellingPatterns({ written, key, kind }: NameToken, name: KnownName): NamePattern[] {
  if (isHan({ written })) {
    const reading = key.length < 2 ? '' : foldName(toPinyin(written));
    const keys = [key.length < 2 ? '' : key, reading.length > minInfixLength ? reading : ''];
    return keys.filter(Boolean).map((one) => ({ key: one, written, fit: 'inside', keep: false, name }));
  }
  const transcribed = foldName(written.toLowerCase().replace(/[äöüåø]/g, (one) => umlauts[one] ?? one));
  const singular = key.length > minInfixLength + 2 ? key.replace(/(?<=[sxz]|[cs]h)es$|(?<!s)s$/, '') : key;
  const plural = key.replace(/(?<![aeiou])y$/, 'ie');
  return [...new Set([key, transcribed, singular, plural])].flatMap((one) => {
    if (one.length < 2 || (one.length === 2 && /\p{N}/u.test(one))) return [];
    const fit = one.length === 2 ? 'exact' : one.length < minInfixLength || kind === 'ordinary' ? 'word' : 'inside';
    return [{ key: one, written, fit, keep: false, name }];
  });
}

/** Patterns that redact a person. `text` is an e-mail address or a key label. */
export function analysePerson(text: string, vocabulary: GoodsVocabulary): NamePattern[] {
  const [local = '', domain = ''] = text.includes('@') ? text.split('@') : [text];
  const name: KnownName = { subject: 'person', label: 'person', text, verdict: 'distinctive', tooShort: false };
  const words = tokenizeName(local.replace(/\d+/g, ' '), vocabulary).filter(({ key }) => key.length > 1);
  const single = words.filter(({ kind, key }) => (kind === null || kind === 'given') && key.length > 2);
  const both = words.length === 2 && !words.some(({ kind }) => kind === 'mailbox') ? [words, words.toReversed()] : [];
  // Two ordinary words, as in "mark.rose", match only when capitalised.
  const phrases = both
    .map((all) =>
      single.length
        ? createPattern(all, 'inside', false, name)
        : { ...createPattern(all, 'exact', false, name), written: all.map(({ key }) => capitalise(key)).join('') },
    )
    .filter(({ key }) => key.length > 4);
  return [
    ...phrases,
    ...single.map((token) => createPattern([token], 'word', false, name)),
    ...both.flatMap(([first, last]) => createInitialPattern(first, last, vocabulary, name)),
    ...createDomainPatterns(domain, vocabulary),
  ];
}

/** "jdoe" for "jane.doe", unless it is a word. */
function createInitialPattern(
  first: NameToken | undefined,
  last: NameToken | undefined,
  { isWord }: GoodsVocabulary,
  name: KnownName,
): NamePattern[] {
  const key = `${first?.key.slice(0, 1)}${last?.key}`;
  const isName = first && last && !isHan(last) && key.length >= minInfixLength && !isWord(key);
  return isName ? [{ key, written: key, fit: 'word', keep: false, name }] : [];
}

const capitalise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Patterns for the host labels except the last that are not words: quorvex of "shop.quorvex.example". */
export function createDomainPatterns(host: string, vocabulary: GoodsVocabulary): NamePattern[] {
  const name: KnownName = { subject: 'company', label: 'company', text: host, verdict: 'distinctive', tooShort: false };
  const labels = host
    .split('.')
    .slice(0, -1)
    .flatMap((label) => tokenizeName(label, vocabulary));
  const distinctive = labels.filter(({ kind, key }) => kind === null && key.length > 2 && !isCompound(key, vocabulary));
  return distinctive.flatMap((token) => createSpellingPatterns(token, name));
}

const isCompound = (key: string, { findKind }: GoodsVocabulary): boolean =>
  Array.from({ length: Math.max(0, key.length - 5) }, (_, at) => at + 3).some(
    (at) => findKind(key.slice(0, at)) !== null && findKind(key.slice(at)) !== null,
  );
