import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

export const list = style(ui({ display: 'grid', minInlineSize: '168px', marginBlock: '-8px' }));
export const item = style(
  ui({
    ...typeStyle('md'),
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.size.hit,
    color: vars.color.ink,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:hover, &:focus-visible': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  }),
);
export const rule = style(
  ui({ inlineSize: '100%', border: 0, borderBlockStart: vars.border.rule, marginBlock: vars.space.x1 }),
);
export const footer = style(ui({ ...typeStyle('sm'), maxInlineSize: '200px' }));
