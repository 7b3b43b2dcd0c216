import type { Example } from './example.ts';
import { accountExamples } from './examples/account.ts';
import { browseExamples } from './examples/browse.ts';
import { cartExamples } from './examples/cart.ts';
import { cartServicesExamples } from './examples/cart-services.ts';
import { checkoutExamples } from './examples/checkout.ts';
import { fabricsExamples } from './examples/fabrics.ts';
import { favoritesExamples } from './examples/favorites.ts';
import { galleryExamples } from './examples/gallery.ts';
import { materialsExamples, recentlyViewedExamples } from './examples/materials.ts';
import { optionsExamples } from './examples/options.ts';
import { paymentExamples } from './examples/payment.ts';
import { personalizationExamples } from './examples/personalization.ts';
import { quickShipExamples } from './examples/quick-ship.ts';
import { recommendationsExamples } from './examples/recommendations.ts';
import { registryExamples } from './examples/registry.ts';
import { storesExamples } from './examples/stores.ts';
import { swatchesExamples } from './examples/swatches.ts';
import { tendersExamples } from './examples/tenders.ts';
import { visualizerExamples } from './examples/visualizer.ts';

export type { Example } from './example.ts';
export { exampleTransport } from './example-transport.ts';

/** An example per call, by endpoint id. For documents, mocks and tests; never in a browser bundle. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  [
    ...accountExamples,
    ...browseExamples,
    ...optionsExamples,
    ...materialsExamples,
    ...recentlyViewedExamples,
    ...fabricsExamples,
    ...favoritesExamples,
    ...galleryExamples,
    ...cartExamples,
    ...cartServicesExamples,
    ...checkoutExamples,
    ...paymentExamples,
    ...personalizationExamples,
    ...recommendationsExamples,
    ...registryExamples,
    ...storesExamples,
    ...swatchesExamples,
    ...tendersExamples,
    ...quickShipExamples,
    ...visualizerExamples,
  ].map((one) => [one.endpoint.id, one]),
);
