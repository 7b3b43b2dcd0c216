import { tabular, typeStyle, vars } from '@settee/ui/theme';
import { style } from '@vanilla-extract/css';
import { kit } from '../../kit-layer.ts';
import { layerFadeMs } from '../timings.ts';

const { color, radius, space, border } = vars;

export const layer = style(
  kit({
    vars: { '--fade': `${layerFadeMs}ms` },
    '@media': { '(prefers-reduced-motion: no-preference)': { animationDuration: 'var(--fade)' } },
  }),
);
export const image = style(
  kit({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' }),
);
export const parts = style(kit({ display: 'grid', gap: space.x5 }));
export const offer = style(kit({ display: 'grid', gap: '4px' }));
export const price = style(kit({ ...typeStyle('h3'), ...tabular, margin: 0 }));
export const availability = style(kit({ ...typeStyle('sm'), margin: 0, color: color.muted }));
export const buttons = style(kit({ display: 'grid', gap: '10px' }));
export const features = style(
  kit({ display: 'grid', gap: '10px', margin: 0, padding: 0, listStyle: 'none', ...typeStyle('md') }),
);
export const feature = style(kit({ display: 'flex', gap: '10px', alignItems: 'center' }));
export const mark = style(
  kit({ flex: 'none', inlineSize: '20px', blockSize: '20px', fill: 'none', stroke: 'currentcolor', strokeWidth: 1.5 }),
);
export const title = style(kit({ ...typeStyle('lg'), fontWeight: 600, marginBlock: '0 10px' }));
export const scale = style(kit({ display: 'grid', gap: '8px', ...typeStyle('sm') }));
export const bar = style(kit({ display: 'flex', gap: '4px' }));
export const mark1 = style(
  kit({
    flex: 1,
    blockSize: '6px',
    background: color.line,
    borderRadius: radius.s,
    selectors: { '&[data-on]': { background: color.ink } },
    '@media': {
      '(forced-colors: active)': { border: border.rule, selectors: { '&[data-on]': { background: 'CanvasText' } } },
    },
  }),
);
export const ends = style(kit({ display: 'flex', justifyContent: 'space-between', color: color.muted }));
export const recent = style(
  kit({ display: 'flex', flexWrap: 'wrap', gap: '10px', margin: 0, padding: 0, listStyle: 'none' }),
);
export const swatch = style(
  kit({ display: 'block', inlineSize: '44px', blockSize: '44px', objectFit: 'cover', borderRadius: radius.swatch }),
);
export const swatchButton = style(
  kit({ padding: 0, background: 'none', border: 0, cursor: 'pointer', borderRadius: radius.swatch }),
);
