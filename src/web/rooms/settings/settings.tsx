import { useMessages } from '../../app/messages.ts';
import { Panel } from '../../components/panel.tsx';
import messages from './messages.csv';
import { Notifications } from './notifications.tsx';
import { Policy } from './policy.tsx';
import { SettingsHead } from './settings-head.tsx';

export default function Settings() {
  const t = useMessages(messages);
  return (
    <>
      <SettingsHead title={t('title')} lead={t('lead')} />
      <Notifications />
      <Policy />
      <Panel title={t('credentials')}>
        <p>{t('credentials.hint')}</p>
        <div className="row">
          <a className="button plain" href="/keys">
            {t('credentials.keys')}
          </a>
          <a className="button plain" href="/passkeys">
            {t('credentials.passkeys')}
          </a>
          <a className="button plain" href="/keys/webhooks">
            {t('credentials.webhooks')}
          </a>
        </div>
      </Panel>
    </>
  );
}
