import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 32px',
    padding: `12px ${vars.space.gutter}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);
export const text = style(inLayer('app', { ...typeStyle('sm'), maxInlineSize: '70ch' }));
export const actions = style(
  inLayer('app', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }),
);
