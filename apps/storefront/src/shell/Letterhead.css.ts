import { inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Only on paper, where the header is hidden. */
export const root = style(
  inLayer('app', {
    ...typeStyle('sm'),
    display: 'none',
    margin: 0,
    paddingBlockEnd: '4mm',
    marginBlockEnd: '6mm',
    borderBlockEnd: '1px solid #999',
    '@media': { print: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '8mm' } },
  }),
);
export const brand = style(inLayer('app', { fontFamily: vars.font.display, fontSize: '16pt' }));
