import { media, typeStyle, vars } from '@settee/ui';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, radius } = vars;

export const list = style(
  kit({ display: 'grid', gap: '10px', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', inlineSize: '100%' }),
);

export const slides = style(kit({ inlineSize: '100%' }));

export const item = style(
  kit({
    ...typeStyle('sm'),
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    blockSize: '100%',
    padding: layout.tilePad,
    border: vars.border.control,
    borderRadius: radius.m,
    background: color.surface,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.select, boxShadow: `inset 0 0 0 1px ${color.select}` },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
      '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' },
      '[aria-invalid] &': { borderColor: color.critical },
    },
    '@media': { [media.forced]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
  }),
);

export const input = style(
  kit({
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

export const picture = style(
  kit({
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: radius.s,
    background: color.tile,
    selectors: { ':disabled ~ &': { opacity: 0.42 } },
  }),
);

export const name = style(kit({ paddingInline: layout.tileTextInset, marginBlockStart: '6px', fontWeight: 600 }));

export const text = style(kit({ paddingInline: layout.tileTextInset, color: color.muted }));
