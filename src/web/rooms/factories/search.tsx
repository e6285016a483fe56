import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import type { FactoriesData } from './factories.operations.ts';
import { useValueLabel } from './labels.ts';
import messages from './messages.csv';
import type { View } from './view.ts';

type Hint = FactoriesData['hints'][number];

/** Words in two scripts, other spellings that find more, and conditions that say what the words say. */
export function Search({ view, found }: { view: View; found: FactoriesData | undefined }) {
  const t = useMessages(messages);
  const toLabel = useValueLabel();
  const words = view.state.text('q');
  const { suggestions = [], hints = [] } = (words && found) || {};
  const apply = ({ filter, value }: Hint) =>
    view.change({
      [filter]: [...(view.search[filter] ?? []), value],
      q: hints.length > 1 ? without(words, value) : null,
    });
  return (
    <search className="stack tight">
      <SearchField label={t('search')} value={words} onChange={(q) => view.change({ q, order: null })} />
      <p className="hint">{t('search.hint')}</p>
      {suggestions.length > 0 && (
        <p className="row" role="status">
          {t('search.suggestions')}
          {suggestions.map((suggestion) => (
            <Button key={suggestion} onPress={() => view.change({ q: suggestion })}>
              {suggestion}
            </Button>
          ))}
        </p>
      )}
      {hints.length > 0 && (
        <p className="row">
          {t('search.hints')}
          {hints.map((hint) => (
            <Button key={`${hint.filter} ${hint.value}`} onPress={() => apply(hint)}>
              {t(`condition.${hint.filter}`)}: {toLabel(hint.filter, hint.value)}
              <span className="quiet number">{hint.count}</span>
            </Button>
          ))}
        </p>
      )}
    </search>
  );
}

const without = (words: string, value: string): string =>
  words
    .split(/\s+/)
    .filter((word) => !value.toLowerCase().includes(word.toLowerCase()))
    .join(' ');
