import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../../theme/in-layer.ts';

const modern = '(position-area: block-end) and (anchor-name: --a)';

/** In the top layer, 8 px from its trigger; placements that do not fit are flipped or fall back to below or above. */
export const root = style(
  ui({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    boxSizing: 'border-box',
    '@supports': {
      [modern]: {
        margin: '8px',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, block-end, block-start',
      },
    },
  }),
);

const area = (positionArea: string, own: 'block' | 'inline', align: 'start' | 'center' | 'end') => {
  const flush = { block: 'marginInline', inline: 'marginBlock' } as const;
  return ui({ '@supports': { [modern]: { positionArea, ...(align !== 'center' && { [flush[own]]: 0 }) } } });
};

export const at = styleVariants({
  'bottom start': area('block-end span-inline-end', 'block', 'start'),
  'bottom center': area('block-end', 'block', 'center'),
  'bottom end': area('block-end span-inline-start', 'block', 'end'),
  'top start': area('block-start span-inline-end', 'block', 'start'),
  'top center': area('block-start', 'block', 'center'),
  'top end': area('block-start span-inline-start', 'block', 'end'),
  'end start': area('inline-end span-block-end', 'inline', 'start'),
  'end center': area('inline-end', 'inline', 'center'),
  'end end': area('inline-end span-block-start', 'inline', 'end'),
  'start start': area('inline-start span-block-end', 'inline', 'start'),
  'start center': area('inline-start', 'inline', 'center'),
  'start end': area('inline-start span-block-start', 'inline', 'end'),
});
