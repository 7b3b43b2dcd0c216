import { inLayer, media, vars } from '@settee/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

// The skeleton is hidden for 200 ms, so that a page that loads fast does not show it.
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const page = style(
  inLayer('app', {
    display: 'grid',
    gap: vars.space.x6,
    padding: `${vars.space.x7} ${vars.space.gutter}`,
    minBlockSize: '100dvh',
    alignContent: 'start',
    animation: `${appear} 1ms 200ms both`,
  }),
);
export const grid = style(
  inLayer('app', {
    display: 'grid',
    gap: vars.space.x4,
    gridTemplateColumns: '1fr 1fr',
    '@media': { [media.l]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
  }),
);
