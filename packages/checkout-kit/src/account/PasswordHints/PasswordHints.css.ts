import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style(
  inLayer('kit', { ...typeStyle('sm'), display: 'grid', gap: space.x1, listStyle: 'none', margin: 0, padding: 0 }),
);
export const hint = style(
  inLayer('kit', {
    display: 'flex',
    gap: space.x2,
    alignItems: 'center',
    color: color.muted,
    selectors: { '&[data-met]': { color: color.ink } },
  }),
);
export const mark = style(
  inLayer('kit', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    color: color.positive,
    selectors: {
      [`${hint}:not([data-met]) &::before`]: {
        content: '""',
        inlineSize: '5px',
        blockSize: '5px',
        borderRadius: vars.radius.round,
        background: color.muted,
      },
    },
  }),
);
