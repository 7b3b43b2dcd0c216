import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { space } = vars;

export const root = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
    alignItems: 'start',
    gap: `${space.x4} ${space.x3}`,
  }),
);

export const whole = style(kit({ gridColumn: '1 / -1' }));
