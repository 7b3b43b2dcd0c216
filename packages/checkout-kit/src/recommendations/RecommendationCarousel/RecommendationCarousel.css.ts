import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { layout, space } = vars;

export const root = style(inLayer('kit', { minInlineSize: 0 }));
export const title = style(inLayer('kit', { paddingInline: layout.headInset }));

/** Fills the slide, so that the buttons of all cards align; too narrow for a price next to the name. */
export const cell = style(
  inLayer('kit', {
    vars: { [layout.cardBody]: 'column' },
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
  }),
);
export const card = style(inLayer('kit', { flex: 1 }));
export const buttons = style(
  inLayer('kit', { display: 'grid', gap: space.x2, padding: layout.cardBodyPad, paddingBlockStart: space.x3 }),
);
/** Room for its words on a card half as wide as a phone. */
export const button = style(inLayer('kit', { paddingInline: space.x2 }));

export const error = style(inLayer('kit', { marginBlockStart: space.x4 }));
