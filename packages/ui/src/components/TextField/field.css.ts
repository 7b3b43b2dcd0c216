import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { labelStyle, typeStyle } from '../../theme/type-style.ts';

const { color } = vars;

export const root = style(
  ui({ display: 'grid', gap: '6px', alignContent: 'start', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const label = style(ui({ ...labelStyle, justifySelf: 'start', color: color.ink }));

export const optional = style(
  ui({
    display: 'inline-block',
    marginInlineStart: vars.space.x2,
    color: color.muted,
    fontWeight: 400,
    letterSpacing: 'normal',
    textTransform: 'none',
  }),
);

// The second text is for screen readers, because the input itself already announces that it is required.
export const required = style(ui({ '::after': { content: ['" *"', '" *" / ""'], color: color.critical } }));

export const frame = style(ui({ position: 'relative', display: 'flex' }));

export const control = style(
  ui({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    padding: '11px 14px',
    border: vars.border.control,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.ink,
    fontSize: '1rem',
    lineHeight: 1.4,
    appearance: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.ink },
      '&:focus-visible': { outlineOffset: '1px' },
      '&::placeholder': { color: color.muted, opacity: 1 },
      '&:disabled': { background: color.sunk, borderColor: color.line, color: color.muted, opacity: 1 },
      '&:read-only:not(select, :disabled)': { background: color.sunk },
      '&[aria-invalid="true"]': {
        borderColor: color.critical,
        boxShadow: `inset 0 0 0 1px ${color.critical}`,
        background: color.criticalSoft,
      },
      // A browser paints its own ground behind what it filled in; only a shadow covers it.
      '&:autofill': {
        boxShadow: `inset 0 0 0 40px ${color.accentSoft}`,
        WebkitTextFillColor: color.ink,
        caretColor: color.ink,
      },
      '&[aria-invalid="true"]:autofill': {
        boxShadow: `inset 0 0 0 1px ${color.critical}, inset 0 0 0 40px ${color.criticalSoft}`,
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '2px' } } } },
  }),
);

export const message = style(ui({ ...typeStyle('sm'), lineHeight: 1.4, minBlockSize: '1.4em', color: color.muted }));

export const error = style(
  ui({ display: 'flex', alignItems: 'flex-start', gap: '6px', color: color.critical, fontWeight: 500 }),
);

export const errorIcon = style(ui({ marginBlockStart: '1.5px' }));
