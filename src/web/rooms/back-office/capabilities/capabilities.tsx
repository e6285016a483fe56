import { useQuery } from 'urql';
import { useFormat } from '../../../app/format.ts';
import shared from '../../../app/messages.csv';
import { useMessages } from '../../../app/messages.ts';
import { useSearchState } from '../../../app/search-state.ts';
import { Badge } from '../../../components/badge.tsx';
import { readPage } from '../../../components/pager.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { Notice } from '../../../components/states.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { Since } from '../../../components/time.tsx';
import { BackOfficeHead } from '../back-office-head.tsx';
import messages from '../messages.csv';
import { Queue } from '../queue.tsx';
import { queueQuery, type Submitted } from './capabilities.operations.ts';
import { Decision } from './decision.tsx';

const pageSize = 5;

/** Capabilities that factories submitted, with the statements that they rest on. */
export default function CapabilitiesPage() {
  const t = useMessages(messages);
  const search = useSearchState();
  const [{ data, error }, reload] = useQuery({ query: queueQuery, variables: readPage(search, pageSize) });
  return (
    <>
      <BackOfficeHead title={t('capabilities')} lead={t('capabilities.lead')} />
      <Queue connection={data?.reviewQueue} error={error} reload={reload} search={search} none={t('capabilities.none')}>
        {(items) => items.map((item) => <SubmittedPanel key={item.capability.id} item={item} />)}
      </Queue>
    </>
  );
}

function SubmittedPanel({ item }: { item: Submitted }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const { submittedAt, openQuestions, capability } = item;
  const { title, version, factoryName, process, materials, regions, minQuantity, maxQuantity, leadTimeDays } =
    capability;
  return (
    <Panel title={title} aside={<Badge>{t('capabilities.version', { version })}</Badge>}>
      <Facts
        unknown={words('state.unknown')}
        facts={[
          [t('column.factory'), factoryName],
          [t('capabilities.submitted'), <Since key="submitted" at={submittedAt} />],
          [t('capabilities.process'), process],
          [t('capabilities.materials'), materials.join(', ')],
          [t('capabilities.regions'), regions.join(', ')],
          [t('capabilities.minimum'), minQuantity === null ? null : format.number(minQuantity)],
          [t('capabilities.maximum'), maxQuantity === null ? null : format.number(maxQuantity)],
          [t('quote.days'), leadTimeDays && t('quote.daysOf', leadTimeDays)],
          [t('capabilities.tolerances'), capability.tolerancesNote],
        ]}
      />
      {openQuestions.length > 0 && (
        <Notice tone="caution" title={t('capabilities.open')}>
          <ul>
            {openQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Notice>
      )}
      <FactTable facts={capability.facts} />
      <Decision capability={capability} />
    </Panel>
  );
}

type Fact = Submitted['capability']['facts'][number] & { id: string };

/** Each fact beside the words that it was taken from. */
function FactTable({ facts }: Pick<Submitted['capability'], 'facts'>) {
  const t = useMessages(messages);
  const rows = facts.map((fact) => ({ ...fact, id: fact.key }));
  const columns: Column<Fact>[] = [
    { id: 'key', label: t('capabilities.fact'), isMain: true, render: ({ key }) => key },
    {
      id: 'value',
      label: t('capabilities.value'),
      render: ({ value }) => (typeof value === 'string' ? value : JSON.stringify(value)),
    },
    { id: 'quote', label: t('capabilities.said'), render: ({ source }) => source?.quote ?? t('capabilities.unsaid') },
    {
      id: 'confirmation',
      label: t('column.state'),
      render: ({ confirmation }) => (
        <Badge tone={confirmation === 'caller_confirmed' ? 'good' : 'caution'}>{t(`fact.${confirmation}`)}</Badge>
      ),
    },
  ];
  return <Table label={t('capabilities.facts')} columns={columns} rows={rows} />;
}
