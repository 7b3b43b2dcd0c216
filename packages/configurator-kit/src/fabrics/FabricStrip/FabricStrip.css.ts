import { media, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, space } = vars;

export const root = style(
  kit({ padding: `${space.x6} ${space.gutter}`, borderBlockStart: border.rule, minInlineSize: 0 }),
);

export const text = style(kit({ margin: 0, marginBlockStart: space.x1 }));

/** One line that a finger moves sideways when there are many; rings have room. */
export const list = style(
  kit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(148px, 42%)',
    gap: space.x4,
    margin: `calc(${space.x4} - 6px) -6px -6px`,
    padding: '6px',
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    '@media': { [media.m]: { gridAutoColumns: 'minmax(148px, 15%)' } },
  }),
);

export const cell = style(kit({ minInlineSize: 0 }));
