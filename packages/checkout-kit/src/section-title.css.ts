import { inLayer, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** The title of a part of a page: in the display face, a step below the page's own. */
export const sectionTitle = style(
  inLayer('kit', {
    fontFamily: vars.font.display,
    fontSize: '1.375rem',
    fontWeight: vars.layout.titleWeight,
    letterSpacing: vars.type.layer.track,
    lineHeight: 1.2,
  }),
);
