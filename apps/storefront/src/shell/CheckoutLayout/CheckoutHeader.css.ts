import { breakpoints, inLayer, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { inCb2 } from '../brand-selector.ts';

const { color, space } = vars;

export const header = style(
  inLayer('app', {
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { [inCb2]: { borderBlockEndColor: color.ink } },
    '@media': { print: { display: 'none' } },
  }),
);
export const bar = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    padding: `16px ${space.gutter}`,
    selectors: { [inCb2]: { paddingBlock: '10px' } },
  }),
);
export const back = style(
  inLayer('app', {
    ...typeStyle('sm'),
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.size.hit,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  }),
);
export const wordmark = style(
  inLayer('app', {
    fontFamily: vars.font.display,
    fontSize: '2rem',
    lineHeight: 1,
    fontWeight: 460,
    letterSpacing: '-.02em',
    paddingBlock: '6px',
    selectors: { [inCb2]: { fontWeight: 500, letterSpacing: '-.06em' } },
  }),
);
/** In the middle, without other links. */
export const plainWordmark = style([wordmark, inLayer('app', { gridColumn: 2 })]);
export const power = style(
  inLayer('app', {
    fontSize: '.5em',
    verticalAlign: '.7em',
    lineHeight: 0,
    letterSpacing: 0,
    marginInlineStart: '.06em',
  }),
);
export const secure = style(
  inLayer('app', { ...typeStyle('sm'), justifySelf: 'end', display: 'inline-flex', alignItems: 'center', gap: '6px' }),
);
export const secureText = style(
  inLayer('app', {
    '@media': {
      [`(max-width: ${breakpoints.m - 0.02}px)`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
