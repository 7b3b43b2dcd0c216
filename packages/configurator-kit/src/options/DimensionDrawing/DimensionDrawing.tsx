import type { Dimension } from '@settee/domain';
import * as css from './DimensionDrawing.css.ts';

export interface DimensionDrawingProps {
  dimensions: readonly Dimension[];
  /** Labels of the three measures, and the names of the views. */
  names: { width: string; depth: string; height: string; front: string; side: string };
  /** Text for screen readers. */
  label: (measures: { width: string; depth: string; height: string }) => string;
}

const gap = 64;
const [left, top] = [44, 16];
/** Size of the drawing without its labels, in units of the view box. */
const [room, tall] = [400, 170];

/** Front and side of a product to scale, with its measures; nothing without width, depth and height. */
export function DimensionDrawing({ dimensions, names, label }: DimensionDrawingProps) {
  const find = (name: string) => dimensions.find((dimension) => dimension.label === name)?.standard ?? '';
  const [width, depth, height] = [find(names.width), find(names.depth), find(names.height)];
  const [w, d, h] = [parseFloat(width), parseFloat(depth), parseFloat(height)];
  if (!(w > 0 && d > 0 && h > 0)) return null;
  const scale = Math.min((room - gap) / (w + d), tall / h);
  // Quarters of a unit add up exactly: no number of the drawing has more than three decimals.
  const draw = (inches: number) => Math.round(inches * scale * 4) / 4;
  const [wide, deep, high] = [draw(w), draw(d), draw(h)];
  const foot = top + high;
  const side = left + wide + gap;
  return (
    <svg
      role="img"
      aria-label={label({ width, depth, height })}
      viewBox={`0 0 ${Math.ceil(side + deep + 12)} ${Math.ceil(foot + 56)}`}
      className={css.root}
    >
      <rect x={left} y={top} width={wide} height={high} className={css.body} />
      <rect x={side} y={top} width={deep} height={high} className={css.body} />
      <path
        d={`M${left - 14} ${top}v${high}m-5 0h10m-10 ${-high}h10M${left} ${foot + 14}h${wide}m0-5v10m${-wide}-10v10M${side} ${foot + 14}h${deep}m0-5v10m${-deep}-10v10`}
        className={css.line}
      />
      <text
        x={left - 20}
        y={top + high / 2}
        transform={`rotate(-90 ${left - 20} ${top + high / 2})`}
        className={css.text}
      >
        {height}
      </text>
      <text x={left + wide / 2} y={foot + 32} className={css.text}>
        {width}
      </text>
      <text x={side + deep / 2} y={foot + 32} className={css.text}>
        {depth}
      </text>
      <text x={left + wide / 2} y={foot + 50} className={css.name}>
        {names.front}
      </text>
      <text x={side + deep / 2} y={foot + 50} className={css.name}>
        {names.side}
      </text>
    </svg>
  );
}
