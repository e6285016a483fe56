import type { Plot } from '../../components/chart.tsx';
import type { BreakEven } from './comparison.operations.ts';

type Point = { quantity: number; total: number; line: string };

const totalPattern = /^\(?(?<tooling>[\d.]+) \+ (?<price>[\d.]+) × q\)?(?: × (?<rate>[\d.]+))?$/;

/** The totals are given as text, such as `(800 + 2.40 × q) × 0.14`. */
function computeTotal(text: string, quantity: number): number | null {
  const { tooling, price, rate = '1' } = totalPattern.exec(text)?.groups ?? {};
  if (tooling === undefined || price === undefined) return null;
  return (Number(tooling) + Number(price) * quantity) * Number(rate);
}

/** Where the last range is open, the chart ends at twice the largest quantity that it has to show. */
function listPoints({ ranges }: BreakEven): { first: Point[]; second: Point[]; crossings: Point[] } {
  const crossings = ranges.flatMap(({ quantity, total }) =>
    quantity && total ? [{ quantity: Number(quantity), total: Number(total.amount), line: 'crossing' }] : [],
  );
  const end = 2 * Math.max(...ranges.map(({ from }) => from), ...crossings.map(({ quantity }) => quantity));
  const draw = (side: 'firstTotal' | 'secondTotal') =>
    ranges.flatMap(({ from, to, [side]: text }) =>
      [from, Math.min(to ?? end, end)].flatMap((quantity) => {
        const total = computeTotal(text, quantity);
        return total === null ? [] : [{ quantity, total, line: `${side} ${from}` }];
      }),
    );
  return { first: draw('firstTotal'), second: draw('secondTotal'), crossings };
}

type Axes = { x: string; y: string };

export function drawBreakEven(
  plot: Plot,
  width: number,
  pair: BreakEven,
  axes: Axes,
  write: (value: number) => string,
): Element {
  const { first, second, crossings } = listPoints(pair);
  const line = { x: 'quantity', y: 'total', z: 'line', strokeWidth: 2 };
  return plot.plot({
    ...{ width, height: 300, marginLeft: 64, marginRight: 24, marginTop: 28, marginBottom: 44 },
    x: { label: axes.x, tickFormat: write, ticks: Math.max(2, Math.floor(width / 110)) },
    y: { label: axes.y, tickFormat: write, grid: true, zero: true },
    marks: [
      plot.ruleY([0]),
      plot.lineY(first, { ...line, stroke: 'var(--chart-1)' }),
      plot.lineY(second, { ...line, stroke: 'var(--chart-4)', strokeDasharray: '6 4' }),
      plot.dot(crossings, {
        x: 'quantity',
        y: 'total',
        r: 5,
        fill: 'var(--surface)',
        stroke: 'currentColor',
        strokeWidth: 2,
      }),
      plot.text(crossings, {
        ...{ x: 'quantity', y: 'total', dy: -14, fill: 'currentColor', fontWeight: 600 },
        text: ({ quantity }: Point) => write(Math.ceil(quantity)),
      }),
    ],
  });
}
