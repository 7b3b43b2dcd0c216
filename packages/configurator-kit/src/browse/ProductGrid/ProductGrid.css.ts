import { media, vars } from '@settee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const base = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.layout.gridGap,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: vars.layout.gridRule,
  }),
);

const columns = (count: number) =>
  style(kit({ '@media': { [media.l]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }));

export const grid = styleVariants({ 3: [base, columns(3)], 4: [base, columns(4)] });

const ruled = style(kit({ minInlineSize: 0, borderBlockEnd: vars.layout.gridRule }));

/** Divider lines between cells, not at the edge of the page. */
const between = (count: number) =>
  style(
    kit({
      '@media': {
        [`not all and ${media.l}`]: { selectors: { '&:nth-child(2n + 1)': { borderInlineEnd: vars.layout.gridRule } } },
        [media.l]: { selectors: { [`&:not(:nth-child(${count}n))`]: { borderInlineEnd: vars.layout.gridRule } } },
      },
    }),
  );

export const cell = styleVariants({ 3: [ruled, between(3)], 4: [ruled, between(4)] });

/** A control under a card is at the bottom of its row. */
export const withControl = style(kit({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }));
