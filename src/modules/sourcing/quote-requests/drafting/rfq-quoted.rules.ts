import { listKeyTerms } from '#modules/directory/glossary/glossary.rules.ts';
import { bilingual, isChinese, quote, type Words } from '#text/prose.ts';
import { wording } from './rfq-wording.ts';

const maxKeyTerms = 10;

/** A text of the caller in quotation marks, with its terms of trade in Chinese. */
export function renderQuoted(words: Words): Words {
  const { en, zh } = quote(words);
  return bilingual(en, zh + renderKeyTerms(words));
}

function renderKeyTerms({ zh }: Words): string {
  const found = isChinese(zh) ? [] : listKeyTerms(zh, maxKeyTerms);
  const list = found.map((term) => `${term.text} ${term.zh}`).join('；');
  return list && `（${wording.labels.key_terms.zh}：${list}）`;
}
