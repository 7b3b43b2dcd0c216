import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { browse, gallery, galleryPopup, quickShip, visualizer } from './browse.ts';
import { compare } from './compare.ts';
import { fabric, personalization } from './fabrics.ts';
import { choice, debug, materials, product, productDetails, productLink } from './options.ts';
import { favorites, registry, registryPage } from './registry.ts';
import { purchase, report, review, reviewForm, share } from './reviews.ts';
import { stores } from './stores.ts';
import { swatch } from './swatches.ts';

/** The words of `@settee/configurator-kit` in Canadian French. */
export const messages: ConfiguratorKitMessages = {
  browse,
  choice,
  compare,
  debug,
  fabric,
  favorites,
  gallery,
  galleryPopup,
  materials,
  personalization,
  product,
  productDetails,
  productLink,
  purchase,
  quickShip,
  registry,
  registryPage,
  report,
  review,
  reviewForm,
  share,
  stores,
  swatch,
  visualizer,
};
