import { typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';

const { color, space, border, radius } = vars;

export const root = style(kit({ marginBlockStart: space.x6, paddingBlock: space.x4, borderBlock: border.rule }));

export const fields = style(
  kit({ display: 'grid', gap: space.x6, minInlineSize: 0, margin: `${space.x4} 0 0`, padding: 0, border: 0 }),
);

export const legend = style(kit({ ...typeStyle('h3'), marginBlockEnd: space.x4, padding: 0 }));

export const preview = style(
  kit({
    position: 'relative',
    margin: 0,
    overflow: 'hidden',
    background: color.tile,
    borderRadius: radius.control,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[aria-busy=true]': { opacity: 0.72 } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);

export const unreachable = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'center', justifyContent: 'space-between' }),
);

export const lines = style(kit({ display: 'grid', gap: space.x4 }));

export const note = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));

export const summary = style(kit({ display: 'grid', gap: space.x2 }));
