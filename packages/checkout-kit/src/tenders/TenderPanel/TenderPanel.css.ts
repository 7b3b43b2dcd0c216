import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { ...typeStyle('md'), display: 'grid', gap: space.x3 }));
export const list = style(inLayer('kit', { display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' }));

/** Name, amount and remove button; the amount stays next to the name. */
export const row = style(
  inLayer('kit', {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'baseline',
    gap: `0 ${space.x4}`,
    margin: 0,
  }),
);
export const name = style(inLayer('kit', { overflowWrap: 'anywhere' }));
export const remaining = style(inLayer('kit', { ...typeStyle('sm'), display: 'block', color: vars.color.muted }));
export const amount = style(inLayer('kit', { color: vars.color.positive }));
export const add = style(
  inLayer('kit', { display: 'flex', justifyContent: 'space-between', gap: space.x3, margin: 0 }),
);
export const form = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x3,
    '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr) 8rem', alignItems: 'start' } },
  }),
);
export const whole = style(inLayer('kit', { gridColumn: '1 / -1' }));
export const actions = style(
  inLayer('kit', { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: space.x5 }),
);
