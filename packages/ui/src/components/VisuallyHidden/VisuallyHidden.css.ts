import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

export const root = style(
  ui({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
