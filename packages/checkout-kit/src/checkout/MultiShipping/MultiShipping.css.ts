import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x6 }));
export const section = style(inLayer('kit', { display: 'grid', gap: space.x4 }));
export const intro = style(inLayer('kit', { ...typeStyle('md'), margin: 0 }));
export const list = style(inLayer('kit', { display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));
export const item = style(
  inLayer('kit', { display: 'grid', gap: space.x4, paddingBlock: space.x5, borderBlockStart: vars.border.ruleStrong }),
);
export const actions = style(inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: `20px ${space.x5}` }));
export const start = style(inLayer('kit', { justifySelf: 'start' }));
export const form = style(
  inLayer('kit', { display: 'grid', gap: space.x5, padding: space.x5, border: vars.border.control }),
);
export const recipient = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.x4,
    paddingBlock: space.x5,
    borderBlockStart: vars.border.ruleStrong,
  }),
);
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
