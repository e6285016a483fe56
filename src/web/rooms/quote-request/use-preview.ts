import { useEffect, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { type Draft, type PreviewInput, previewQuery } from './quote-request.operations.ts';

const debounceMs = 600;

export type Preview = { draft: Draft | null; error: CombinedError | null; isCurrent: boolean };

/** Drafts and checks the request once the typing pauses. Nothing is saved. */
export function usePreview(input: PreviewInput, isComplete: boolean): Preview {
  const client = useClient();
  const key = JSON.stringify(input);
  const [read, setRead] = useState<Omit<Preview, 'isCurrent'> & { key: string }>({ key: '', draft: null, error: null });

  useEffect(() => {
    if (!isComplete) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const variables = { input: JSON.parse(key) };
      const { data, error } = await client.query(previewQuery, variables, { requestPolicy: 'network-only' });
      const result = data?.actionPreview.result;
      const draft = result?.__typename === 'QuoteRequestResult' ? result : null;
      if (!isGone) setRead({ key, draft, error: error ?? null });
    }, debounceMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, key, isComplete]);
  return { ...read, isCurrent: read.key === key };
}
