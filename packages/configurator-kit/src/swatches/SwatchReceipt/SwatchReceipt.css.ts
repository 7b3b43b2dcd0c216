import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, radius, size, space } = vars;

/** On paper it begins where the page does. */
export const layer = style(
  kit({
    '@media': {
      print: {
        position: 'absolute',
        inset: '0 0 auto',
        margin: 0,
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: 'none',
        border: 0,
        boxShadow: 'none',
      },
    },
  }),
);

export const root = style(
  kit({
    display: 'grid',
    gap: space.x6,
    paddingBlockStart: space.x4,
    '@media': { [media.l]: { gridTemplateColumns: '5fr 6fr', columnGap: space.x8, alignItems: 'start' } },
  }),
);

export const thanks = style(kit({ ...typeStyle('lg'), margin: 0, maxInlineSize: size.measure }));

export const title = style(kit({ ...typeStyle('card'), margin: 0, fontFamily: vars.layout.cardFont }));

export const swatches = style(
  kit({ display: 'grid', gap: space.x3, margin: `${space.x4} 0 ${space.x5}`, padding: 0, listStyle: 'none' }),
);

export const swatch = style(kit({ ...typeStyle('md'), display: 'flex', alignItems: 'center', gap: space.x3 }));

export const image = style(
  kit({
    flex: 'none',
    inlineSize: '56px',
    blockSize: '56px',
    objectFit: 'cover',
    background: color.tile,
    borderRadius: radius.swatch,
    forcedColorAdjust: 'none',
  }),
);

export const rows = style(kit({ paddingBlockStart: space.x4, borderBlockStart: border.rule }));

export const print = style(kit({ display: 'inline-flex', alignItems: 'center', gap: space.x2 }));
