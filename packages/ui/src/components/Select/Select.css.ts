import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const control = style(
  ui({
    paddingInlineEnd: '40px',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: { '&:disabled': { cursor: 'default' } },
  }),
);

export const chevron = style(
  ui({ position: 'absolute', insetInlineEnd: '12px', insetBlock: 0, marginBlock: 'auto', pointerEvents: 'none' }),
);

export const inline = style(
  ui({ gridTemplateColumns: 'auto auto', justifyContent: 'start', alignItems: 'center', columnGap: vars.space.x2 }),
);

export const inlineLabel = style(
  ui({
    fontFamily: vars.font.text,
    fontSize: vars.type.sm.size,
    fontWeight: 400,
    fontStretch: 'normal',
    letterSpacing: 'normal',
    textTransform: 'none',
    whiteSpace: 'nowrap',
  }),
);

export const inlineControl = style(
  ui({
    minBlockSize: vars.size.controlSmall,
    paddingBlock: '8px',
    paddingInline: '4px 30px',
    borderColor: 'transparent',
    background: 'transparent',
    fontWeight: 500,
  }),
);
