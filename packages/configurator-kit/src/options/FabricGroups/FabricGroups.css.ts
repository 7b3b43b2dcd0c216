import { media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space } = vars;

export const root = style(kit({ display: 'grid', gap: space.x7, minInlineSize: 0, alignContent: 'start' }));

/** Layout containment, so that a filter causes minimal reflow. */
export const group = style(kit({ minInlineSize: 0, contain: 'layout style' }));

export const head = style(
  kit({ display: 'flex', flexWrap: 'wrap', columnGap: space.x3, alignItems: 'baseline', marginBlockEnd: space.x3 }),
);

export const title = style(kit({ fontSize: '1rem', lineHeight: 1.5, fontWeight: vars.type.h3.weight }));

/** Takes a full row on a phone. */
export const note = style(
  kit({
    ...typeStyle('sm'),
    order: 1,
    flex: '1 0 100%',
    minInlineSize: 0,
    color: color.muted,
    '@media': { [media.m]: { order: 0, flex: '1 1 0' } },
  }),
);

export const count = style(kit({ ...typeStyle('sm'), marginInlineStart: 'auto', color: color.muted }));

export const more = style(kit({ marginBlockStart: space.x4 }));
