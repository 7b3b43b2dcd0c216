import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const display = { fontFamily: vars.font.display, fontStretch: vars.layout.displayStretch };

export const root = style(
  ui({ color: 'inherit', textWrap: 'balance', maxInlineSize: '100%', overflowWrap: 'break-word' }),
);

export const size = styleVariants({
  hero: ui({ ...typeStyle('hero'), ...display }),
  h1: ui({ ...typeStyle('h1'), ...display }),
  h2: ui({ ...typeStyle('h2'), ...display }),
  h3: ui(typeStyle('h3')),
});
