import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

export const root = style(
  ui({
    position: 'relative',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    textAlign: 'inherit',
    cursor: 'pointer',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { textDecorationColor: 'currentColor' },
      '&:active': { textDecorationThickness: '2px' },
      '&:is(:disabled, [aria-disabled="true"])': {
        color: vars.color.muted,
        textDecorationLine: 'none',
        cursor: 'default',
      },
      '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
    },
  }),
);

/** Inside a paragraph a larger hit area would cover the lines around it. */
export const inline = style(ui({ selectors: { '&::after': { content: 'none' } } }));

export const tone = styleVariants({
  inherit: ui({}),
  ink: ui({ color: vars.color.ink }),
  muted: ui({ color: vars.color.muted }),
  critical: ui({ color: vars.color.critical }),
  signal: ui({ color: vars.color.signal }),
});
