import { inLayer, labelStyle, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x2} ${vars.space.x4}`,
    minBlockSize: vars.size.listRow,
    padding: `${vars.space.x3} ${vars.space.x4}`,
    border: `1px solid ${vars.color.select}`,
    borderInlineStartWidth: `max(1px, ${vars.layout.selectedBar})`,
    borderRadius: vars.radius.control,
    background: vars.layout.selectedGround,
    boxShadow: vars.layout.selectedRing,
  }),
);
export const text = style(inLayer('kit', { display: 'grid', flex: '1 1 10rem', minInlineSize: 0 }));
export const name = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600 }));
export const expiry = style(inLayer('kit', { ...typeStyle('sm'), ...tabular, color: vars.color.muted }));
export const amount = style(inLayer('kit', { ...typeStyle('md'), ...tabular, fontWeight: 600 }));
export const tag = style(
  inLayer('kit', {
    ...labelStyle,
    padding: '6px 8px',
    background: vars.layout.markBackground,
    color: vars.layout.markInk,
  }),
);
export const actions = style(inLayer('kit', { ...typeStyle('sm'), display: 'flex', gap: vars.space.x4 }));
