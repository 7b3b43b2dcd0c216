import { media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, space } = vars;

export const crumbs = style(kit({ padding: `${space.x3} ${space.gutter}` }));

export const head = style(kit({ padding: `${space.x5} ${space.gutter} ${space.x6}` }));

export const intro = style(kit({ margin: 0, marginBlockStart: space.x2, maxInlineSize: '56ch' }));

export const columns = style(
  kit({
    paddingInline: space.gutter,
    paddingBlockEnd: space.x6,
    '@media': {
      [media.l]: {
        display: 'grid',
        gridTemplateColumns: '248px minmax(0, 1fr)',
        columnGap: space.x8,
        alignItems: 'start',
        paddingBlockStart: space.x3,
        borderBlockStart: border.rule,
      },
    },
  }),
);

/** On small screens the filters have a layer of their own. */
export const side = style(kit({ display: 'none', '@media': { [media.l]: { display: 'block' } } }));

export const main = style(kit({ minInlineSize: 0 }));

export const bar = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x4}`,
    minBlockSize: '56px',
    background: color.paper,
  }),
);

export const filter = style(kit({ '@media': { [media.l]: { display: 'none' } } }));

export const count = style(kit({ marginInlineEnd: 'auto' }));

export const chips = style(kit({ paddingBlock: `0 ${space.x3}` }));

export const grid = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.x6} ${space.x4}`,
    margin: 0,
    marginBlockStart: space.x2,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.x5 },
      [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
