import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inLayer('kit', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x3,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const item = style(inLayer('kit', { flex: '1 1 11rem' }));
export const mark = style(
  inLayer('kit', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    fontWeight: 600,
    // The name of a wallet stays on one line; a wider button moves to the next row.
    whiteSpace: 'nowrap',
  }),
);
