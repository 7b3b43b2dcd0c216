import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/in-layer.ts';

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
const breath = keyframes({ to: { opacity: 0.5 } });

const late = `${hidden} 200ms`;

const appearance = {
  background: `color-mix(in srgb, ${vars.color.tile}, ${vars.color.ink} 5%)`,
  animation: `${late}, ${breath} ${vars.layout.skeletonBreath} ease-in-out 200ms infinite alternate`,
  '@media': {
    [media.still]: { animation: late },
    [media.forced]: { border: '1px solid GrayText' },
  },
};

export const block = style(ui({ ...appearance, display: 'block', inlineSize: '100%', borderRadius: vars.radius.m }));

export const text = style(ui({ display: 'grid' }));

export const bar = style(
  ui({
    ...appearance,
    display: 'block',
    blockSize: '.8em',
    marginBlock: '.4em',
    borderRadius: vars.radius.s,
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  }),
);
