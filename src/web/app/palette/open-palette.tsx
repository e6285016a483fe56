import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { rooms } from '../../rooms/rooms.ts';
import messages from '../messages.csv';
import { useMessages } from '../messages.ts';
import type { Viewer } from '../viewer.operations.ts';
import type { Destination } from './palette.tsx';

const Palette = lazy(() => import('./palette.tsx'));

/** The button, and Ctrl+K or ⌘K anywhere. What it opens is loaded then. */
export function OpenPalette({ viewer }: { viewer: Viewer }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const places = usePlaces(viewer);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button aria-keyshortcuts="Control+K Meta+K" onPress={() => setOpen(true)}>
        <Icon name="search" />
        {t('palette.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Palette viewer={viewer} places={places} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const backOffice = [
  ['/back-office/outbox', 'palette.outbox'],
  ['/back-office/tasks', 'palette.tasks'],
  ['/back-office/replies', 'palette.replies'],
  ['/back-office/requests', 'palette.requests'],
] as const;

function usePlaces({ rights }: Viewer): Destination[] {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const further: [path: string, label: string, right: Viewer['rights'][number]][] = [
    ['/quote-requests/new', 'palette.newRequest', 'WRITE'],
    ['/settings/members', 'palette.members', 'ADMINISTER'],
    ['/settings/audit', 'palette.audit', 'ADMINISTER'],
    ...backOffice.map(([path, label]): [string, string, Viewer['rights'][number]] => [path, label, 'OPERATE']),
  ];
  const toDestination = (path: string, label: string): Destination => ({
    ...{ id: path, label: t(label) },
    go: () => void navigate({ to: path }),
  });
  return [
    ...rooms
      .filter((room) => room.rights.some((right) => rights.includes(right)))
      .map(({ label, pages: [{ path }] }) => toDestination(path, label)),
    ...further.filter(([, , right]) => rights.includes(right)).map(([path, label]) => toDestination(path, label)),
    { id: '/keys', label: t('place.keys'), go: () => location.assign('/keys') },
    { id: '/docs/api/', label: t('place.reference'), go: () => location.assign('/docs/api/') },
  ];
}
