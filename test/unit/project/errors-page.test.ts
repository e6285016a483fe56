import { expect, test } from 'vitest';
import { codes, getMeaning, getStatus } from '#kernel/errors.ts';

/** What a client does about any error of a status, also about codes that are new to it. */
const advice: Record<number, string> = {
  400: 'Correct the request. Sent again unchanged, it is refused again.',
  401: 'Send a valid key, or sign in.',
  403: 'The credential does not allow this. Use another key, or ask an owner of the organisation; do not change the identity by program.',
  404: 'Check the id and the path. A record of another tenant is not found either.',
  405: 'Use a method that the header `Allow` names.',
  409: 'Read the record, then decide. The same request succeeds only after the state has changed.',
  415: 'Send the body without `Content-Encoding`.',
  416: 'Ask for a range within the file.',
  422: 'The request is well-formed, but its content cannot be processed. Supply what is missing.',
  429: 'Wait as long as `Retry-After` says, then repeat the request.',
  500: 'Read the state of the record before you repeat a write. Report the request id to the operator.',
  502: 'Read the record that `details` names.',
  503: 'Wait as long as `Retry-After` says. Read the state of the record before you repeat a write.',
};

const statuses = [...new Set(codes.map(getStatus))].toSorted((one, other) => one - other);

const text = `# Errors

Both APIs use these codes: \`error.code\` in REST, \`extensions.code\` in GraphQL. Errors look alike everywhere:

\`\`\`json
{
  "error": {
    "code": "validation_failed",
    "message": "One field is not valid.",
    "details": { "fields": [{ "location": "body", "path": "/name", "code": "required", "message": "This field is required.", "limit": null, "allowed": null }] }
  },
  "requestId": "req_01M8AD1F9108NP05PYCEA4HC2Z"
}
\`\`\`

\`requestId\` identifies the request in the log of the gateway. More codes may come: treat one that you do not know by its status.

${statuses
  .map((status) => {
    const own = codes.filter((code) => getStatus(code) === status);
    const entries = own.map((code) => `### ${code}\n\n${getMeaning(code)}`);
    return `## Status ${status}\n\n${advice[status]}\n\n${entries.join('\n\n')}`;
  })
  .join('\n\n')}
`;

test('docs/errors.md explains every code', () => expect(text).toMatchFileSnapshot('../../../docs/errors.md'));

test('there is advice for every status', () => {
  expect(statuses.filter((status) => !advice[status])).toEqual([]);
});
