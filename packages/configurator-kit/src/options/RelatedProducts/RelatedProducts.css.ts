import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, layout, space } = vars;

export const root = style(
  kit({
    marginBlockStart: space.section,
    paddingInline: layout.gridInset,
    '@media': { print: { display: 'none' } },
  }),
);

export const title = style(kit({ marginBlockEnd: space.x6, paddingInline: layout.headInset }));

export const beside = style(
  kit({
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.x2} ${space.x5}`,
    marginBlockStart: space.x8,
    paddingInline: space.gutter,
    color: color.muted,
  }),
);

export const links = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x5}`, margin: 0, padding: 0, listStyle: 'none' }),
);
