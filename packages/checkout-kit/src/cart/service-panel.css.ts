import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x3 }));

/** Name with the applied value, or the button that opens the form, at its end. */
export const shown = style(
  inLayer('kit', {
    ...typeStyle('md'),
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x1} ${space.x3}`,
    margin: 0,
  }),
);

export const form = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.x2,
    alignItems: 'start',
  }),
);

/** Lines the button up with the field, under the field's label. */
export const apply = style(inLayer('kit', { marginBlockStart: 'calc(1lh + 4px)' }));

export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));

export const amounts = style(
  inLayer('kit', { display: 'flex', flexWrap: 'wrap', gap: space.x2, border: 0, margin: 0, padding: 0 }),
);

/** A chip in a row reaches into the gaps, so that the row is as high as its text. */
export const chip = style(
  inLayer('kit', { overflowWrap: 'anywhere', marginBlock: `calc((1lh - ${vars.size.chip}) / 2)` }),
);

/** Sticky, so that it stays visible even if the selected store is far down the list. */
export const outage = style(inLayer('kit', { position: 'sticky', insetBlockStart: 0, zIndex: 1 }));
