import type { DocumentInput } from '@urql/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AnyVariables, useClient } from 'urql';

const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/**
 * Calls `onEvent` for each event of a subscription, and connects again after the stream has ended or failed. Returns
 * whether the stream is connected.
 */
export function useLive<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  onEvent: (data: Data) => void,
): boolean {
  const client = useClient();
  const [isConnected, setConnected] = useState(true);
  const handleEvent = useEffectEvent(onEvent);
  const key = JSON.stringify(variables);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the variables.
  useEffect(() => {
    let delayMs = firstDelayMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};

    function connect(): void {
      const { unsubscribe } = client.subscription(document, variables).subscribe(({ data, error, hasNext }) => {
        if (data) {
          delayMs = firstDelayMs;
          setConnected(true);
          handleEvent(data);
        }
        if (error || hasNext === false) reconnect();
      });
      stop = unsubscribe;
    }
    function reconnect(): void {
      stop();
      clearTimeout(timer);
      setConnected(false);
      timer = setTimeout(connect, delayMs);
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    }
    connect();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, document, key]);
  return isConnected;
}
