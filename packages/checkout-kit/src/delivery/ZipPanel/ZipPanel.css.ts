import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inLayer('kit', { display: 'grid', gap: vars.space.x2 }));

export const shown = style(
  inLayer('kit', {
    ...typeStyle('md'),
    ...tabular,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.x3,
  }),
);

export const form = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space.x2,
    alignItems: 'start',
  }),
);

// Lines the button up with the field, under the field's label.
export const apply = style(inLayer('kit', { marginBlockStart: 'calc(1lh + 4px)' }));
