import { useState } from 'react';
import { useQuery } from 'urql';
import { useMessages } from '../../../app/messages.ts';
import { Button } from '../../../components/button.tsx';
import { Facts, Panel } from '../../../components/panel.tsx';
import { Problem, Skeleton } from '../../../components/states.tsx';
import { contactsQuery } from '../factories.operations.ts';
import messages from '../messages.csv';

/** A read of contacts is counted and audited, so it needs a press. */
export function Contacts({ id }: { id: string }) {
  const t = useMessages(messages);
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title={t('contacts')}>
      {isAsked ? (
        <Shown id={id} />
      ) : (
        <>
          <p className="quiet small">{t('contacts.hint')}</p>
          <Button onPress={() => setAsked(true)}>{t('contacts.show')}</Button>
        </>
      )}
    </Panel>
  );
}

function Shown({ id }: { id: string }) {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: contactsQuery, variables: { id } });
  if (error) return <Problem error={error} retry={reload} />;
  if (!data?.factory) return <Skeleton lines={3} />;
  const { contacts, contactsNote } = data.factory;
  return (
    <>
      {contacts && (
        <Facts
          unknown={t('unknown')}
          facts={[
            [t('contacts.name'), contacts.contactName],
            [t('contacts.email'), contacts.contactEmail],
            [t('contacts.phone'), contacts.contactPhone],
            [t('contacts.wechat'), contacts.contactWechat],
          ]}
        />
      )}
      {contactsNote && <p role="status">{contactsNote}</p>}
    </>
  );
}
