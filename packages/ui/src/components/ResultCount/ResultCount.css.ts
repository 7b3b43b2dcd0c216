import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

export const root = style(
  ui({
    ...typeStyle('sm'),
    ...tabular,
    color: vars.color.muted,

    selectors: { '&[aria-busy=true]': { fontStyle: 'italic' } },
  }),
);
