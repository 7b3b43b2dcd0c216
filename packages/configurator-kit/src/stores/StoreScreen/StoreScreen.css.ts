import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, space } = vars;

export const root = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x8} ${space.x9}`,
    alignItems: 'start',
    padding: `${space.x5} ${space.gutter} 0`,
    '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
  }),
);
export const address = style(kit({ ...typeStyle('lg'), fontStyle: 'normal' }));
export const actions = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: space.x3, '@media': { print: { display: 'none' } } }),
);
export const part = style(
  kit({ display: 'grid', gap: space.x3, paddingBlockStart: space.x5, borderBlockStart: border.rule }),
);
export const note = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));
export const map = style(kit({ '@media': { print: { display: 'none' } } }));
export const nearby = style(
  kit({
    display: 'grid',
    gap: space.x5,
    paddingBlockStart: space.x6,
    borderBlockStart: border.ruleStrong,
    '@media': { [media.l]: { gridColumn: '1 / -1' } },
  }),
);
