import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, size, space } = vars;

export const root = style(kit({ padding: `32px ${space.gutter} ${space.x10}`, overflowWrap: 'anywhere' }));

export const head = style(kit({ display: 'grid', gap: space.x2, paddingBlockEnd: space.x6 }));

export const count = style(kit({ ...typeStyle('md'), ...tabular, margin: 0, color: color.muted }));

/** From 1024 px on the region name is shown next to its stores. */
export const region = style(
  kit({
    display: 'grid',
    gap: space.x5,
    paddingBlock: space.x6,
    borderBlockStart: border.rule,
    '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', gap: space.x7 } },
  }),
);

export const list = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: space.x7,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

export const store = style(kit({ display: 'grid', gap: space.x2, alignContent: 'start' }));

export const name = style(kit({ ...typeStyle('card'), fontFamily: layout.cardFont, margin: 0 }));

export const address = style(kit({ ...typeStyle('md'), fontStyle: 'normal' }));

export const phone = style(
  kit({
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.hit,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);

export const outlet = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));
