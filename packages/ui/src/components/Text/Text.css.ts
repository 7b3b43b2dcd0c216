import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

export const size = styleVariants({
  lg: ui(typeStyle('lg')),
  md: ui(typeStyle('md')),
  sm: ui(typeStyle('sm')),
  xs: ui(typeStyle('xs')),
});

export const tone = styleVariants({
  ink: ui({ color: vars.color.ink }),
  muted: ui({ color: vars.color.muted }),
  critical: ui({ color: vars.color.critical }),
  positive: ui({ color: vars.color.positive }),
  signal: ui({ color: vars.color.signal }),
});

export const strong = style(ui({ fontWeight: 600 }));
