import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, layout, size, space } = vars;

/** From 1024 px on the map stays in view next to the list. */
export const root = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x6} ${space.x9}`,
    alignItems: 'start',
    padding: `32px ${space.gutter} 0`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.l]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"head map" "results map"',
      },
    },
  }),
);

export const head = style(kit({ display: 'grid', gap: space.x5, '@media': { [media.l]: { gridArea: 'head' } } }));

export const form = style(
  kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.x3, maxInlineSize: '30rem' }),
);

export const zip = style(kit({ flex: '1 1 9rem' }));

/** Next to the field, under its label. */
export const find = style(kit({ paddingBlockStart: `calc(${vars.type.label.size} * 1.4 + ${space.x2})` }));

export const all = style(kit({ flexBasis: '100%', justifySelf: 'start' }));

export const map = style(
  kit({
    '@media': {
      print: { display: 'none' },
      [media.l]: { gridArea: 'map', position: 'sticky', insetBlockStart: space.x6 },
    },
  }),
);

export const results = style(kit({ minInlineSize: 0, '@media': { [media.l]: { gridArea: 'results' } } }));

export const count = style(
  kit({ ...typeStyle('md'), ...tabular, margin: 0, paddingBlockEnd: space.x5, color: color.muted }),
);

export const region = style(
  kit({ display: 'grid', gap: space.x5, paddingBlock: space.x6, borderBlockStart: border.rule }),
);

export const nearest = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: space.x7,
    listStyle: 'none',
    margin: 0,
    padding: `${space.x6} 0`,
    borderBlockStart: border.rule,
  }),
);

export const store = style(kit({ display: 'grid', gap: space.x2, alignContent: 'start' }));

export const name = style(kit({ ...typeStyle('card'), fontFamily: layout.cardFont, margin: 0 }));

export const nameLink = style(
  kit({
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  }),
);

export const address = style(kit({ ...typeStyle('md'), fontStyle: 'normal' }));

export const phone = style(
  kit({
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.hit,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);

export const outlet = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));
