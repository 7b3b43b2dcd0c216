import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const tiles = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x4,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '@media': { [media.m]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
export const tile = style(
  inLayer('kit', {
    display: 'grid',
    gap: space.x1,
    alignContent: 'start',
    blockSize: '100%',
    padding: space.x5,
    border: vars.border.rule,
    borderRadius: vars.radius.m,
    background: color.surface,
    color: color.ink,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { borderColor: color.ink } },
  }),
);
export const tileTitle = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600 }));
export const tileText = style(inLayer('kit', { ...typeStyle('sm'), color: color.muted }));
export const email = style(
  inLayer('kit', {
    ...typeStyle('md'),
    color: color.muted,
    overflowWrap: 'anywhere',
    marginBlockStart: `calc(-1 * ${space.x4})`,
  }),
);
