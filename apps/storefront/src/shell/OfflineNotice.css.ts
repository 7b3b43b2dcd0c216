import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style(
  inLayer('app', {
    ...typeStyle('sm'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 10,
    margin: 0,
    padding: `${vars.space.x2} ${vars.space.gutter}`,
    textAlign: 'center',
    background: vars.color.ink,
    color: vars.color.paper,
    borderBlockEnd: `1px solid ${vars.color.paper}`,
    '@media': { print: { display: 'none' } },
  }),
);
