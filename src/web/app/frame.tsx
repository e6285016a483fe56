import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Problem, Skeleton } from '../components/states.tsx';
import { rooms } from '../rooms/rooms.ts';
import messages from './messages.csv';
import { useLanguage, useMessages } from './messages.ts';
import { OpenPalette } from './palette/open-palette.tsx';
import { type Viewer, viewerQuery, waitingCountQuery } from './viewer.operations.ts';
import { ViewerContext } from './viewer.ts';

/** What stands around every room: the navigation, the account, and the place for the room. */
export function Frame() {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: viewerQuery });
  const content = useContentFocus();
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {t('app.skip')}
      </a>
      <header className="side">
        <Link className="brand" to="/">
          {t('app.name')}
        </Link>
        {data && <OpenPalette viewer={data.me} />}
        {data && <Places rights={data.me.rights} />}
        {data && <Account viewer={data.me} />}
      </header>
      <main className="page" id="content" tabIndex={-1} ref={content}>
        {error && !data && <Problem error={error} retry={reload} />}
        {data ? (
          <ViewerContext value={data.me}>
            <Outlet />
          </ViewerContext>
        ) : (
          !error && <Skeleton />
        )}
      </main>
    </div>
  );
}

/** After a change of the page the focus is at its start, where a screen reader goes on reading. */
function useContentFocus() {
  const content = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== undefined && last.current !== path) content.current?.focus();
    last.current = path;
  }, [path]);
  return content;
}

function Places({ rights }: Pick<Viewer, 'rights'>) {
  const t = useMessages(messages);
  const [{ data }] = useQuery({ query: waitingCountQuery, pause: !rights.includes('READ') });
  const waiting = data?.deliverySummary.total ?? 0;
  const open = rooms.filter((room) => room.rights.some((right) => rights.includes(right)));
  return (
    <nav className="places" aria-label={t('app.navigation')}>
      {open.map(({ label, icon, pages: [{ path }] }) => (
        <Link key={path} to={path} activeOptions={{ exact: path === '/', includeSearch: false }}>
          <Icon name={icon} />
          {t(label)}
          {path === '/review' && waiting > 0 && (
            <span className="count">
              <span aria-hidden="true">{waiting}</span>
              <span className="hidden">{t('place.waiting', { count: waiting })}</span>
            </span>
          )}
        </Link>
      ))}
      <a href="/keys">
        <Icon name="key" />
        {t('place.keys')}
      </a>
      <a href="/docs/api/">
        <Icon name="reference" />
        {t('place.reference')}
      </a>
    </nav>
  );
}

function Account({ viewer: { email, role, organisation } }: { viewer: Viewer }) {
  const t = useMessages(messages);
  const { language, choose } = useLanguage();
  const other = language === 'en' ? 'zh' : 'en';
  return (
    <section className="account" aria-label={t('account.title')}>
      <div>
        <div>{email}</div>
        <div className="of">
          {organisation?.name} · {role && t(`role.${role}`)}
        </div>
      </div>
      <form method="post" action="/sign-out">
        <Button onPress={() => choose(other)} aria-label={t('account.switch')}>
          <span lang={other}>{t('account.language')}</span>
        </Button>
        <Button type="submit">{t('account.signOut')}</Button>
      </form>
    </section>
  );
}
