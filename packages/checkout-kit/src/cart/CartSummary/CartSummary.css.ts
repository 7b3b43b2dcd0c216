import { inLayer, media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: vars.space.x5,
    padding: vars.layout.panelPad,
    vars: { '--ground': vars.layout.panelBackground },
    background: vars.layout.panelBackground,
    borderBlockStart: vars.layout.panelRule,
    borderRadius: vars.radius.m,
  }),
);

export const action = style(
  inLayer('kit', { display: 'none', '@media': { [media.l]: { display: 'grid', gap: vars.space.x3 } } }),
);
