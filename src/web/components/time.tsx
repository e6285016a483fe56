import { useFormat } from '../app/format.ts';

/** How long ago, with the date and time on hover. */
export function Since({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.since(at)}
    </time>
  );
}

export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{useFormat().dateTime(at)}</time>;
}
