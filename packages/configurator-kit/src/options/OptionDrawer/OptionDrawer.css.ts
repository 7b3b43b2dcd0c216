import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export const root = style(kit({ scrollMarginBlockStart: vars.space.x4 }));

export const chip = style(
  kit({
    flex: 'none',
    inlineSize: '20px',
    blockSize: '20px',
    objectFit: 'cover',
    borderRadius: vars.radius.swatch,
    forcedColorAdjust: 'none',
  }),
);

export const none = style(kit({ color: vars.color.muted }));

export const error = style(
  kit({
    ...typeStyle('sm'),
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    marginBlock: '0 12px',
    fontWeight: 500,
    color: vars.color.critical,
  }),
);

export const note = style(kit({ ...typeStyle('sm'), marginBlock: '16px 0', color: vars.color.muted }));

export const acts = style(kit({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginBlockStart: '16px' }));

export const browse = style(kit({ marginBlockStart: vars.space.x4 }));
