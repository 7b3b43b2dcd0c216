import { lazyComponent } from '@settee/ui';

/** Overlays that an add to the cart opens. */
export const BuyOverlays = lazyComponent(() =>
  import('./ProductAddToCartOverlays.tsx').then((module) => module.loadProductAddToCartOverlays()),
);
