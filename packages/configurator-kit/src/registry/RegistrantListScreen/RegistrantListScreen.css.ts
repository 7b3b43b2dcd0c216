import { labelStyle, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { border, color, radius, size, space } = vars;

export const root = style(
  kit({ padding: `32px ${space.gutter} ${space.x10}`, maxInlineSize: '1440px', overflowWrap: 'anywhere' }),
);

export const head = style(kit({ paddingBlockEnd: space.x5 }));

export const event = style(
  kit({
    ...labelStyle,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x3,
    margin: 0,
    marginBlockEnd: space.x2,
    color: color.muted,
  }),
);

export const day = style(kit({ ...tabular, color: color.ink }));

export const links = style(
  kit({
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x5,
    margin: 0,
    marginBlockStart: space.x2,
  }),
);

export const count = style(kit({ ...tabular, color: color.muted }));

export const alert = style(kit({ marginBlockEnd: space.x5 }));

export const waiting = style(kit({ display: 'grid', gap: space.x5 }));

export const list = style(kit({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: border.ruleStrong }));

export const row = style(kit({ borderBlockEnd: border.rule }));

export const item = style(
  kit({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: space.x4,
    paddingBlock: space.x5,
    '@media': {
      [media.m]: { gridTemplateColumns: '180px minmax(0, 1fr) 220px', columnGap: space.x6, alignItems: 'start' },
    },
  }),
);

export const image = style(kit({ display: 'block', inlineSize: '100%', borderRadius: radius.m }));

export const noImage = style(kit({ aspectRatio: '4 / 3', background: color.sunk, borderRadius: radius.m }));

export const body = style(kit({ display: 'grid', gap: space.x1, alignContent: 'start', minInlineSize: 0 }));

export const name = style(kit({ ...typeStyle('card'), fontFamily: vars.layout.cardFont, margin: 0 }));

export const nameLink = style(
  kit({
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 } },
  }),
);

export const muted = style(kit({ ...typeStyle('sm'), ...tabular, margin: 0, color: color.muted }));

export const state = style(kit({ ...typeStyle('sm'), margin: 0, fontWeight: 600 }));

export const actions = style(
  kit({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x3,
    '@media': { [media.m]: { gridColumn: 'auto', display: 'grid', justifyItems: 'stretch' } },
  }),
);

export const wanted = style(
  kit({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.x3 }),
);

export const wantedLabel = style(kit({ ...typeStyle('sm'), color: color.muted }));

export const buy = style(kit({ flex: '1 1 160px' }));

export const remove = style(kit({ ...typeStyle('md'), justifySelf: 'start' }));

export const problem = style(kit({ ...typeStyle('sm'), margin: 0, color: color.critical }));

export const removed = style(
  kit({
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x5,
    minBlockSize: `calc(${size.hit} + ${space.x6})`,
  }),
);

export const removedText = style(kit({ margin: 0, color: color.muted }));
