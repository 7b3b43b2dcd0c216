import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const { color, motion } = vars;

export const root = style(ui({ display: 'grid', gap: vars.space.x1, justifyItems: 'start', overflowWrap: 'anywhere' }));

export const row = style(
  ui({
    display: 'flex',
    gap: vars.space.x3,
    alignItems: 'flex-start',
    minBlockSize: vars.size.row,
    paddingBlock: '10px',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: color.muted, cursor: 'default' } },
  }),
);

const box = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  border: vars.border.control,
  background: color.surface,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
} as const;

const shared = {
  '&:disabled': { background: color.sunk, borderColor: color.line },
  '&[aria-invalid="true"], [aria-invalid="true"] &:not(:disabled)': {
    borderColor: color.critical,
    boxShadow: `inset 0 0 0 1px ${color.critical}`,
  },
};

export const check = style(
  ui({
    ...box,
    inlineSize: vars.size.check,
    blockSize: vars.size.check,
    marginBlockStart: '1px',
    borderRadius: vars.radius.s,
    selectors: {
      ...shared,
      '&:hover:not(:disabled)': { borderColor: color.ink },
      '&:is(:checked, :indeterminate):not(:disabled)': { background: color.select, borderColor: color.select },
      '&:is(:checked, :indeterminate):disabled': { background: color.muted, borderColor: color.muted },
      '&:checked:not(:indeterminate)::before': {
        content: '""',
        inlineSize: '11px',
        blockSize: '6px',
        border: `solid ${color.onSelect}`,
        borderWidth: '0 0 2px 2px',
        transform: 'translateY(-2px) rotate(-45deg)',
      },
      '&:indeterminate::before': { content: '""', inlineSize: '10px', blockSize: '2px', background: color.onSelect },
    },
    '@media': { [media.forced]: { appearance: 'auto' } },
  }),
);

export const dot = style(
  ui({
    ...box,
    inlineSize: vars.size.radio,
    blockSize: vars.size.radio,
    marginBlockStart: '2px',
    borderRadius: '50%',
    selectors: {
      ...shared,
      '&:hover:not(:disabled, :checked)': { borderColor: color.ink },
      '&:checked': { border: `6px solid ${color.select}`, background: color.onSelect },
      '&:checked:disabled': { borderColor: color.muted },
    },
    '@media': { [media.forced]: { appearance: 'auto' } },
  }),
);

export const label = style(ui({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const note = style(ui({ color: color.muted, fontSize: vars.type.sm.size, lineHeight: vars.type.sm.line }));
