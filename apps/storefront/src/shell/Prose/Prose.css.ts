import { inLayer, vars } from '@settee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const prose = style(
  inLayer('app', {
    maxInlineSize: `calc(${vars.size.measure} + 2 * ${space.gutter})`,
    paddingInline: space.gutter,
    paddingBlockStart: space.x6,
  }),
);
export const updated = style(inLayer('app', { color: color.muted, marginBlock: `${space.x3} ${space.x7}` }));
export const section = style(inLayer('app', { marginBlockStart: space.x7 }));
export const sectionTitle = style(inLayer('app', { marginBlockEnd: space.x2 }));

globalStyle(`${section} p + p`, { marginBlockStart: space.x3 });
