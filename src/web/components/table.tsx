import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Order = { field: string; direction: 'ASC' | 'DESC' };

export type Column<Row> = {
  id: string;
  label: string;
  /** Name of the order of the service, if the column can be sorted. */
  order?: string;
  isMain?: boolean;
  isNumber?: boolean;
  render: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  order?: Order | null;
  onOrder?: (order: Order) => void;
};

/** On a narrow screen each row is a card, with the labels beside the values. */
export function Table<Row extends { id: string }>({ label, columns, rows, order, onOrder }: TableProps<Row>) {
  const [place, isScrollable] = useScrollable();
  return (
    <div
      className="table-scroll"
      ref={place}
      {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} order={order ?? null} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, label: name, isMain, isNumber, render }) => (
                <td key={id} data-label={name} className={toCellClass(isMain, isNumber)}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What scrolls sideways can be reached and moved with the keyboard. */
function useScrollable() {
  const place = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    for (const content of element.children) sizes.observe(content);
    return () => sizes.disconnect();
  }, []);
  return [place, isScrollable] as const;
}

const toCellClass = (isMain = false, isNumber = false) => (isMain ? 'main' : isNumber ? 'end' : undefined);

type HeadProps<Row> = { column: Column<Row>; order: Order | null; onOrder: TableProps<Row>['onOrder'] };

function Head<Row>({ column: { label, order: field, isNumber }, order, onOrder }: HeadProps<Row>) {
  const direction = field !== undefined && order?.field === field ? order.direction : null;
  const sort = direction && (direction === 'ASC' ? 'ascending' : 'descending');
  return (
    <th scope="col" className={toCellClass(false, isNumber)} {...(sort && { 'aria-sort': sort })}>
      {field === undefined || !onOrder ? (
        label
      ) : (
        <Button kind="bare" onPress={() => onOrder({ field, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}>
          {label}
          {direction && <Icon name={direction === 'ASC' ? 'up' : 'down'} />}
        </Button>
      )}
    </th>
  );
}
