import { useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { useMessages } from '../../app/messages.ts';
import { Button } from '../../components/button.tsx';
import { Problem } from '../../components/states.tsx';
import { comparisonFileQuery } from './comparison.operations.ts';
import messages from './messages.csv';
import { type Terms, toInput } from './terms.ts';

const formats = ['csv', 'xlsx'] as const;

/** The same comparison as a file, and on paper. */
export function Downloads({ id, title, terms }: { id: string; title: string; terms: Terms }) {
  const t = useMessages(messages);
  const client = useClient();
  const [problem, setProblem] = useState<CombinedError | null>(null);

  async function download(format: (typeof formats)[number]) {
    const input = { ...toInput(id, terms), format };
    const { data, error } = await client.query(comparisonFileQuery, { input }, { requestPolicy: 'network-only' });
    setProblem(error ?? null);
    if (data?.rfqComparisonFile) saveFile(`${title}.${format}`, data.rfqComparisonFile);
  }
  return (
    <div className="row downloads">
      {formats.map((format) => (
        <Button key={format} onPress={() => void download(format)}>
          {t(`download.${format}`)}
        </Button>
      ))}
      <Button onPress={() => print()}>{t('print')}</Button>
      {problem && <Problem error={problem} />}
    </div>
  );
}

function saveFile(name: string, { content, mediaType }: { content: string; mediaType: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
