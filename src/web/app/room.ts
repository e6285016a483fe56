import type { ComponentType } from 'react';
import type { IconName } from '../components/icon.tsx';
import type { dashboardPaths } from '../paths.ts';
import type { Viewer } from './viewer.operations.ts';

type Path = (typeof dashboardPaths)[number];

/** A page of a room. It is loaded when it is visited. */
type Page = { path: Path; load: () => Promise<{ default: ComponentType }> };

type Right = Viewer['rights'][number];

export type Room = {
  /** Members with none of these rights do not see the room. */
  rights: Right[];
  /** Entry in the navigation: a key of the messages of the app. */
  label: string;
  icon: IconName;
  /** The first one is where the navigation leads. */
  pages: [Page, ...Page[]];
};
