import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useValueLabel } from './labels.ts';
import messages from './messages.csv';
import { listConditions, type View } from './view.ts';

/** What narrows the list. A press removes a condition. */
export function Conditions({ view }: { view: View }) {
  const t = useMessages(messages);
  const toLabel = useValueLabel();
  const conditions = listConditions(view.search);
  if (!conditions.length) return null;
  return (
    <section className="row conditions" aria-label={t('conditions')}>
      {conditions.map(([name, value]) => {
        const text = `${t(`condition.${name}`)}: ${toLabel(name, value)}`;
        return (
          <Button
            key={text}
            aria-label={t('conditions.remove', { condition: text })}
            onPress={() => view.toggle(name, value, false)}
          >
            {text}
            <Icon name="close" />
          </Button>
        );
      })}
      <Button kind="bare" onPress={view.clear}>
        {t('conditions.clear')}
      </Button>
    </section>
  );
}
