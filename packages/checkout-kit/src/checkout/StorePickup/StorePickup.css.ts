import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(inLayer('kit', { display: 'grid', gap: space.x4, justifyItems: 'stretch' }));
export const action = style(inLayer('kit', { justifySelf: 'start' }));
