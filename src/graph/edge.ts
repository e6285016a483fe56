import type { ObjectRef } from '@pothos/core';
import { builder } from './builder.ts';
import type { NodeType } from './node.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/**
 * The record beside its id: `project` beside `projectId`. One statement reads those of a whole level of a document. Null
 * if the caller cannot see the record; requires what its look-up requires.
 */
export function addEdge<
  Column extends string,
  Row extends { [C in Column]?: string | null | undefined },
  Target extends object,
>(on: ObjectRef<Types, Row>, name: string, column: Column, target: NodeType<Target>): void {
  builder.objectField(on, name, (t) =>
    t.field({
      type: target.ref,
      nullable: true,
      description: `The record of \`${column}\`, with the access of \`node\`.`,
      extensions: { dependsOn: [column] },
      // The compiler cannot tell whether a generic type is a list, so it accepts no value for it.
      resolve: (row, _, ctx, info) => target.read(ctx, (row as Row)[column], info) as never,
    }),
  );
}
