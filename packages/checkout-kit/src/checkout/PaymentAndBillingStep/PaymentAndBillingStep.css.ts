import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style(inLayer('kit', { display: 'grid', gap: vars.space.x4 }));
export const other = style(
  inLayer('kit', { display: 'grid', gap: vars.space.x4, selectors: { '&[hidden]': { display: 'none' } } }),
);
export const panel = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x5,
    padding: `${vars.space.x6} ${vars.space.x5}`,
    border: vars.border.ruleStrong,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  }),
);
export const secure = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    gap: vars.space.x2,
    margin: 0,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunk,
    color: vars.color.ink,
  }),
);
export const lock = style(inLayer('kit', { flex: 'none', marginBlockStart: '1px' }));
export const offer = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space.x4,
    margin: 0,
  }),
);
export const two = style(inLayer('kit', { justifySelf: 'start' }));
export const text = style(inLayer('kit', { ...typeStyle('md'), color: vars.color.muted, margin: 0 }));
