import { useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  label: string;
  /** What is drawn: another value draws again. */
  data: unknown;
  draw: (width: number) => Element;
};

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** A drawing of Observable Plot, drawn again when its place has another width. The numbers stand in a table beside it. */
export function Chart({ label, data, draw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const render = useEffectEvent((width: number) => {
    if (width === 0) return;
    const drawing = draw(width);
    // The policy of the page refuses style elements without it.
    for (const style of drawing.querySelectorAll('style')) style.nonce = nonce;
    place.current?.replaceChildren(drawing);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` stands for what `draw` shows.
  useEffect(() => {
    if (!place.current) return;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry) frame = requestAnimationFrame(() => render(entry.contentRect.width));
    });
    observer.observe(place.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [data]);
  return (
    <div className="chart" role="img" aria-label={label}>
      <div ref={place} aria-hidden="true" />
    </div>
  );
}
