import { useFormat } from '../../../app/format.ts';
import { useMessages } from '../../../app/messages.ts';
import { type Column, Table } from '../../../components/table.tsx';
import messages from '../messages.csv';
import type { Request } from './requests.operations.ts';

type Quote = Request['quotes'][number];
type Line = Quote['lines'][number] & { id: string };

export function QuoteLines({ quote }: { quote: Quote }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { version, source, receivedAt, incoterm, namedPlace, validUntil, note } = quote;
  const rows = quote.lines.map((line, number) => ({ ...line, id: String(number) }));
  const columns: Column<Line>[] = [
    { id: 'line', label: t('quote.line'), isMain: true, render: ({ description }) => description },
    { id: 'quantity', label: t('column.quantity'), isNumber: true, render: ({ quantity }) => format.number(quantity) },
    {
      id: 'price',
      label: t('quote.price'),
      isNumber: true,
      render: ({ unitPrice }) => (unitPrice ? format.money(unitPrice) : t('quote.none')),
    },
    {
      id: 'tooling',
      label: t('quote.tooling'),
      isNumber: true,
      render: ({ toolingCost }) => (toolingCost ? format.money(toolingCost) : t('quote.none')),
    },
    {
      id: 'moq',
      label: t('quote.moq'),
      isNumber: true,
      render: ({ moq }) => (moq === null ? t('quote.none') : format.number(moq)),
    },
    {
      id: 'days',
      label: t('quote.days'),
      isNumber: true,
      render: ({ leadTimeDays: days }) => (days ? t('quote.daysOf', days) : t('quote.none')),
    },
  ];
  const said = [
    t('quote.version', { version }),
    t(`quote.source.${source}`),
    format.dateTime(receivedAt),
    [incoterm, namedPlace].filter(Boolean).join(' '),
    validUntil && t('quote.valid', { date: format.date(validUntil) }),
  ];
  return (
    <div className="stack tight">
      <span className="small quiet">{said.filter(Boolean).join(' · ')}</span>
      <Table label={t('quote.lines')} columns={columns} rows={rows} />
      {note && <p className="small">{note}</p>}
    </div>
  );
}
