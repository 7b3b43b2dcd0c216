import { vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, radius, space } = vars;

export const side = style(kit({ minInlineSize: 0 }));

export const layer = style(kit({ vars: { '--ground': color.surface, '--stick': `calc(-1 * ${space.x6})` } }));

export const group = style(kit({ paddingBlock: space.x4 }));

export const dot = style(
  kit({
    display: 'inline-block',
    inlineSize: '16px',
    blockSize: '16px',
    marginInlineEnd: '4px',
    verticalAlign: '-2px',
    borderRadius: radius.swatch,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.ink} 18%, transparent)`,
    forcedColorAdjust: 'none',
  }),
);
