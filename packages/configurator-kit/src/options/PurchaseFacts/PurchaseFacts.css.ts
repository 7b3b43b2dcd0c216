import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(
  kit({
    ...typeStyle('sm'),
    display: 'grid',
    margin: `${space.x4} 0 0`,
    padding: 0,
    listStyle: 'none',
    borderBlockEnd: vars.border.rule,
  }),
);

export const fact = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.x3,
    alignItems: 'start',
    paddingBlock: '11px',
    borderBlockStart: vars.border.rule,
  }),
);

export const icon = style(kit({ marginBlockStart: '1px', color: color.muted }));

export const content = style(kit({ minInlineSize: 0 }));

export const details = style(kit({ margin: 0 }));

export const summary = style(
  kit({
    // As high as a finger needs, in a row that is not higher than the others.
    paddingBlock: '11px',
    marginBlock: '-11px',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  }),
);

export const text = style(kit({ margin: `${space.x4} 0 0`, color: color.muted }));
