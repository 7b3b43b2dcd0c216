import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { tabular, typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion } = vars;

const grow = keyframes({ from: { blockSize: 0 }, to: { blockSize: 'var(--radix-accordion-content-height)' } });
const shrink = keyframes({ from: { blockSize: 'var(--radix-accordion-content-height)' }, to: { blockSize: 0 } });

export const root = style(ui({ borderBlockEnd: vars.border.ruleStrong }));

export const item = style(ui({ borderBlockStart: vars.border.ruleStrong }));

/** Line height of the first line of the title, which the number aligns with. */
const firstLine = '1.625rem';

const open = '[aria-expanded=true] &';
const invalid = `${item}[data-invalid] &`;

export const trigger = style(
  ui({
    position: 'relative',
    display: 'flex',
    columnGap: '14px',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: '72px',
    paddingBlock: '16px',
    textAlign: 'start',
    selectors: {
      '&:disabled': { color: color.muted },
      '&[aria-disabled=true]': { cursor: 'default' },
      '&:focus-visible': { outline: 'none' },
      // The focus ring has a distance from the number and the arrow at the outer edges.
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        inset: '4px -8px',
        borderRadius: vars.radius.s,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
        pointerEvents: 'none',
      },
    },
  }),
);

export const leading = style(
  ui({ display: 'flex', flex: '1 1 auto', minInlineSize: 0, columnGap: '14px', alignItems: 'flex-start' }),
);

export const step = style(
  ui({
    ...typeStyle('sm'),
    ...tabular,
    flex: 'none',
    minInlineSize: layout.stepSize,
    minBlockSize: layout.stepSize,
    borderRadius: vars.radius.round,
    background: layout.stepBackground,
    lineHeight: firstLine,
    textAlign: 'center',
    fontWeight: layout.stepWeight,
    transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-digit]::before': { content: layout.stepPrefix },
      [open]: { background: layout.stepOpenGround, color: layout.stepOpenInk },
      [invalid]: { background: layout.stepErrorGround, color: layout.stepErrorInk },
    },
    '@media': { [media.forced]: { border: '1px solid currentColor' } },
  }),
);

export const text = style(ui({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const line = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: '14px', alignItems: 'baseline' }));

export const title = style(
  ui({
    fontSize: '1.0625rem',
    lineHeight: firstLine,
    fontWeight: vars.type.h3.weight,
    selectors: {
      [open]: {
        background: layout.markBackground,
        color: layout.markInk,
        boxShadow: `-4px 0 0 ${layout.markBackground}, 4px 0 0 ${layout.markBackground}`,
      },
    },
  }),
);

export const meta = style(ui({ ...typeStyle('sm'), color: color.muted }));

export const note = style(
  ui({
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    marginBlockStart: '2px',
    fontSize: '.9375rem',
    lineHeight: 1.5,
  }),
);

export const chevron = style(
  ui({
    flex: 'none',
    transition: `rotate ${motion.mid} ${motion.ease}`,
    selectors: { [open]: { rotate: '180deg' }, '[aria-disabled=true] &': { visibility: 'hidden' } },
  }),
);

export const content = style(
  ui({
    overflow: 'clip',
    overflowClipMargin: '8px',
    selectors: {
      '&[data-state=open]': { animation: `${grow} ${motion.mid} ${motion.ease}` },
      '&[data-state=closed]': { animation: `${shrink} ${motion.mid} ${motion.ease}` },
    },
    '@media': { [media.still]: { selectors: { '&[data-state]': { animation: 'none' } } } },
  }),
);

export const body = style(ui({ paddingBlock: '4px 28px' }));
