import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const title = style(inLayer('kit', { display: 'inline-flex', alignItems: 'center', gap: space.x3 }));

/** In the place of the check mark, so that the title does not move. */
export const spinner = style(inLayer('kit', { inlineSize: '28px', justifyContent: 'center' }));

export const check = style(
  inLayer('kit', {
    flex: 'none',
    padding: `calc(5px * ${vars.layout.actionsInset})`,
    inlineSize: 28,
    blockSize: 28,
    borderRadius: vars.radius.round,
    background: vars.layout.stepOpenGround,
    color: vars.layout.stepOpenInk,
  }),
);

export const parts = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x8,
    selectors: {
      '&[data-columns="2"]': {
        '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: space.x8 } },
      },
    },
  }),
);

export const main = style(inLayer('kit', { display: 'grid', gap: space.x4, alignContent: 'start', minInlineSize: 0 }));

export const items = style(
  inLayer('kit', { display: 'grid', gap: space.x4, listStyle: 'none', margin: 0, padding: 0 }),
);

export const item = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    columnGap: space.x4,
    alignItems: 'center',
  }),
);

export const thumb = style(
  inLayer('kit', { position: 'relative', display: 'block', borderRadius: vars.radius.m, cursor: 'default' }),
);

export const image = style(inLayer('kit', { display: 'block', inlineSize: '100%', borderRadius: vars.radius.m }));

export const tooltip = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 8px)',
    zIndex: 2,
    inlineSize: 'max-content',
    maxInlineSize: 260,
    padding: `${space.x2} ${space.x3}`,
    borderRadius: vars.radius.s,
    background: color.ink,
    color: color.paper,
    visibility: 'hidden',
    pointerEvents: 'none',
    selectors: { [`${thumb}:hover > &, ${thumb}:focus-visible > &`]: { visibility: 'visible' } },
  }),
);

export const name = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0 }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: color.muted, margin: 0 }));
export const price = style(inLayer('kit', { ...typeStyle('price'), ...tabular, margin: 0 }));

export const message = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    margin: 0,
    paddingBlock: space.x3,
    paddingInline: `calc(${space.x4} * ${vars.layout.actionsInset})`,
    borderRadius: vars.radius.m,
    borderBlockStart: vars.layout.panelRule,
    background: vars.layout.selectedGround,
  }),
);

export const totals = style(
  inLayer('kit', { display: 'grid', gap: space.x3, borderBlockStart: vars.border.rule, paddingBlockStart: space.x4 }),
);
/** As high as the totals of most carts. */
export const pendingTotals = style(inLayer('kit', { minBlockSize: 168, alignContent: 'start' }));
export const cartCount = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, margin: 0 }));
export const fine = style(inLayer('kit', { ...typeStyle('xs'), color: color.muted, margin: 0 }));

export const addOns = style(
  inLayer('kit', {
    alignSelf: 'start',
    padding: vars.layout.panelPad,
    background: vars.layout.panelBackground,
    borderRadius: vars.radius.l,
  }),
);
