import { lazyComponent } from '@settee/ui';

/** Overlays that an add to the cart opens. */
export const BuyOverlays = lazyComponent(() => import('./BuyOverlays.tsx').then((module) => module.loadBuyOverlays()));

/** Overlays of a heart. */
export const FavoritesOverlays = lazyComponent(() =>
  import('./FavoritesOverlays.tsx').then((module) => module.FavoritesOverlays),
);
