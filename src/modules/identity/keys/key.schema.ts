import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { listAllowedScopes, scopes } from '#kernel/scopes.ts';
import { displayName, line } from '#kernel/text.ts';

export const KeyMode = z.enum(['sandbox', 'live']).meta({ id: 'KeyMode' });
export const KeyStatus = z.enum(['temporary', 'active', 'expired', 'revoked']).meta({ id: 'KeyStatus' });

export const KeyFilter = z.strictObject({
  mode: z.array(KeyMode).max(KeyMode.options.length).nullish().meta({ description: 'Any of these.' }),
  status: z.array(KeyStatus).max(KeyStatus.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
  q: line(80).nullish().meta({ description: 'Part of the label, in any case.' }),
});

export const KeyId = z.object({ id: z.uuid() });
export const Label = displayName(80);
export const Scopes = z
  .array(z.string().max(40).meta({ enum: scopes }))
  .min(1)
  .max(25)
  .meta({ uniqueItems: true, description: 'Defaults to the default scopes of the mode.' });

export const KeyPreset = z.enum(['agent']).meta({ id: 'KeyPreset' });

export const NewKey = z
  .strictObject({
    mode: KeyMode.default('sandbox'),
    label: Label.optional(),
    scopes: Scopes.optional(),
    preset: KeyPreset.optional().meta({
      description:
        'Instead of `scopes`. `agent`: the default scopes without those that approve, publish or show contacts.',
    }),
  })
  .meta({
    anyOf: [
      { properties: { mode: { const: 'live' } }, required: ['mode'] },
      { properties: { scopes: { items: { enum: listAllowedScopes('sandbox', null) } } } },
    ],
  });
