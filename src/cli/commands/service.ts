import type { Command } from '../command/command.ts';
import { read } from '../command/request-command.ts';

export const service: readonly Command[] = [
  read('/me', {
    name: 'me',
    summary: 'Shows the organisation, mode, scopes and limits of the key.',
    shows: { record: null },
    examples: ['me', 'me --json'],
  }),
  read('/health', {
    name: 'health',
    summary: 'Shows the health of the gateway and what is configured.',
    isPublic: true,
    shows: { record: null },
    examples: ['health --base-url https://gateway.example'],
  }),
  {
    name: 'openapi',
    summary: 'Prints the OpenAPI document of the gateway byte for byte.',
    isPublic: true,
    examples: ['openapi > openapi.json'],
    async run(session) {
      const { bytes } = await session.get('/openapi.json');
      await session.output.write(bytes);
    },
  },
];
