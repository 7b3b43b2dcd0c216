import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, radius, space } = vars;

export const product = style(
  kit({
    display: 'flex',
    alignItems: 'center',
    gap: space.x4,
    paddingBlockEnd: space.x5,
    marginBlockEnd: space.x5,
    borderBlockEnd: border.rule,
  }),
);

export const image = style(
  kit({
    flex: 'none',
    inlineSize: '112px',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: color.tile,
    borderRadius: radius.m,
  }),
);

export const about = style(kit({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(kit({ ...typeStyle('card'), fontFamily: vars.layout.cardFont, margin: 0 }));

export const price = style(kit({ ...typeStyle('price'), ...tabular, margin: 0, marginBlockStart: space.x1 }));

export const choice = style(kit({ display: 'grid', gap: space.x4 }));

export const problem = style(kit({ marginBlockStart: space.x4 }));

export const signIn = style(kit({ ...typeStyle('md'), margin: 0, marginBlockStart: space.x5, color: color.muted }));
