import { useFormat } from '../../app/format.ts';
import shared from '../../app/messages.csv';
import { useMessages } from '../../app/messages.ts';
import { Icon } from '../../components/icon.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import messages from './messages.csv';
import type { Delivery, Review } from './review.operations.ts';

type RecipientProps = { review: Review; channel: Delivery['channel'] };

export function Recipient({ review: { to, from, cc }, channel }: RecipientProps) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const factory = [to.factory?.nameEn ?? to.factoryName, to.factory?.nameZh].filter(Boolean).join(' · ');
  return (
    <Panel title={t('recipient')}>
      <Facts
        unknown={words('state.none')}
        facts={[
          [t('to'), [to.name, to.address].filter(Boolean).join(' · ')],
          [t('factory'), factory],
          [t('from'), from],
          [t('cc'), cc.join(', ')],
          [t('channel'), words(`channel.${channel}`)],
        ]}
      />
    </Panel>
  );
}

export function Files({ review: { files, hasLink } }: { review: Review }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <Panel title={t('files')}>
      {files.length === 0 && <p className="quiet">{t('files.none')}</p>}
      <ul className="stack">
        {files.map(({ fileId, name, revision, sizeBytes, sha256 }) => (
          <li key={fileId} className="stack tight">
            <span className="row">
              <Icon name="file" />
              <strong>{name}</strong>
              <span className="quiet small">
                {t('files.revision', { revision })} · {format.size(sizeBytes)}
              </span>
            </span>
            <code className="quiet small">SHA-256 {sha256}</code>
          </li>
        ))}
      </ul>
      <p className="row whole">
        <Icon name="link" />
        <span>{hasLink ? t('link.yes') : t('link.no')}</span>
      </p>
    </Panel>
  );
}
