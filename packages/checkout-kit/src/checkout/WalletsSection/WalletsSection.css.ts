import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x3 }));
export const hint = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const or = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x4,
    margin: 0,
    color: vars.color.muted,
    '::before': { content: '""', flex: 1, borderBlockStart: vars.border.rule },
    '::after': { content: '""', flex: 1, borderBlockStart: vars.border.rule },
  }),
);
