import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, motion } = vars;

export const root = style(
  ui({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: vars.size.chip,
    padding: '4px 14px',
    border: vars.border.control,
    borderRadius: vars.radius.round,
    background: color.surface,
    color: color.ink,
    fontSize: vars.type.sm.size,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
      '&:hover:not(:disabled)': { background: color.ink, borderColor: color.ink, color: color.paper },
      '&:active:not(:disabled)': { background: color.muted, borderColor: color.muted, color: color.paper },
      '&[aria-pressed="true"]': { background: color.select, borderColor: color.select, color: color.onSelect },
      '&:disabled': { background: color.sunk, borderColor: color.line, color: color.muted },
      '&[aria-pressed="true"]:disabled': { background: color.muted, borderColor: color.muted, color: color.paper },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: '2px' } } },
    },
  }),
);

export const removable = style(ui({ paddingInlineEnd: '10px' }));
