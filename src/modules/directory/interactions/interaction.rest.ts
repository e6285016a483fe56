import { z } from 'zod';
import type { Route } from '#rest/route.ts';
import { InteractionQuery } from './interaction.schema.ts';

export const interactionRoutes: Route[] = [
  {
    method: 'GET',
    path: '/factories/{id}/interactions',
    summary: 'Mail threads and call notes with one factory. For operator staff only; every read is audited.',
    params: z.object({ id: z.string().min(1).max(120) }),
    query: InteractionQuery,
    document: `query ListFactoryInteractions($id: ID!, $bodies: Boolean, $transcripts: Boolean) {
      interactions: factoryInteractions(id: $id, bodies: $bodies, transcripts: $transcripts) {
        threads: allThreads {
          subject firstMessageAt lastMessageAt messageCount hasReply participants
          messages { senderDomain sentAt snippet body }
        }
        callNotes: allCallNotes { title createdAtSource participants usable summaryMarkdown transcriptText }
        directoryNotes { sourceNote verificationNote interactionNote } importedThrough coverageNote
      }
    }`,
    spread: 'interactions',
    errors: ['not_found', 'quota_reached'],
  },
];
