import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { LinkButton } from '../components/button.tsx';
import { Empty, Notice } from '../components/states.tsx';
import { rooms } from '../rooms/rooms.ts';
import { Frame } from './frame.tsx';
import messages from './messages.csv';
import { useMessages } from './messages.ts';
import { parseSearch, stringifySearch } from './search.ts';

function Missing() {
  const t = useMessages(messages);
  return (
    <Empty title={t('missing.title')}>
      <p>{t('missing.text')}</p>
      <LinkButton to="/">{t('missing.home')}</LinkButton>
    </Empty>
  );
}

function Crash({ error }: ErrorComponentProps) {
  const t = useMessages(messages);
  return (
    <Notice tone="danger" title={t('problem.crash')} isUrgent>
      <p>{String(error)}</p>
    </Notice>
  );
}

const root = createRootRoute({ component: Frame, notFoundComponent: Missing });

const routes = rooms
  .flatMap(({ pages }) => pages)
  .map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path: path.replaceAll(':', '$'),
      component: lazyRouteComponent(load),
      errorComponent: Crash,
    }),
  );

export const router = createRouter({
  routeTree: root.addChildren(routes),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
});
