import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, radius } = vars;

export const root = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    gap: '10px',
    inlineSize: '100%',
    '@media': {
      [`not all and ${media.m}`]: {
        // Four fit as two and two better than as three and one.
        selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  }),
);

export const tile = style(
  kit({
    ...typeStyle('sm'),
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    lineHeight: 1.3,
    padding: layout.tilePad,
    border: vars.border.control,
    borderRadius: radius.m,
    background: color.surface,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.select, boxShadow: `inset 0 0 0 1px ${color.select}` },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
      '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' },
      '[aria-invalid] > &': { borderColor: color.critical },
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

export const image = style(
  kit({
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: radius.s,
    background: color.tile,
    selectors: { ':disabled ~ &': { opacity: 0.42 } },
  }),
);

export const name = style(
  kit({
    paddingInline: layout.tileTextInset,
    marginBlockStart: '8px',
    overflowWrap: 'anywhere',
    selectors: { ':disabled ~ &': { textDecoration: 'line-through' } },
  }),
);

export const price = style(kit({ paddingInline: layout.tileTextInset, color: color.muted }));
