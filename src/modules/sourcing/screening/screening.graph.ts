import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { ApproverRef } from '#modules/identity/approvers/approver.graph.ts';
import type { Screening } from './screening.service.ts';

const MatchRef = builder.objectRef<Screening['matches'][number]>('ScreeningMatch').implement({
  description: 'An entry of the list whose name is that of the recipient, or similar to it.',
  fields: (t) => ({
    list: t.exposeString('list', { description: 'The list that has the entry, such as the Entity List.' }),
    name: t.exposeString('name', { description: 'Name of the entry.' }),
    score: t.exposeFloat('score', { description: '1 for the same name, otherwise from 0.8 to 0.99.' }),
    why: t.exposeStringList('why', { description: 'Which name of the recipient is similar, and how.' }),
    exact: t.exposeBoolean('exact', {
      description: 'Whether the names are equal but for case, punctuation, spaces and legal forms.',
    }),
  }),
});

export const ScreeningRef = builder.objectRef<Screening>('Screening').implement({
  description:
    'Extension: the names of a recipient against a list of parties to which trade is restricted. Not part of the digest of the review.',
  fields: (t) => ({
    listVersion: t.exposeString('listVersion', {
      description: 'Newest start date of a row and the beginning of the SHA-256 of the file.',
    }),
    matches: t.expose('matches', {
      type: [MatchRef],
      description: 'Exact ones first, then by score.',
      extensions: withMaxCount(20),
    }),
    note: t.exposeString('note', { description: 'What this does and does not say.' }),
    confirmedBy: t.expose('confirmedBy', {
      type: ApproverRef,
      nullable: true,
      description: 'The owner who confirmed the exact matches; null if nobody did, or there are none.',
    }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true, description: 'When that was.' }),
  }),
});
