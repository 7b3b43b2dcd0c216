import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, tabular, typeStyle } from '../../theme/type-style.ts';

const { border, color, space } = vars;

const phone = `not all and ${media.m}`;
const stacked = '[data-narrow=stack] &';

export const root = style(
  ui({
    ...typeStyle('sm'),
    inlineSize: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '@media': {
      [phone]: {
        selectors: {
          '&[data-narrow=stack]': { display: 'block' },
          '&[data-narrow=scroll]': { minInlineSize: '560px' },
        },
      },
    },
  }),
);

const block = { '@media': { [phone]: { selectors: { [stacked]: { display: 'block' } } } } } as const;

export const body = style(ui(block));

export const caption = style(ui({ ...typeStyle('h3'), paddingBlockEnd: space.x3, textAlign: 'start', ...block }));

export const head = style(
  ui({
    ...labelStyle,
    color: color.muted,
    borderBlockEnd: border.ruleStrong,
    '@media': {
      [phone]: {
        selectors: {
          [stacked]: {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
);

/** Cells of all three kinds. */
const pad = { paddingBlock: space.x3, paddingInline: `0 ${space.x4}`, verticalAlign: 'baseline' } as const;
const line = {
  '@media': {
    [phone]: {
      selectors: {
        [stacked]: { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space.x4, paddingBlock: space.x3 },
      },
    },
  },
} as const;

export const header = style(ui({ ...pad, paddingBlock: space.x2, fontWeight: 'inherit', textAlign: 'start' }));

export const row = style(ui({ borderBlockEnd: border.rule, ...line }));

export const total = style(ui({ fontWeight: 600, borderBlockStart: border.ruleStrong, ...line }));

export const first = style(
  ui({
    ...pad,
    fontWeight: 600,
    textAlign: 'start',
    '@media': {
      [phone]: {
        selectors: {
          [stacked]: { gridColumn: '1 / -1', paddingBlock: 0, paddingBlockEnd: space.x1, paddingInline: 0 },
        },
      },
    },
  }),
);

export const cell = style(
  ui({
    ...pad,
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    '@media': {
      [phone]: {
        selectors: {
          [stacked]: {
            gridColumn: '1 / -1',
            display: 'grid',
            gridTemplateColumns: 'subgrid',
            paddingBlock: '2px',
            paddingInline: 0,
            textAlign: 'start',
          },
          [`${stacked}:empty`]: { display: 'none' },
        },
      },
    },
  }),
);

export const numeric = style(
  ui({
    ...tabular,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { [`${head} &:last-child`]: { paddingInlineEnd: 0 } },
  }),
);

export const label = style(
  ui({
    display: 'none',
    color: color.muted,
    fontWeight: 400,
    '@media': { [phone]: { selectors: { [stacked]: { display: 'inline' } } } },
  }),
);

export const value = style(ui({ '@media': { [phone]: { selectors: { [stacked]: { textAlign: 'end' } } } } }));

export const empty = style(
  ui({
    ...pad,
    color: color.muted,
    '@media': { [phone]: { selectors: { [stacked]: { gridColumn: '1 / -1', paddingBlock: 0 } } } },
  }),
);

const shade = `color-mix(in srgb, ${color.ink} 22%, transparent)`;

/** A shadow at an edge indicates more content; a cover in the paper color scrolls along and hides it at the end. */
export const scroller = style(
  ui({
    overflowX: 'auto',
    padding: '4px',
    margin: '-4px',
    background: [
      `linear-gradient(to right, ${color.paper} 40%, transparent) 0 0 / 32px 100% no-repeat local`,
      `linear-gradient(to left, ${color.paper} 40%, transparent) 100% 0 / 32px 100% no-repeat local`,
      `linear-gradient(to right, ${shade}, transparent) 0 0 / 10px 100% no-repeat`,
      `linear-gradient(to left, ${shade}, transparent) 100% 0 / 10px 100% no-repeat`,
    ].join(', '),
  }),
);
