import type { Session } from './session.ts';

export type Argument = { name: string; description: string; optional?: true; variadic?: true };
export type Flag = {
  /** As Commander reads it: `--project-id <id>`. */
  flags: string;
  description: string;
  parse?: (text: string, before: unknown) => unknown;
  choices?: readonly string[];
  required?: true;
};

/** What was given, by the names of arguments and options. */
export type Given = { readonly [name: string]: unknown };

export type Command = {
  /** Noun and verb. */
  name: string;
  summary: string;
  arguments?: readonly Argument[];
  options?: readonly Flag[];
  /** Command lines without `sourcing`. The first is shown in the documentation. */
  examples: readonly string[];
  /** Works without a key, and sends none. */
  isPublic?: true;
  /** Its argument `address` names the gateway. */
  takesAddress?: true;
  timeoutMs?: number;
  run(session: Session, given: Given): Promise<void>;
};
