/**
 * Samples and fake ports for tests, stories and prototypes of apps that use this kit: `…Fixture` makes an entity or the
 * ports of a screen. Never part of a shop.
 */
export { comparisonFixture } from './fixtures/comparison.ts';
export { pageFixture, productsFixture, summaryFixture } from './fixtures/product.ts';
export {
  choiceFixture,
  cushionFixture,
  fabricFixture,
  groupFixture,
  legFixture,
  optionFixture,
  sizeFixture,
} from './fixtures/options.ts';
export { materialsFixture, rustFixture } from './fixtures/flyouts.ts';
export { browsedFabric, browsePortsFixture, manyFabrics, recentFixture, withFilters } from './fixtures/browse.ts';
export { withFault } from './fixtures/with-fault.ts';
export { reviewPortsFixture } from './fixtures/reviews.ts';
export {
  embroideryFixture,
  etchingFixture,
  personalizationPortsFixture,
  robeFixture,
  threadsFixture,
} from './fixtures/personalization.ts';
export { quickShipFixture, quickShipPortsFixture, readyChoices } from './fixtures/quick-ship.ts';
export { customerImagesFixture, galleryPortsFixture } from './fixtures/gallery.ts';
export { homeFixture, listingFixture } from './fixtures/home.ts';
export {
  fabricDataFixture,
  fabricFixture as fabricCardFixture,
  fabricPortsFixture,
  fabricsFixture,
  resultsFixture,
} from './fixtures/fabrics.ts';
export {
  boardPortsFixture,
  favoritesFixture,
  listPortsFixture,
  popupFixture,
  productFixture,
  summariesFixture,
} from './fixtures/favorites.ts';
export {
  addedFixture,
  addPortsFixture as registryAddPortsFixture,
  checklistFixture,
  entriesFixture,
  entryFixture,
  listProductFixture,
  registriesPortsFixture,
  registryFixture,
  registryPortsFixture,
} from './fixtures/registry.ts';
export { stockFixture, storeMapFixture, storesFixture, storesPortsFixture } from './fixtures/stores.ts';
export {
  subjectFixture,
  swatchAddressFixture,
  swatchFixture,
  swatchFormFixture,
  swatchOrderResponseFixture,
  fullSwatchPortsFixture,
  swatchPortsFixture,
} from './fixtures/swatches.ts';
export {
  createFakeWidget,
  piecesFixture,
  pricingFixture,
  visualizerCartFixture,
  visualizerPortsFixture,
} from './fixtures/visualizer.ts';
export { configuredImagesFixture, imageFixture } from './fixtures/pictures.ts';
