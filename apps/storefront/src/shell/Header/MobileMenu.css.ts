import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inLayer('app', { display: 'grid', marginBlockEnd: vars.space.x7 }));
export const link = style(
  inLayer('app', {
    ...typeStyle('h2'),
    fontFamily: vars.font.display,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '56px',
    borderBlockEnd: vars.border.rule,
    textTransform: vars.layout.navTransform,
  }),
);
export const help = style(
  inLayer('app', { ...typeStyle('sm'), color: vars.color.muted, display: 'grid', gap: vars.space.x2 }),
);
export const helpLink = style(
  inLayer('app', { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.hit, color: vars.color.ink }),
);
