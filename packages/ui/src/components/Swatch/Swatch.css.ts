import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, layout, motion, radius, size } = vars;

export const root = style(
  ui({
    position: 'relative',
    display: 'block',
    minInlineSize: size.swatchHit,
    minBlockSize: size.swatchHit,
    cursor: 'pointer',
    selectors: { '&:is(:hover, :focus-within)': { zIndex: 1 } },
  }),
);

export const off = style(ui({ cursor: 'not-allowed' }));

/** Its ring covers its neighbors. */
export const selected = style(ui({ selectors: { '&:has(:checked)': { zIndex: 1 } } }));

export const input = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

const over = { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } as const;
const hovered = `${root}:hover > ${input}:not(:disabled, :checked) ~ &`;
const checked = `${input}:checked ~ &`;
const hoverEdge = `${layout.swatchEdge}, inset 0 0 0 ${layout.swatchHover} ${color.ink}`;
const frame = { ...over, inset: layout.swatchFrame, border: `${layout.swatchFrame} solid ${color.paper}` } as const;

const background = style(
  ui({
    position: 'relative',
    display: 'block',
    inlineSize: size.swatch,
    // Centered in the hit area, without a grid or flex box for each of hundreds.
    margin: `max(0px, (${size.swatchHit} - ${size.swatch}) / 2) auto`,
    aspectRatio: '1',
    borderRadius: radius.swatch,
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: {
      [`${hovered}, ${input}:focus-visible:not(:checked) ~ &`]: { transform: `scale(${layout.swatchGrow})` },
      [checked]: { outline: `2px solid ${color.select}`, outlineOffset: layout.swatchRingOffset },
      [`${input}:focus-visible ~ &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      [`${input}:checked:focus-visible ~ &`]: {
        outline: `2px solid ${color.select}`,
        outlineOffset: layout.swatchRingOffset,
        boxShadow: `0 0 0 7px ${color.paper}, 0 0 0 9px ${color.focus}`,
      },
    },
    '@media': {
      [media.still]: { transition: 'none' },
      [media.forced]: {
        selectors: {
          [checked]: { outlineColor: 'Highlight' },
          [`${input}:checked:focus-visible ~ &`]: { outlineWidth: '4px' },
        },
      },
    },
  }),
);

/** Its border covers the image. */
export const tile = style([
  background,
  ui({
    background: color.tile,
    selectors: {
      '&::before': { ...over, zIndex: 1, boxShadow: layout.swatchEdge },
      [`${hovered}::before`]: { boxShadow: hoverEdge },
      [`${checked}::before`]: { ...frame, boxShadow: 'none' },
    },
  }),
]);

/** Tile with a solid color, preserved in forced-colors mode; a pseudo-element for each would double the mount time. */
export const plain = style([
  background,
  ui({
    boxShadow: layout.swatchEdge,
    forcedColorAdjust: 'none',
    selectors: {
      [hovered]: { boxShadow: hoverEdge },
      [`${checked}::before`]: frame,
    },
    '@media': { [media.forced]: { selectors: { [`${input}:focus-visible ~ &`]: { outlineColor: 'Highlight' } } } },
  }),
]);

export const image = style(
  ui({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    objectFit: 'cover',
    forcedColorAdjust: 'none',
    selectors: { [`${input}:disabled ~ * > &`]: { opacity: 0.42 } },
  }),
);

/** White with a dark halo: reads on the lightest and on the darkest fabric. */
export const check = style(
  ui({
    display: 'none',
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    zIndex: 2,
    forcedColorAdjust: 'none',
    inlineSize: '14px',
    blockSize: '7px',
    border: 'solid #fff',
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-2px) rotate(-45deg)',
    filter:
      'drop-shadow(0 0 .5px rgb(0 0 0 / .9)) drop-shadow(0 0 1px rgb(0 0 0 / .8)) drop-shadow(0 0 3px rgb(0 0 0 / .5))',
    selectors: { [`${input}:checked ~ * > &`]: { display: 'block' } },
  }),
);

const line = (from: string, to: string) => `${from} calc(50% - ${to}), ${from} calc(50% + ${to})`;

/** A diagonal in ink with a halo of paper. */
export const strike = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    borderRadius: 'inherit',
    forcedColorAdjust: 'none',
    background: [
      `linear-gradient(to bottom right, transparent calc(50% - 1px), ${line(color.ink, '1px')}, transparent calc(50% + 1px))`,
      `linear-gradient(to bottom right, transparent calc(50% - 2.5px), ${line(color.paper, '2.5px')}, transparent calc(50% + 2.5px))`,
    ].join(', '),
  }),
);
