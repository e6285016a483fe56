import { useEffect, useRef, useState } from 'react';
import messages from '../app/messages.csv';
import { useMessages } from '../app/messages.ts';
import { Notice } from './states.tsx';

export type Plot = typeof import('@observablehq/plot');

/** Draws with the given width. The library is loaded when the first chart is shown. */
export type Draw = (plot: Plot, width: number) => Element;

type Props = { label: string; draw: Draw };

/** For readers who do not see it, a table beside the chart says the same. */
export function Chart({ label, draw }: Props) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    const redraw = async () => {
      const plot = await import('@observablehq/plot');
      if (isGone) return;
      const drawing = draw(plot, element.clientWidth);
      addNonces(drawing);
      removeNames(drawing);
      element.replaceChildren(drawing);
    };
    const resizing = new ResizeObserver(() => void redraw().catch(() => setFailed(true)));
    resizing.observe(element);
    return () => {
      isGone = true;
      resizing.disconnect();
    };
  }, [draw]);
  if (isFailed) return <Notice tone="caution" title={t('chart.failed')} />;
  return <div className="chart" role="img" aria-label={label} ref={place} />;
}

/** The policy of the page takes style elements that have its nonce when they are attached. */
function addNonces(drawing: Element): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  for (const style of drawing.querySelectorAll('style')) if (nonce) style.nonce = nonce;
}

/** The chart is one image with one name; the library names each of its groups, which no role allows. */
function removeNames(drawing: Element): void {
  for (const part of drawing.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
}
