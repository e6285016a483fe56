import { createContext, useContext } from 'react';
import type { Viewer } from './viewer.operations.ts';

export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in member. Rooms are drawn only when it is known. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('The viewer is read before it is loaded.');
  return viewer;
}
