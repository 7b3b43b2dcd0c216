import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

export const root = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--column)), 1fr))' }),
);
