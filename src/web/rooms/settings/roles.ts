import type { Viewer } from '../../app/viewer.operations.ts';

type Kind = NonNullable<Viewer['organisation']>['kind'];

/** The roles that members of an organisation can have, from the most to the fewest rights. */
const rolesOf = {
  customer: ['owner', 'approver', 'member', 'viewer'],
  internal: ['owner', 'operator', 'reviewer'],
} as const satisfies Record<Kind, readonly string[]>;

export type Role = (typeof rolesOf)[Kind][number];

export const listRoles = (kind: Kind): readonly Role[] => rolesOf[kind];
