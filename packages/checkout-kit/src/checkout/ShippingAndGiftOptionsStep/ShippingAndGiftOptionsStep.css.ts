import { inLayer, tabular, typeStyle, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const recipient = style(
  inLayer('kit', { paddingBlockStart: space.x5, borderBlockStart: vars.border.ruleStrong }),
);
export const section = style(inLayer('kit', { display: 'grid', gap: space.x4 }));
export const head = style(
  inLayer('kit', { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.x3 }),
);
export const shipment = style(
  inLayer('kit', { display: 'grid', gap: space.x5, paddingBlock: space.x5, borderBlockStart: vars.border.ruleStrong }),
);
export const lines = style(
  inLayer('kit', { display: 'grid', gap: space.x4, listStyle: 'none', margin: 0, padding: 0 }),
);
export const level = style(inLayer('kit', { display: 'flex', justifyContent: 'space-between', gap: space.x4 }));
export const levels = style(inLayer('kit', { inlineSize: '100%' }));
// The charges form a column at the end, so the label of an option takes the whole row.
globalStyle(`${levels} label`, inLayer('kit', { inlineSize: '100%' }));
globalStyle(`${levels} label > span`, inLayer('kit', { flexGrow: 1 }));
export const charge = style(inLayer('kit', { ...tabular, whiteSpace: 'nowrap' }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const label = style(inLayer('kit', { ...typeStyle('sm'), fontWeight: 600 }));
export const message = style(
  inLayer('kit', {
    ...typeStyle('md'),
    inlineSize: '100%',
    minBlockSize: 112,
    padding: `${space.x3} 14px`,
    border: vars.border.control,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    fontFamily: 'inherit',
    resize: 'vertical',
  }),
);
export const messageStatus = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.x3,
    color: vars.color.muted,
    margin: 0,
  }),
);
