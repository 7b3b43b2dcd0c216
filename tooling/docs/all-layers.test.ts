import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '../../apps/storefront/e2e/screens.ts';
import { repositoryFiles } from '../repository.ts';
import { root } from '../run.ts';
import { isProduct } from '../unused/program.ts';

/** Components that render a layer, by path without kit, with a screen that shows it and words of the layer there. */
const shownBy: Readonly<Record<string, readonly [screen: string, words: string]>> = {
  'account/ForgotPasswordPopup': ['login-forgotten', 'Back to Sign In'],
  'account/LoginSlideOut': ['checkout-sign-in', 'New Customers'],
  'account/SignInPopup': ['sign-in-popup', 'Account Sign In'],
  'account/SignInSettingsScreen/DeleteAccount': ['sign-in-settings-delete', 'Delete your account?'],
  'add-to-cart/CartConfirmationLayer': ['product-added', '1 item added to your cart'],
  'add-to-cart/TermsPopup': ['product-terms', 'Confirm Your Selection'],
  'browse/ProductFilters/ProductFiltersLayer': ['shop-all-filters', 'Filter'],
  'cart/PickupStorePopup': ['cart-pickup-store', 'Choose a pickup store'],
  'cart/ShareCartPopup': ['cart-share', 'Share This Cart'],
  'delivery/DeliveryInformationPopup': ['cart-delivery-information', 'Shipping Charges and Delivery Information'],
  'delivery/OversizedItemsPopup': ['cart-oversized', 'Make sure these items will fit in your vehicle'],
  'errors/ErrorPopup': ['network-error', 'Network Error'],
  'errors/ResolveAllPopup': ['cart-fix-everything', 'Update your cart'],
  'errors/SessionErrorPopup': ['session-expired', 'Session Error'],
  'errors/ValidationPopup': ['cart-problem-cora', 'Item(s) no longer available'],
  'fabrics/FabricFacets/FacetsLayer': ['free-swatches-filters', 'Filter fabrics'],
  'favorites/AddToListModal': ['product-list', 'Add This Item to a List'],
  'favorites/FavoritesScreen/BoardOverlays': ['favorites-delete', 'This also removes the'],
  'favorites/ItemAddedModal': ['product-list-added', 'Item Added to Your List'],
  'gallery/GalleryPopup': ['product-gallery', 'Product Gallery'],
  'order/OrderReceipt/CancelOrder': ['order-cancel', 'We’ll cancel everything in this order'],
  'options/BrowseModal': ['product-fabric-browser', 'Browse All Fabrics'],
  'options/CompareTray/Comparison': ['product-comparison', 'Compare materials'],
  'options/ConflictPanel': ['product-conflict', 'Depth: not available right now'],
  'options/MaterialFlyout': ['product-fabric', 'Washed Linen, Sage'],
  'payment/AddCardPopup': ['payment-member-new-card', 'Add New Card'],
  'payment/FinancingOfferPopup': ['payment-offer', 'Choose your offer'],
  'payment/HelpPopup': ['payment-help', 'Where to find your security code'],
  'payment/TwoCardsPopup': ['payment-two-cards', 'Select Two Cards'],
  'quick-ship/QuickShipPanel': ['product-soonest', 'Available Soonest'],
  'quotes/QuoteRequestPopup': ['product-quote-request', 'Request a Quote'],
  'registry/RegistryConfirmation': ['product-registry-added', '1 item added to your registry'],
  'registry/RegistryPicker': ['product-registry-picker', 'Choose a Registry'],
  'reviews/ReportReview': ['product-review-report', 'Report this review'],
  'reviews/ReviewForm': ['product-review-form', 'Review Alder Sofa'],
  'shell/Header/AccountMenu': ['account-menu', 'Sign Out'],
  'shell/Header/MobileMenu': ['menu', 'Menu'],
  'stores/StoreFinderFlyout': ['product-stores', 'Store Availability'],
  'swatches/SwatchModal/SwatchShell': ['product-swatches', 'Choose your swatches'],
  'swatches/SwatchReceipt': ['free-swatches-receipt', 'Your Swatches Are on Their Way'],
  'swatches/SwatchSheet': ['free-swatches-tray', 'Your swatches'],
  'tenders/RewardsWarningPopup': ['payment-rewards-warning', 'Are you sure?'],
};

/** Layers without a screen, with the reason. */
const withoutScreen: Readonly<Record<string, string>> = {
  'cart/NoticePopup': 'a popup of the content management, which the demo does not have',
  'options/BrowsePopup': 'the design before BrowseModal, by a setting',
  'reviews/ReviewPhotoViewer': 'no review of the demo has a photo before a shopper writes one',
  'shell/WalletSheet': 'it is in the place of a window of PayPal, Venmo and others',
  'visualizer/Visualizer/VisualizerRoom':
    'a dialog for phones around the room, which the screen product-visualizer shows',
  'visualizer/VisualizerPanel/RegistryAdd': 'only for a member with several registries, the list of RegistryPicker',
};

const layerOf = (path: string) =>
  path
    .replace(/^.*?\/src\//, '')
    .replace(/(^|\/)(\w+)\/\2\.tsx$/, '$1$2')
    .replace(/\.tsx$/, '');

const fromUi = /import \{[^}]*\b(Dialog|Flyout|SlideOut|BottomSheet|Popover|Menu)\b[^}]*\} from '@settee\/ui'/;

/** Components that render a layer of `@settee/ui`. */
const layers = repositoryFiles()
  .filter((path) => /^(packages\/\w+-kit|apps\/storefront)\/.*\.tsx$/.test(path) && isProduct(path))
  .filter((path) => fromUi.test(readFileSync(join(root, path), 'utf8')))
  .map(layerOf);

test('every layer is on an inspected screen, or has a reason why not', () => {
  const known = [...Object.keys(shownBy), ...Object.keys(withoutScreen)];
  expect(layers.filter((layer) => !known.includes(layer))).toEqual([]);
  expect(known.filter((layer, at) => !layers.includes(layer) || known.indexOf(layer) !== at)).toEqual([]);
});

test.each(Object.entries(shownBy))('%s is on its screen', (_layer, [screen, words]) => {
  expect(screens.map(({ id }) => id)).toContain(screen);
  const shown = ['main', 'cb2']
    .map((brand) => join(root, `apps/storefront/e2e/words/${screen}.${brand}.txt`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  expect(shown).not.toEqual([]);
  for (const text of shown) expect(text).toContain(words);
});
