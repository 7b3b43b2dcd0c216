import { labelStyle, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, motion, radius, size, space } = vars;

/** Fixed height, so that loaded content causes no layout shift. */
export const layer = style(kit({ blockSize: '92dvh', '@media': { [media.m]: { blockSize: 'auto' } } }));

export const root = style(kit({ display: 'grid', gap: space.x5, alignContent: 'start' }));

export const form = style(
  kit({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.x2, alignItems: 'start' }),
);

/** Lines the button up with the field, under the field's label. */
export const find = style(kit({ ...labelStyle, paddingBlockStart: 'calc(1lh + 6px)' }));

export const small = style(kit({ ...typeStyle('sm'), color: color.muted }));

export const cartStore = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.x5,
    padding: `${space.x3} ${space.x4}`,
    background: color.sunk,
    borderRadius: radius.m,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  }),
);

export const cartStoreText = style(kit({ display: 'grid', margin: 0, minInlineSize: 0 }));

export const cartStoreName = style(kit({ ...typeStyle('md'), fontWeight: 600, overflowWrap: 'anywhere' }));

export const cartStoreActions = style(kit({ ...typeStyle('md'), display: 'flex', flexWrap: 'wrap', gap: space.x4 }));

export const result = style(kit({ minBlockSize: '240px' }));

export const count = style(kit({ ...typeStyle('h3'), margin: 0 }));

export const wanting = style(kit({ ...typeStyle('md'), margin: 0, color: color.muted, maxInlineSize: size.measure }));

export const list = style(kit({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  kit({
    display: 'grid',
    gap: space.x2,
    paddingBlock: space.x5,
    borderBlockEnd: border.rule,
    overflowWrap: 'anywhere',
  }),
);

export const head = style(
  kit({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.x4 }),
);

export const name = style(kit({ ...typeStyle('card'), fontFamily: layout.cardFont, margin: 0 }));

export const distance = style(kit({ ...typeStyle('sm'), ...tabular, flex: 'none', margin: 0, color: color.muted }));

export const state = style(
  kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x3, rowGap: space.x1, margin: 0 }),
);

export const address = style(kit({ ...typeStyle('md'), margin: 0 }));

export const actions = style(
  kit({ ...typeStyle('md'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x5 }),
);

export const link = style(
  kit({
    ...typeStyle('md'),
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    minBlockSize: size.hit,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);

export const chevron = style(
  kit({
    display: 'inline-block',
    marginInlineStart: space.x1,
    verticalAlign: '-2px',
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.still]: { transition: 'none' } },
  }),
);

export const hours = style(kit({ paddingBlockEnd: space.x2 }));

export const links = style(
  kit({ ...typeStyle('md'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x6, margin: 0 }),
);

export const popup = style(kit({ ...typeStyle('md'), maxInlineSize: size.measure, overflowWrap: 'anywhere' }));

globalStyle(`${popup} p`, kit({ margin: 0, marginBlockStart: space.x2 }));
globalStyle(`${popup} h3`, kit({ ...typeStyle('card'), fontFamily: layout.cardFont, margin: 0 }));
globalStyle(
  `${popup} p + h3`,
  kit({ marginBlockStart: space.x5, paddingBlockStart: space.x5, borderBlockStart: border.rule }),
);
