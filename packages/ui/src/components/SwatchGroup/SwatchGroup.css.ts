import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const root = style(ui({ inlineSize: '100%' }));

export const legend = style(ui({ marginBlockEnd: vars.space.x3, fontWeight: vars.type.h3.weight }));

/** The padding prevents selection rings from being clipped where the group scrolls. */
export const tiles = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${vars.layout.swatchColumn}, 1fr))`,
    gap: vars.layout.swatchGap,
    padding: '4px',
    margin: '-4px',
  }),
);
