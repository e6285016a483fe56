import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { assertLimit, maxTokens } from './limits.ts';

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Limits bracket nesting before parsing: the recursive parser could exhaust the stack. Syntax errors are left to the
 * parser.
 */
export function assertNesting(query: string): void {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  try {
    for (let tokens = 0; tokens < maxTokens; tokens++) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return;
      if (opening.has(kind)) assertLimit('nesting', ++depth);
      if (closing.has(kind)) depth--;
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}
