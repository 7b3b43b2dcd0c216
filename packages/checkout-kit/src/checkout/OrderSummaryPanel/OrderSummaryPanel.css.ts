import { inLayer, media, tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    paddingBlock: space.x2,
    paddingInline: `calc(${space.x4} * ${vars.layout.actionsInset})`,
    vars: { '--ground': vars.layout.panelBackground },
    background: vars.layout.panelBackground,
    borderBlockStart: vars.layout.panelRule,
    borderRadius: vars.radius.m,
    '@media': { [media.l]: { padding: vars.layout.panelPad } },
  }),
);

export const title = style(inLayer('kit', { display: 'none', '@media': { [media.l]: { display: 'block' } } }));

export const toggle = style(
  inLayer('kit', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x3,
    minBlockSize: vars.size.hit,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.l]: { display: 'none' } },
  }),
);
export const toggleTitle = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600, flex: 1 }));
export const toggleTotal = style(inLayer('kit', { ...typeStyle('md'), ...tabular, fontWeight: 600 }));
export const chevron = style(
  inLayer('kit', {
    flex: 'none',
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
);

export const content = style(
  inLayer('kit', {
    display: 'none',
    gap: space.x5,
    paddingBlock: `${space.x5} ${space.x3}`,
    selectors: { '&[data-open="true"]': { display: 'grid' } },
    '@media': { [media.l]: { display: 'grid', paddingBlockEnd: 0 } },
  }),
);
export const lines = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x4,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    paddingBlockEnd: space.x5,
    borderBlockEnd: vars.border.rule,
  }),
);
