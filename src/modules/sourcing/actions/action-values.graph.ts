import type { z } from 'zod';
import { builder } from '#graph/builder.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { constant } from '#graph/scalars.ts';
import { capitalize, zodObject } from '#graph/zod.ts';
import { ActionRef } from './action.graph.ts';
import type { ActionRow } from './action.queries.ts';
import type { ActionOutput } from './action.schema.ts';
import { type ActionKind, filterRequestable } from './action-kind.rules.ts';

type OfKind = { __typename: string };
type ShownOutput = { note: string; result: OfKind | null };

/** Inputs and results of actions are unions with a member for each kind. */
export function defineActionValues(kinds: readonly ActionKind[]) {
  const requestable = filterRequestable(kinds);
  const isOptional = ([, field]: [string, z.ZodType]) => field.safeParse(undefined).success;
  const nullable = new Set(
    requestable.flatMap(({ input }) => Object.entries(input.shape).filter(isOptional)).map(([name]) => name),
  );
  const inputs = new Map(
    requestable.map(({ kind, title, input }) => [
      kind,
      zodObject(toPascalCase(kind), input, { description: `${title}: what was requested.`, io: 'input', nullable }),
    ]),
  );
  const results = new Map(
    requestable.map(({ kind, title, result }) => [
      kind,
      zodObject(`${toPascalCase(kind)}Result`, result, { description: `${title}: what was generated.` }),
    ]),
  );
  const resolveType = ({ __typename }: OfKind) => __typename;
  const InputRef = builder.unionType('ActionInput', {
    description: 'What was requested, by kind of action.',
    types: [...inputs.values()],
    resolveType: (value) => resolveType(value as OfKind),
  });
  const ResultRef = builder.unionType('ActionResult', {
    description: 'What was generated, by kind of action.',
    types: [...results.values()],
    resolveType: (value) => resolveType(value as OfKind),
  });
  const OutputRef = builder.objectRef<ShownOutput>('ActionOutput').implement({
    description: 'What an action has generated.',
    fields: (t) => ({
      draft: t.field(constant(true)),
      note: t.exposeString('note', { description: 'What the drafts are and are not.' }),
      result: t.expose('result', { type: ResultRef, nullable: true, description: 'Null for a kind that is gone.' }),
    }),
  });
  const toMember = (members: Map<string, { name: string }>, kind: string, value: object) => {
    const member = members.get(kind);
    return member ? { ...value, __typename: member.name } : null;
  };
  const showOutput = (kind: string, { note, result }: ActionOutput): ShownOutput => ({
    note,
    result: toMember(results, kind, result),
  });
  builder.objectFields(ActionRef, (t) => ({
    input: t.field({
      type: InputRef,
      nullable: true,
      description: 'What was requested. Null for a kind that is gone.',
      extensions: dependsOn<ActionRow>('kind', 'input'),
      resolve: ({ kind, input }) => toMember(inputs, kind, input),
    }),
    output: t.field({
      type: OutputRef,
      nullable: true,
      description: 'Null while the action runs and after a failure.',
      extensions: dependsOn<ActionRow>('kind', 'output'),
      resolve: ({ kind, output }) => output && showOutput(kind, output),
    }),
  }));
  return { OutputRef, showOutput };
}

export type ActionValues = ReturnType<typeof defineActionValues>;

const toPascalCase = (name: string) => name.split('_').map(capitalize).join('');
