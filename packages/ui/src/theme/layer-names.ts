/** Names of the cascade layers, weakest first. Kits write into `kit`, an app into `app`. */
export const layerNames = {
  reset: 'settee.reset',
  theme: 'settee.theme',
  ui: 'settee.ui',
  kit: 'settee.kit',
  app: 'settee.app',
} as const;
