import { inLayer, media, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const rewards = style(inLayer('kit', { ...typeStyle('md'), margin: 0, color: color.positive }));
export const tiles = style(
  inLayer('kit', { listStyle: 'none', margin: 0, padding: 0, borderBlockStart: vars.border.ruleStrong }),
);
/** Title above text on phones; side by side on wider screens. */
export const tile = style(
  inLayer('kit', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.x1} ${space.x5}`,
    paddingBlock: space.x5,
    borderBlockEnd: vars.border.rule,
    color: color.ink,
    '@media': { [media.m]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto', paddingBlock: space.x6 } },
  }),
);
export const tileTitle = style(inLayer('kit', { ...typeStyle('md'), fontWeight: 600 }));
export const tileText = style(
  inLayer('kit', { ...typeStyle('sm'), color: color.muted, gridRow: 2, '@media': { [media.m]: { gridRow: 'auto' } } }),
);
export const intro = style(
  inLayer('kit', {
    gridRow: '1 / span 2',
    gridColumn: 2,
    color: color.muted,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.m]: { gridRow: 'auto', gridColumn: 'auto' },
      '(prefers-reduced-motion: no-preference)': {
        selectors: { [`${tile}:hover &`]: { transform: 'translateX(4px)' } },
      },
    },
  }),
);
export const email = style(
  inLayer('kit', {
    ...typeStyle('md'),
    color: color.muted,
    overflowWrap: 'anywhere',
    marginBlockStart: `calc(-1 * ${space.x4})`,
  }),
);
