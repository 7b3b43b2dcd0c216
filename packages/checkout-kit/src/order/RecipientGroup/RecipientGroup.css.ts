import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const group = style(
  inLayer('kit', { display: 'grid', gap: space.x4, paddingBlock: space.x5, borderBlockStart: vars.border.ruleStrong }),
);
export const head = style(
  inLayer('kit', { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.x3 }),
);
export const lines = style(
  inLayer('kit', { display: 'grid', gap: space.x5, listStyle: 'none', margin: 0, padding: 0, paddingBlock: space.x3 }),
);
export const text = style(inLayer('kit', { ...typeStyle('md'), margin: 0, overflowWrap: 'anywhere' }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const place = style(inLayer('kit', { display: 'grid', gap: space.x2 }));
export const store = style(inLayer('kit', { ...typeStyle('md'), display: 'grid', fontStyle: 'normal' }));
export const hours = style([muted, inLayer('kit', { display: 'grid' })]);
