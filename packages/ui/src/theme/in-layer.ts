import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Puts a style into one of the cascade layers: `style(inLayer('ui', { … }))`. */
export function inLayer(layer: keyof typeof layers, rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers[layer]]: rule } };
}

/** The layer of everything in this package. */
export const ui = (rule: Omit<StyleRule, '@layer'>) => inLayer('ui', rule);
