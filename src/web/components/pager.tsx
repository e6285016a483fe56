import messages from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';
import type { SearchState } from '../app/search-state.ts';
import { Button } from './button.tsx';

type PageInfo = {
  startCursor: string | null;
  endCursor: string | null;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
};

/** Changes of filter or order begin at the first page. */
export const firstPage = { after: null, before: null };

/** Arguments of a connection for the page that the address names. */
export function readPage({ text }: SearchState, size: number) {
  const [after, before] = [text('after'), text('before')];
  if (before) return { last: size, before };
  return { first: size, ...(after && { after }) };
}

type Props = { page: PageInfo; total: number; search: SearchState };

export function Pager({ page: { startCursor, endCursor, hasPreviousPage, hasNextPage }, total, search }: Props) {
  const t = useMessages(messages);
  if (!hasPreviousPage && !hasNextPage) return null;
  return (
    <nav className="row apart" aria-label={t('pager.label')}>
      <span className="small quiet">{t('pager.total', { total })}</span>
      <span className="row">
        <Button isDisabled={!hasPreviousPage} onPress={() => search.change({ after: null, before: startCursor })}>
          {t('pager.previous')}
        </Button>
        <Button isDisabled={!hasNextPage} onPress={() => search.change({ after: endCursor, before: null })}>
          {t('pager.next')}
        </Button>
      </span>
    </nav>
  );
}
