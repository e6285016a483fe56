import { useLanguage, useMessages } from '../../app/messages.ts';
import { toRegionName } from '../../components/provinces/provinces.ts';
import messages from './messages.csv';
import { unknownValue } from './view.ts';

/** Names a value of a condition in the language of the reader. */
export function useValueLabel(): (name: string, value: string) => string {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (name, value) => {
    switch (name) {
      case 'process':
        return t(`process.${value}`);
      case 'kind':
        return t(`kind.${value}`);
      case 'confidence':
        return t(`confidence.${value}`);
      case 'startupFriendly':
        return t(`startupFriendly.${value}`);
      case 'certified':
        return t(`certified.${value}`);
      case 'answered':
        return t('answered.yes');
      case 'minimum':
        return t('minimum.value', { count: Number(value) });
      case 'lead':
        return t('leadTime.value', { count: Number(value) });
    }
    if (value === unknownValue) return t('unknown');
    return name === 'region' ? toRegionName(value, language) : value;
  };
}
