import { media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

export { day, event, head, links, root, waiting } from '../RegistrantListScreen/RegistrantListScreen.css.ts';

const { border, color, radius, size, space } = vars;

export const intro = style(
  kit({ ...typeStyle('md'), margin: 0, marginBlockStart: space.x2, maxInlineSize: size.measure, color: color.muted }),
);

export const list = style(
  kit({
    display: 'grid',
    columnGap: space.x8,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: border.ruleStrong,
    '@media': { [media.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const category = style(
  kit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    gap: space.x2,
    paddingBlock: space.x5,
    borderBlockEnd: border.rule,
  }),
);

export const count = style(
  kit({ ...typeStyle('md'), ...tabular, gridRow: 1, gridColumn: 2, alignSelf: 'end', margin: 0, color: color.muted }),
);

export const bar = style(kit({ gridColumn: '1 / -1', minBlockSize: '4px' }));

export const nothing = style(kit({ ...typeStyle('md'), gridColumn: '1 / -1', margin: 0, color: color.muted }));

export const thumbs = style(
  kit({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x2,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

export const thumb = style(
  kit({
    display: 'block',
    inlineSize: '96px',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    background: color.tile,
    borderRadius: radius.s,
  }),
);

export const image = style(kit({ display: 'block', inlineSize: '100%' }));

export const shop = style(kit({ gridColumn: '1 / -1', justifySelf: 'start' }));
