import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, radius, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x5, '@media': { print: { display: 'none' } } }));

export const intro = style(
  kit({
    display: 'grid',
    gap: space.x4,
    padding: layout.panelPad,
    background: layout.panelBackground,
    borderBlockStart: layout.panelRule,
    borderRadius: radius.m,
    '@media': {
      [media.m]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: space.x6,
      },
    },
  }),
);

export const text = style(kit({ ...typeStyle('md'), margin: 0, marginBlockStart: space.x1, color: color.muted }));

/** The name of a product may be long. */
export const trigger = style(kit({ maxInlineSize: '100%', whiteSpace: 'normal', paddingBlock: space.x2 }));

export const inline = style(
  kit({
    border: border.rule,
    borderRadius: radius.m,
    overflow: 'clip',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
