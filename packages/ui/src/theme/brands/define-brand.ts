import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from '../breakpoints.ts';
import { vars } from '../contract.css.ts';
import { layers } from '../layers.css.ts';
import type { BrandTokens, Palette } from '../tokens.ts';

const { color, shadow, ...shape } = vars;

type Later = { [Name in 'm' | 'xl']?: Record<string, string> };

interface Brand {
  tokens: BrandTokens;
  /** Tokens that change from a width on, by custom property: `{ m: { [vars.space.gutter]: '32px' } }`. */
  later: Later;
  light: Palette;
  dark: Palette;
}

/** Writes a brand's two classes, `settee-{name}` and `settee-{name}-dark`; call it from a `.css.ts`. */
export function defineBrand(name: string, { tokens, later, light, dark }: Brand) {
  const classes = { light: `settee-${name}`, dark: `settee-${name}-dark` };
  const layer = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.theme]: rule } });
  const width = (from: 'm' | 'xl') => ({ vars: later[from] ?? {} });

  globalStyle(
    `.${classes.light}, .${classes.dark}`,
    layer({
      vars: assignVars(shape, tokens),
      '@media': {
        [media.m]: width('m'),
        [media.xl]: width('xl'),
        [media.still]: {
          vars: { [vars.motion.fast]: '0s', [vars.motion.mid]: '0s', [vars.layout.pictureHoverScale]: '1' },
        },
      },
    }),
  );
  for (const scheme of ['light', 'dark'] as const) {
    const palette = scheme === 'light' ? light : dark;
    globalStyle(
      `.${classes[scheme]}`,
      layer({
        colorScheme: scheme,
        vars: { ...assignVars(color, palette.color), ...assignVars(shadow, palette.shadow) },
        '@media': {
          [media.contrast]: {
            vars: {
              [color.line]: palette.color.edge,
              [color.edge]: palette.color.ink,
              [color.muted]: palette.color.ink,
            },
          },
        },
      }),
    );
  }
  return classes;
}
