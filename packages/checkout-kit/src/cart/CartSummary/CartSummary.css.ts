import { inLayer, media, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x5,
    padding: vars.layout.panelPad,
    background: vars.layout.panelGround,
    borderBlockStart: vars.layout.panelRule,
    borderRadius: vars.radius.m,
  }),
);

export const action = style(
  inLayer('kit', { display: 'none', '@media': { [media.l]: { display: 'grid', gap: vars.space.x3 } } }),
);
export const totals = style(inLayer('kit', { display: 'grid', gap: vars.space.x4 }));
