import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';
import { typeStyle } from '../../theme/type-style.ts';

const { color, layout, motion, radius, space } = vars;

export const root = style(
  ui({
    ...typeStyle('sm'),
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    lineHeight: 1.3,
    padding: layout.tilePad,
    border: vars.border.control,
    borderRadius: radius.m,
    background: color.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-layout=row]': {
        gridTemplateColumns: 'minmax(88px, 34%) 1fr',
        alignItems: 'center',
        columnGap: space.x4,
        padding: space.x3,
      },
      '&:hover:not(:has(:disabled))': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.select, boxShadow: `inset 0 0 0 1px ${color.select}` },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      '&:has(:disabled)': { borderColor: color.line, color: color.muted, cursor: 'not-allowed' },
      '[aria-invalid=true] &:not(:has(:disabled))': { borderColor: color.critical },
    },
    '@media': { [media.forced]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
  }),
);

export const input = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const image = style(
  ui({
    inlineSize: '100%',
    blockSize: 'auto',
    objectFit: 'cover',
    borderRadius: radius.s,
    background: color.tile,
    forcedColorAdjust: 'none',
    selectors: { ':disabled ~ &': { opacity: 0.42 } },
  }),
);

export const text = style(
  ui({
    display: 'grid',
    gap: '2px',
    paddingInline: layout.tileTextInset,
    marginBlockStart: space.x2,
    overflowWrap: 'anywhere',
    selectors: { '[data-layout=row] > &': { marginBlockStart: 0, paddingInline: 0 } },
  }),
);

export const name = style(
  ui({
    selectors: { ':checked ~ * > &': { fontWeight: 600 }, '[disabled] ~ * > &': { textDecoration: 'line-through' } },
  }),
);

export const note = style(ui({ color: color.muted }));
