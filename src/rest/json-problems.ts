import { DomainError } from '#kernel/errors.ts';
import { type FieldProblem, maxProblems, toJsonPointer } from '#kernel/validation.ts';
import { maxDepth } from './json-scan.ts';

/** Whether PostgreSQL can store the text and UTF-8 can encode it. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * Throws `invalid_json` for a syntax error, excessive nesting or a duplicate key. Returns the fields whose values
 * JavaScript or PostgreSQL would change.
 */
export function findProblems(text: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const path: (string | number)[] = [];
  let at = 0;

  function report(problem: Pick<FieldProblem, 'code' | 'message'> & Partial<FieldProblem>): void {
    if (problems.length > maxProblems) return;
    problems.push({ location: 'body', path: toJsonPointer(path), limit: null, allowed: null, ...problem });
  }

  const fail = (): never => throwInvalidJson('The body is not valid JSON.', at);

  function skipSpace(): void {
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      at++;
    }
  }

  function expectWord(word: string): void {
    for (const letter of word) {
      if (text[at] !== letter) fail();
      at++;
    }
  }

  function skipDigits(): void {
    if (!isDigit(text.charCodeAt(at))) fail();
    while (isDigit(text.charCodeAt(at))) at++;
  }

  function readNumber(): void {
    const from = at;
    if (text[at] === '-') at++;
    if (text[at] === '0') at++;
    else skipDigits();
    let mantissaEnd = at;
    if (text[at] === '.') {
      at++;
      skipDigits();
      mantissaEnd = at;
    }
    if (text[at] === 'e' || text[at] === 'E') {
      at++;
      if (text[at] === '+' || text[at] === '-') at++;
      skipDigits();
    }
    const value = Number(text.slice(from, at));
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) report(tooLarge);
    else if (value === 0 && /[1-9]/.test(text.slice(from, mantissaEnd))) report(tooSmall);
  }

  function skipText(): number {
    const from = at++;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        at++;
        return from;
      }
      if (!(code >= 0x20)) fail();
      at++;
      if (code === 0x5c) skipEscape();
    }
  }

  function skipEscape(): void {
    const letter = text[at] ?? '';
    if (letter === '' || !'"\\/bfnrtu'.includes(letter)) fail();
    at++;
    if (letter !== 'u') return;
    for (let digits = 0; digits < 4; digits++, at++) if (!isHexDigit(text.charCodeAt(at))) fail();
  }

  function readText(): string {
    const from = skipText();
    const raw = text.slice(from + 1, at - 1);
    return raw.includes('\\') ? JSON.parse(text.slice(from, at)) : raw;
  }

  function readObject(): void {
    const keys = new Set<string>();
    at++;
    skipSpace();
    if (text[at] === '}') return void at++;
    for (;;) {
      if (text[at] !== '"') fail();
      const keyAt = at;
      const key = readText();
      path.push(key);
      if (keys.has(key)) throwInvalidJson('Duplicate key in an object.', keyAt, { path: toJsonPointer(path) });
      keys.add(key);
      if (!isStorable(key)) report(unstorable);
      else if (key === '__proto__') report(prototype);
      skipSpace();
      if (text[at] !== ':') fail();
      at++;
      readValue();
      path.pop();
      if (text[at] === ',') {
        at++;
        skipSpace();
        continue;
      }
      if (text[at] !== '}') fail();
      return void at++;
    }
  }

  function readList(): void {
    at++;
    skipSpace();
    if (text[at] === ']') return void at++;
    for (let index = 0; ; index++) {
      path.push(index);
      readValue();
      path.pop();
      if (text[at] === ',') {
        at++;
        continue;
      }
      if (text[at] !== ']') fail();
      return void at++;
    }
  }

  /** Recursion is limited by `maxDepth`. */
  function readValue(): void {
    skipSpace();
    const first = text[at];
    if (first === '{' || first === '[') {
      if (path.length === maxDepth)
        throwInvalidJson(`The body exceeds ${maxDepth} levels of nesting.`, at, { maxDepth });
      if (first === '{') readObject();
      else readList();
    } else if (first === '"') {
      if (!isStorable(readText())) report(unstorable);
    } else if (first === 't') expectWord('true');
    else if (first === 'f') expectWord('false');
    else if (first === 'n') expectWord('null');
    else readNumber();
    skipSpace();
  }

  readValue();
  if (at < text.length) fail();
  return problems;
}

function throwInvalidJson(message: string, position: number, more: object = {}): never {
  throw new DomainError('invalid_json', message, { position, ...more });
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isHexDigit = (code: number) => isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);

const tooLarge = {
  code: 'too_big',
  message: 'The number is too large to be stored exactly.',
  limit: Number.MAX_SAFE_INTEGER,
} as const;
const tooSmall = { code: 'too_small', message: 'The number is too small to be distinguished from zero.' } as const;
const unstorable = { code: 'invalid_value', message: 'Must not contain NUL or lone surrogates.' } as const;
/** JavaScript would silently drop a field of this name from free-form input. */
const prototype = { code: 'unknown_field', message: 'Unknown field.' } as const;
