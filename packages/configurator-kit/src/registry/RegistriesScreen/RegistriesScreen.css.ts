import { labelStyle, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, radius, size, space } = vars;

export const root = style(kit({ padding: `32px ${space.gutter} ${space.x10}`, overflowWrap: 'anywhere' }));

export const head = style(kit({ paddingBlockEnd: space.x6 }));

export const intro = style(
  kit({ ...typeStyle('md'), margin: 0, marginBlockStart: space.x2, maxInlineSize: size.measure, color: color.muted }),
);

export const waiting = style(kit({ display: 'grid', gap: space.x4, maxInlineSize: '640px' }));

export const error = style(kit({ marginBlockEnd: space.x6 }));

export const columns = style(
  kit({
    display: 'grid',
    gap: space.x8,
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
        alignItems: 'start',
        columnGap: space.x10,
        selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 480px)' } },
      },
    },
  }),
);

export const list = style(kit({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: border.ruleStrong }));

export const entry = style(kit({ paddingBlock: space.x5, borderBlockEnd: border.rule }));

export const event = style(
  kit({ ...labelStyle, display: 'flex', flexWrap: 'wrap', columnGap: space.x3, margin: 0, color: color.muted }),
);

export const day = style(kit({ ...tabular, color: color.ink }));

export const name = style(kit({ marginBlockStart: space.x1 }));

export const count = style(
  kit({ ...typeStyle('md'), ...tabular, margin: 0, marginBlockStart: space.x1, color: color.muted }),
);

export const links = style(
  kit({
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x6,
    margin: 0,
    marginBlockStart: space.x2,
  }),
);

export const panel = style(
  kit({
    padding: layout.panelPad,
    background: layout.panelBackground,
    borderRadius: radius.l,
    borderBlockStart: layout.panelRule,
  }),
);

export const panelIntro = style(
  kit({ ...typeStyle('md'), margin: 0, marginBlock: `${space.x1} ${space.x5}`, color: color.muted }),
);

export const form = style(kit({ display: 'grid', gap: space.x5 }));

export const submit = style(kit({ '@media': { [media.m]: { justifySelf: 'start' } } }));
