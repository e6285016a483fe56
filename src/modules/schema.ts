import { builder } from '#graph/builder.ts';
import './factories/factory.graph.ts';
import './keys/key.graph.ts';
import './projects/project.graph.ts';

export const schema = builder.toSchema();
