import { type Messages, useMessages } from '@settee/ui';
import type { compareMessages } from './browse/compare-messages.ts';
import type { browseMessages } from './browse/messages.ts';
import type { fabricMessages } from './fabrics/messages.ts';
import type { favoritesMessages } from './favorites/messages.ts';
import type { galleryMessages } from './gallery/messages.ts';
import type { galleryPopupMessages } from './gallery/popup-messages.ts';
import type { browseMessages as materialMessages } from './options/browse-messages.ts';
import type { choiceMessages } from './options/choice-messages.ts';
import type { debugMessages } from './options/debug-messages.ts';
import type { productDetailsMessages } from './options/details-messages.ts';
import type { productMessages } from './options/messages.ts';
import type { productLinkMessages } from './options/product-link-messages.ts';
import type { purchaseMessages, shareMessages } from './options/purchase-messages.ts';
import type { personalizationMessages } from './personalization/messages.ts';
import type { quickShipMessages } from './quick-ship/messages.ts';
import type { registryMessages, registryPageMessages } from './registry/messages.ts';
import type { reportMessages, reviewFormMessages, reviewMessages } from './reviews/messages.ts';
import type { storesMessages } from './stores/messages.ts';
import type { swatchMessages } from './swatches/messages.ts';
import type { visualizerMessages } from './visualizer/messages.ts';

/** The words of this package by component; a language pack has all of them. */
export interface ConfiguratorKitMessages {
  browse: Messages<typeof browseMessages>;
  choice: Messages<typeof choiceMessages>;
  compare: Messages<typeof compareMessages>;
  debug: Messages<typeof debugMessages>;
  fabric: Messages<typeof fabricMessages>;
  favorites: Messages<typeof favoritesMessages>;
  gallery: Messages<typeof galleryMessages>;
  galleryPopup: Messages<typeof galleryPopupMessages>;
  materials: Messages<typeof materialMessages>;
  personalization: Messages<typeof personalizationMessages>;
  product: Messages<typeof productMessages>;
  productDetails: Messages<typeof productDetailsMessages>;
  productLink: Messages<typeof productLinkMessages>;
  purchase: Messages<typeof purchaseMessages>;
  quickShip: Messages<typeof quickShipMessages>;
  registry: Messages<typeof registryMessages>;
  registryPage: Messages<typeof registryPageMessages>;
  report: Messages<typeof reportMessages>;
  review: Messages<typeof reviewMessages>;
  reviewForm: Messages<typeof reviewFormMessages>;
  share: Messages<typeof shareMessages>;
  stores: Messages<typeof storesMessages>;
  swatch: Messages<typeof swatchMessages>;
  visualizer: Messages<typeof visualizerMessages>;
}

/** Words of a component: the given ones, else those of the site's language, else the English ones. */
export function useWords<Key extends keyof ConfiguratorKitMessages>(
  key: Key,
  english: ConfiguratorKitMessages[Key],
  given?: Partial<ConfiguratorKitMessages[Key]>,
): ConfiguratorKitMessages[Key] {
  return useMessages('configurator', key, english, given);
}
