import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color } = vars;

export const root = style(ui({ display: 'grid' }));

export const row = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.x6,
    paddingBlock: '6px',
    fontSize: '.9375rem',
    lineHeight: 1.5,
    breakInside: 'avoid',
  }),
);

export const strong = style(
  ui({
    ...typeStyle('total'),
    marginBlockStart: vars.space.x2,
    paddingBlockStart: '14px',
    borderBlockStart: vars.border.ruleStrong,
  }),
);

export const tone = styleVariants({
  ink: ui({ color: color.ink }),
  muted: ui({ color: color.muted }),
  critical: ui({ color: color.critical }),
  positive: ui({ color: color.positive }),
  signal: ui({ color: color.signal }),
});

export const name = style(ui({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const value = style(ui({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' }));

export const note = style(
  ui({
    display: 'block',
    maxInlineSize: '34ch',
    color: color.muted,
    fontSize: vars.type.xs.size,
    lineHeight: 1.4,
    fontWeight: 400,
    letterSpacing: 'normal',
  }),
);
