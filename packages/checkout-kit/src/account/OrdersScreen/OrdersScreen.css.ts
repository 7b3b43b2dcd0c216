import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const order = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.x3} ${space.x4}`,
    alignItems: 'start',
    paddingBlock: space.x5,
    borderBlockEnd: vars.border.rule,
    color: color.ink,
    selectors: { '&:hover': { background: color.accentSoft } },
  }),
);
export const total = style(inLayer('kit', { ...typeStyle('md'), ...tabular, fontWeight: 600, whiteSpace: 'nowrap' }));
export const images = style(inLayer('kit', { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.x2 }));
export const image = style(inLayer('kit', { inlineSize: '88px', borderRadius: vars.radius.s }));
