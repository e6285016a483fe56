import { type FormEvent, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Panel } from '../../components/panel.tsx';
import { Notice, Problem, Skeleton } from '../../components/states.tsx';
import messages from './messages.csv';
import { type Preferences, preferencesQuery, setPreferencesMutation } from './settings.operations.ts';

const frequencies = ['immediately', 'daily', 'never'] as const;
const languages = ['en', 'zh', 'both'] as const;

/** Which mails the member gets. Members of operator staff without an organisation of customers get none. */
export function Notifications() {
  const t = useMessages(messages);
  const [{ data, error }, reload] = useQuery({ query: preferencesQuery });
  return (
    <Panel title={t('mails')}>
      <p>{t('mails.hint')}</p>
      {error && !data && <Problem error={error} retry={reload} />}
      {!data && !error && <Skeleton />}
      {data?.me.notificationPreferences && <PreferencesForm saved={data.me.notificationPreferences} />}
    </Panel>
  );
}

function PreferencesForm({ saved }: { saved: Preferences }) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState(saved);
  const [{ data, error, fetching }, save] = useMutation(setPreferencesMutation);
  const isSaved = data?.setNotificationPreferences.notificationPreferences === chosen;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data: answer } = await save({ input: chosen });
    if (answer) setChosen(answer.setNotificationPreferences.notificationPreferences);
  }
  const choices = frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }));
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <div className="fields">
        {(['answers', 'approvals', 'failures'] as const).map((kind) => (
          <Select
            key={kind}
            label={t(`mails.${kind}`)}
            options={choices}
            value={chosen[kind]}
            onChange={(frequency) => setChosen({ ...chosen, [kind]: frequency })}
          />
        ))}
        <Select
          label={t('mails.language')}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={chosen.language ?? 'both'}
          onChange={(language) => setChosen({ ...chosen, language: language === 'both' ? null : language })}
        />
      </div>
      {error && <Problem error={error} />}
      {isSaved && <Notice tone="good" title={t('saved')} />}
      <div className="row">
        <Button type="submit" kind="primary" isPending={fetching}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
