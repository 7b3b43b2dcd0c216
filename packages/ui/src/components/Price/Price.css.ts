import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import * as card from '../Card/Card.css.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, layout } = vars;

export const root = style(
  ui({ ...tabular, display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.x2 }),
);

export const size = styleVariants({ regular: ui(typeStyle('price')), large: ui(typeStyle('priceLarge')) });

/** In a narrow card a line may break between an amount and the words before it. */
export const part = style(
  ui({
    whiteSpace: 'nowrap',
    unicodeBidi: 'plaintext',
    '@media': { '(max-width: 479px)': { selectors: { [`${card.price} &`]: { whiteSpace: 'normal' } } } },
  }),
);

export const sale = style(
  ui({
    marginInlineStart: layout.saleHang,
    padding: layout.salePad,
    background: layout.saleGround,
    color: layout.saleInk,
    '@media': { print: { background: 'none', color: 'inherit' }, [media.forced]: { fontWeight: 700 } },
  }),
);

export const was = style(ui({ color: color.muted, fontWeight: 400, textDecorationThickness: '1px' }));
