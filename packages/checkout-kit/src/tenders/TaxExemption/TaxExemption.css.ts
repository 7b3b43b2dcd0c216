import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x2 }));
export const exempt = style(inLayer('kit', { paddingBlockEnd: space.x3 }));
export const form = style(inLayer('kit', { display: 'grid', gap: space.x3, paddingBlockEnd: space.x3 }));
export const actions = style(inLayer('kit', { display: 'flex', alignItems: 'center', gap: space.x5 }));
