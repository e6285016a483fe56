import { useMessages } from '../../app/messages.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/states.tsx';
import messages from './messages.csv';
import type { CreatedDelivery } from './quote-request.operations.ts';

export function Drafted({ deliveries, projectId }: { deliveries: CreatedDelivery[]; projectId: string }) {
  const t = useMessages(messages);
  return (
    <Notice tone="good" title={t('drafted', { count: deliveries.length })} isUrgent>
      <p>{t('drafted.text')}</p>
      <div className="row">
        {deliveries.map(({ id, factoryName }) => (
          <LinkButton key={id} to="/review/$id" params={{ id }}>
            {factoryName ?? t('drafted.message')}
          </LinkButton>
        ))}
        <LinkButton to="/projects/$id" params={{ id: projectId }}>
          {t('drafted.project')}
        </LinkButton>
      </div>
    </Notice>
  );
}
