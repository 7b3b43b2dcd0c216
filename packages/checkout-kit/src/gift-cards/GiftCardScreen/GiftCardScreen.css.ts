import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x8,
    paddingInline: space.gutter,
    paddingBlock: `${space.x7} ${space.section}`,
    '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

export const column = style(inLayer('kit', { display: 'grid', gap: space.x5, alignContent: 'start' }));

export const text = style(inLayer('kit', { ...typeStyle('md'), color: color.muted, margin: 0 }));

export const buy = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.x4,
    alignItems: 'end',
  }),
);
