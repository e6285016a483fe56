import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import type { SearchState } from '../../app/search-state.ts';
import { Pager } from '../../components/pager.tsx';
import { Empty, Problem, Skeleton } from '../../components/states.tsx';

type Connection<Node> = {
  nodes: readonly Node[];
  totalCount: number;
  pageInfo: Parameters<typeof Pager>[0]['page'];
};

type Props<Node> = {
  connection: Connection<Node> | undefined;
  error: CombinedError | undefined;
  reload: () => void;
  search: SearchState;
  /** What an empty queue says. */
  none: string;
  children: (nodes: readonly Node[]) => ReactNode;
};

/** What waits, a page of it at a time. */
export function Queue<Node>({ connection, error, reload, search, none, children }: Props<Node>) {
  return (
    <>
      {error && <Problem error={error} retry={reload} />}
      {!connection && !error && <Skeleton />}
      {connection?.nodes.length === 0 && (
        <div className="panel">
          <Empty title={none} />
        </div>
      )}
      {connection && connection.nodes.length > 0 && children(connection.nodes)}
      {connection && <Pager page={connection.pageInfo} total={connection.totalCount} search={search} />}
    </>
  );
}
