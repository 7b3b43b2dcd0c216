import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

export const withTrailing = style(ui({ paddingInlineEnd: '64px' }));

export const trailing = style(
  ui({
    position: 'absolute',
    insetInlineEnd: '10px',
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: '54px',
  }),
);
