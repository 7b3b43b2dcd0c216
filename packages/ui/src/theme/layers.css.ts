import { globalLayer } from '@vanilla-extract/css';

const parent = 'settee';

/** Cascade layers, weakest first. Kits write into `kit`, an app into `app`. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  ui: globalLayer({ parent }, 'ui'),
  kit: globalLayer({ parent }, 'kit'),
  app: globalLayer({ parent }, 'app'),
};
