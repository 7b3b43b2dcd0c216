import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

export const root = style(ui({ ...typeStyle('xs'), color: vars.color.muted, textTransform: vars.layout.navTransform }));

export const list = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }));

export const item = style(
  ui({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)::after': { content: '"/" / ""', marginInline: '10px' } },
  }),
);

export const link = style(
  ui({
    display: 'inline-block',
    minBlockSize: '24px',
    paddingBlock: '3px',
    selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);

export const present = style(ui({ selectors: { '&[aria-current]': { color: vars.color.ink } } }));
