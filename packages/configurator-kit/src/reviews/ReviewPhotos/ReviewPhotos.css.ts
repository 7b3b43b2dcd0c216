import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const title = style(kit({ ...typeStyle('md'), fontWeight: 600, marginBlockEnd: space.x3 }));

export const list = style(
  kit({
    display: 'flex',
    gap: space.x2,
    margin: 0,
    padding: '3px',
    marginInline: '-3px',
    listStyle: 'none',
    overflowX: 'auto',
  }),
);

export const photo = style(
  kit({
    display: 'block',
    inlineSize: '112px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    overflow: 'hidden',
    background: color.tile,
    cursor: 'pointer',
  }),
);
