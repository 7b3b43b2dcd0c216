import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, radius, space } = vars;

export const parts = style(
  kit({
    display: 'grid',
    gap: space.x6,
    selectors: {
      '&[data-columns="2"]': {
        '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: space.x8 } },
      },
    },
  }),
);

export const main = style(kit({ display: 'grid', gap: space.x5, alignContent: 'start', minInlineSize: 0 }));

export const thumbs = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: space.x3, listStyle: 'none', margin: 0, padding: 0 }),
);

export const thumb = style(
  kit({ position: 'relative', display: 'block', borderRadius: radius.m, cursor: 'default', inlineSize: '132px' }),
);

export const image = style(
  kit({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: color.tile,
    borderRadius: radius.m,
  }),
);

export const tooltip = style(
  kit({
    ...typeStyle('sm'),
    ...tabular,
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 8px)',
    zIndex: 2,
    display: 'grid',
    inlineSize: 'max-content',
    maxInlineSize: 240,
    padding: `${space.x2} ${space.x3}`,
    border: '1px solid transparent',
    borderRadius: radius.s,
    background: color.ink,
    color: color.paper,
    opacity: 0,
    pointerEvents: 'none',
    selectors: { [`${thumb}:hover > &, ${thumb}:focus-visible > &`]: { opacity: 1 } },
  }),
);

export const tooltipName = style(kit({ fontWeight: 600 }));

export const checklist = style(kit({ ...typeStyle('md'), margin: 0 }));

export const help = style(
  kit({ display: 'grid', gap: space.x1, paddingBlockStart: space.x4, borderBlockStart: border.rule }),
);

export const question = style(kit({ ...typeStyle('md'), fontWeight: 600, margin: 0 }));

export const line = style(kit({ ...typeStyle('md'), ...tabular, margin: 0, color: color.muted }));

export const addOns = style(
  kit({ alignSelf: 'start', padding: layout.panelPad, background: layout.panelBackground, borderRadius: radius.l }),
);

export const alsoWant = style(kit({ marginBlockStart: space.x8, minInlineSize: 0 }));
