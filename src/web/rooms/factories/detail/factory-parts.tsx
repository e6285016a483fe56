import { useFormat } from '../../../app/format.ts';
import { useLanguage, useMessages } from '../../../app/messages.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { toRegionName } from '../../../components/provinces/provinces.ts';
import { Empty } from '../../../components/states.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import type { Factory } from '../factories.operations.ts';
import { readDays, readText } from '../fields.ts';
import { useValueLabel } from '../labels.ts';
import messages from '../messages.csv';

type Props = { factory: Factory };

/** What the factory makes, from which quantity and how fast. */
export function Made({ factory: { processes, specialty, capabilities, minQuantities, directoryFields } }: Props) {
  const t = useMessages(messages);
  const format = useFormat();
  const toLabel = useValueLabel();
  const days = (name: string) => {
    const found = readDays(directoryFields, name);
    return found && t('leadTime.range', found);
  };
  const minimums = minQuantities.map(({ process, quantity, unit }) =>
    [process && `${toLabel('process', process)}:`, format.number(quantity), unit].filter(Boolean).join(' '),
  );
  return (
    <Panel title={t('made')}>
      <Facts
        unknown={t('unknown')}
        facts={[
          [t('condition.process'), processes.map((process) => toLabel('process', process)).join(', ')],
          [t('column.specialty'), specialty],
          [t('column.minimum'), minimums.join(' · ')],
          [t('made.minimumNote'), readText(directoryFields, 'moqNote')],
          [t('made.sample'), days('sampleLeadTimeDays')],
          [t('column.leadTime'), days('productionLeadTimeDays')],
        ]}
      />
      {capabilities.length > 0 && (
        <ul className="row" aria-label={t('made.capabilities')}>
          {capabilities.map((capability) => (
            <li key={capability}>
              <Badge>{capability}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const sizes = [
  'yearFounded',
  'employeeRange',
  'floorAreaM2',
  'exportMarkets',
  'languages',
  'equipment',
  'paymentTermsNote',
] as const;

export function Profile({ factory: { city, region, country, startupFriendly, directoryFields } }: Props) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const toLabel = useValueLabel();
  const website = readText(directoryFields, 'website');
  return (
    <Panel title={t('profile')}>
      <Facts
        unknown={t('unknown')}
        facts={[
          [t('column.place'), [city, region && toRegionName(region, language), country].filter(Boolean).join(', ')],
          [t('condition.startupFriendly'), toLabel('startupFriendly', startupFriendly)],
          [
            t('profile.website'),
            website && (
              <a href={website} rel="noreferrer" target="_blank">
                {website}
              </a>
            ),
          ],
          ...sizes.map((name): [string, string | null] => [t(`profile.${name}`), readText(directoryFields, name)]),
        ]}
      />
    </Panel>
  );
}

type Certificate = Factory['certifications'][number];

const certificateTones: Record<Certificate['status'], Tone> = {
  verified: 'good',
  document_seen: 'info',
  claimed: 'plain',
  expired: 'danger',
};

export function Certificates({ factory: { certifications } }: Props) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = certifications.map((certificate) => ({
    ...certificate,
    id: `${certificate.name} ${certificate.number}`,
  }));
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'name', label: t('column.certificates'), isMain: true, render: ({ name }) => name },
    {
      id: 'status',
      label: t('certificate.status'),
      render: ({ status }) => <Badge tone={certificateTones[status]}>{t(`certificate.${status}`)}</Badge>,
    },
    { id: 'number', label: t('certificate.number'), render: ({ number }) => number ?? t('unknown') },
    {
      id: 'until',
      label: t('certificate.until'),
      isNumber: true,
      render: ({ validUntil }) => (validUntil ? format.date(validUntil) : t('unknown')),
    },
  ];
  return (
    <Panel title={t('column.certificates')} isFlush>
      {rows.length ? (
        <Table label={t('column.certificates')} columns={columns} rows={rows} />
      ) : (
        <Empty title={t('certified.false')} />
      )}
    </Panel>
  );
}

/** What the factory and others have said, as it was noted. */
export function Words({ factory: { answeredUs, lastAnsweredAt, whatTheyToldUs } }: Props) {
  const t = useMessages(messages);
  const format = useFormat();
  const { answeredSummary, contactedNote, communityComments, sources } = whatTheyToldUs;
  return (
    <Panel title={t('words')}>
      <Facts
        unknown={t('unknown')}
        facts={[
          [
            t('column.answered'),
            answeredUs ? (lastAnsweredAt ? format.date(lastAnsweredAt) : t('answered.yes')) : t('answered.no'),
          ],
          [t('words.summary'), answeredSummary],
          [t('words.contacted'), contactedNote],
          [t('words.community'), communityComments],
          [t('words.sources'), sources],
        ]}
      />
    </Panel>
  );
}
