import { globalLayer } from '@vanilla-extract/css';
import type { layerNames } from './layer-names.ts';

const parent = 'settee';

/** Cascade layers, weakest first. Kits write into `kit`, an app into `app`. */
export const layers: Record<keyof typeof layerNames, string> = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  ui: globalLayer({ parent }, 'ui'),
  kit: globalLayer({ parent }, 'kit'),
  app: globalLayer({ parent }, 'app'),
};
