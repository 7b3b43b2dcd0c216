import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const rule = { borderInlineEnd: vars.layout.gridRule };
const whole = { gridColumn: '1 / -1', borderInlineEnd: 0 };

/** Two columns on a phone, three from `m` on. */
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
        selectors: { '&:has(> :nth-child(9):last-child)': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
      },
    },
  }),
);

/** One of nine tiles, which make a mosaic. */
const ofNine = (which: string) => `${root}:has(> :nth-child(9):last-child) > &${which}`;

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
          [ofNine(':nth-child(1)')]: { gridColumn: 'span 6', gridRow: 'span 2' },
          [ofNine(':nth-child(n + 2)')]: { gridColumn: 'span 3' },
          [ofNine(':nth-child(6)')]: rule,
          [ofNine(':nth-child(5)')]: { borderInlineEnd: 0 },
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
          [`${tile}:nth-child(1):has(~ :nth-child(9):last-child) > &`]: {
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
