import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { space } = vars;

export const root = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x3} ${space.x6}`,
  }),
);
