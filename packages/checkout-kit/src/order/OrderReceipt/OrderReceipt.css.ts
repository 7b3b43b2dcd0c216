import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x8 }));
export const status = style(inLayer('kit', { display: 'grid', gap: space.x1 }));
export const progress = style(inLayer('kit', { ...typeStyle('lg'), fontWeight: 600, margin: 0 }));
export const actions = style(
  inLayer('kit', {
    ...typeStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x3,
    '@media': { print: { display: 'none' } },
  }),
);
export const notice = style(inLayer('kit', { display: 'grid', gap: space.x4, marginBlockStart: space.x2 }));
export const reasons = style(
  inLayer('kit', { display: 'grid', gap: space.x1, listStyle: 'disc', margin: 0, paddingInlineStart: space.x5 }),
);
export const section = style(inLayer('kit', { display: 'grid', gap: space.x3 }));
export const rows = style(
  inLayer('kit', { listStyle: 'none', margin: 0, padding: 0, borderBlockStart: vars.border.ruleStrong }),
);
export const row = style(
  inLayer('kit', {
    ...typeStyle('md'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.x1} ${space.x5}`,
    paddingBlock: space.x4,
    borderBlockEnd: vars.border.rule,
  }),
);
export const number = style(inLayer('kit', { fontWeight: 600, margin: 0, overflowWrap: 'anywhere' }));
export const muted = style(inLayer('kit', { ...typeStyle('sm'), color: vars.color.muted, margin: 0 }));
export const parcel = style(inLayer('kit', { display: 'grid', gap: space.x1, minWidth: 0, overflowWrap: 'anywhere' }));
export const piece = style(inLayer('kit', { margin: 0 }));
