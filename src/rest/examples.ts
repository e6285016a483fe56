/** A request that succeeds and what it was answered, and refusals by status and code. */
export type Example = {
  parameters?: Record<string, unknown>;
  body?: unknown;
  answers?: Record<string, unknown>;
  refusals?: Record<string, Record<string, unknown>>;
};

/** By operation, such as `GET /projects`. */
export type Examples = Record<string, Example>;
