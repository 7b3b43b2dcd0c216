import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const rule = { borderInlineEnd: vars.layout.gridRule };
const whole = { gridColumn: '1 / -1', borderInlineEnd: 0 };

/** Two columns on a phone, three from `m` on; ten tiles are a mosaic there. */
export const root = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.layout.gridGap,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: vars.layout.gridRule,
    '@media': {
      [media.m]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        selectors: { '&:has(> :nth-child(10):last-child)': { gridTemplateColumns: 'repeat(20, minmax(0, 1fr))' } },
      },
    },
  }),
);

/** Some of ten tiles: a large one, four next to it in two rows, five below. */
const ofTen = (which: string) => `${root}:has(> :nth-child(10):last-child) > &${which}`;

export const tile = style(
  kit({
    position: 'relative',
    display: 'flex',
    flexDirection: vars.layout.categoryFlow,
    minInlineSize: 0,
    borderBlockEnd: vars.layout.gridRule,
    '@media': {
      [`not all and ${media.m}`]: {
        selectors: {
          '&:nth-last-child(even)': rule,
          // The first one of an odd number takes a whole row.
          '&:first-child:nth-last-child(odd)': whole,
        },
      },
      [media.m]: {
        selectors: {
          '&:not(:nth-child(3n))': rule,
          [ofTen(':nth-child(1)')]: { gridColumn: 'span 10', gridRow: 'span 2' },
          [ofTen(':nth-child(n + 2)')]: { gridColumn: 'span 5' },
          [ofTen(':nth-child(n + 6)')]: { gridColumn: 'span 4' },
          [ofTen(':nth-child(n)')]: rule,
          [ofTen(':is(:nth-child(3), :nth-child(5), :nth-child(10))')]: { borderInlineEnd: 0 },
        },
      },
    },
  }),
);

export const image = style(
  kit({
    aspectRatio: '16 / 10',
    borderRadius: vars.radius.m,
    '@media': {
      [media.m]: {
        selectors: {
          // The large tile matches the height of the four small tiles next to it.
          [`${tile}:nth-child(1):has(~ :nth-child(10):last-child) > &`]: {
            aspectRatio: 'auto',
            flex: '1 1 0',
            minBlockSize: 0,
          },
        },
      },
    },
  }),
);

export const link = style(
  kit({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: vars.layout.categoryJustify,
    gap: 8,
    padding: vars.layout.categoryPad,
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

export const title = style(
  kit({
    fontFamily: vars.layout.cardFont,
    fontWeight: vars.layout.titleWeight,
    fontSize: '1.25rem',
    color: vars.color.ink,
  }),
);

/** Hidden below `l`: two small tiles per row leave no space for it. */
export const count = style(
  kit({
    ...typeStyle('sm'),
    color: vars.color.muted,
    '@media': { [`not all and ${media.l}`]: { display: 'none' } },
  }),
);
