import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { size, space } = vars;

export const root = style(
  kit({
    ...typeStyle('md'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x2,
    minBlockSize: size.hit,
    textAlign: 'start',
  }),
);
