import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { addToCart } from './add-to-cart.ts';
import { startCheckout } from './cart.ts';
import { getCart } from './cart-reads.ts';
import { getListing } from './browse.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { getBrowseData, getProduct } from './options.ts';
import { getDebugBrowseData } from './product-browse.ts';
import { validateCart } from './cart-validation.ts';
import { getFilteredChoiceGroups, getRecentSwatches } from './options-browsing.ts';
import { refreshCheckout } from './order.ts';
import { getAddOns, getAlsoViewed } from './recommendations.ts';
import { schemasOf } from './schemas.ts';
import { endpoints } from './endpoints.ts';
import { getSkuData } from './visualizer.ts';
import { has, into } from './testing/has-field.ts';

const paths = (prefix: string, names: string) => names.split(' ').map((name) => prefix + name);

test.each<[string, AnyEndpoint, 'input' | 'reply', string[]]>([
  [
    'CART-02: a cart',
    getCart,
    'reply',
    [
      ...paths('', 'lineItems savedForLater isGuest isInternational config messages'),
      ...paths('cartSummary.', 'discountCode taxZipCode'),
      ...paths('orderSummary.', 'rewardsTotal rewardsExceedOrderTotalMessage'),
    ],
  ],
  [
    'CART-03: a cart line item',
    getCart,
    'reply',
    [
      ...paths('lineItems.', 'id isRemoved isSaveForLaterEnabled'),
      ...paths('lineItems.priceQuantityTotals.', 'quantity isQuantityDisabled'),
      ...paths('lineItems.itemInfo.', 'isDescriptionDisabled vendorDropShipMessage'),
      ...paths(
        'lineItems.shippingDeliveryOptions.',
        'isShipOptionVisible isStorePickupOptionVisible selectedShipOption shippingOption.edd shippingOption.promoLinks bopsOption.edd bopsOption.pickupQuantityMessage vendorDropShipUrl',
      ),
    ],
  ],
  [
    'ATC-03: an add-to-cart line item',
    addToCart,
    'input',
    paths(
      '',
      'Sku Quantity OptionChoiceParameter Location IsPickupSelected GiftRegistryId Position TotalPositions Url IsInstallationServiceRequired InstallationServiceType PersonalizationText IsPersonalized PersonalizationId ShipMethod',
    ),
  ],
  [
    'AVAIL-02: item availability',
    getSkuData,
    'reply',
    paths(
      'products.availability.availabilityOmsModel.',
      'pickupStatus deliveryStatus isVendorDropShip isAvailableOnline messages.deliveryEddMessage messages.pickupEddMessage messages.pickupQuantityMessage',
    ),
  ],
  [
    'AVAIL-03: availability per sku',
    getSkuData,
    'reply',
    paths(
      'products.availability.',
      'isLocal isInternational isCanada isParcelShipping shopButtonGroup message selectedOption nlaCarouselDto availabilityOmsModel productPurchaseMessage',
    ),
  ],
  [
    'ATC-32: sku pricing',
    getSkuData,
    'reply',
    paths('', 'products.isInvalid totalFormattedPrice customOrderConfirmation hasInvalidSkus invalidSkuMessage'),
  ],
  [
    'VALID-02: a validation item',
    validateCart,
    'reply',
    paths('items.', 'sku title imagePath currentPrice quantity availabilityMessage isCustomNla edd'),
  ],
  [
    'OVER-03: an oversized item',
    startCheckout,
    'reply',
    paths('oversizedItems.', 'title boxes.boxNumber boxes.quantity boxes.width boxes.depth boxes.height'),
  ],
  [
    'CHK-21: the checkout state',
    refreshCheckout,
    'reply',
    [
      ...paths('shippingOptions.', 'recipients pickupNotificationOptions notificationOptions'),
      ...paths('', 'accountInfo.shippingAddresses.addressId siteCultureInfo orderSummary paymentData'),
      ...paths('', 'requestVerificationToken errorType'),
    ],
  ],
  [
    'CARD-19: the card slots',
    refreshCheckout,
    'reply',
    paths(
      'paymentData.creditCardData.',
      'cardOneInfo.cardInfo.id cardTwoInfo.cardInfo.id cardOneInfo.verifyCreditCard',
    ),
  ],
  [
    'CARD-14: a saved card in the checkout',
    refreshCheckout,
    'reply',
    paths(
      'paymentData.creditCardData.accountCardsInfo.',
      'cardInfo.type cardInfo.lastFour cardInfo.expMonth cardInfo.expYear isExpired',
    ),
  ],
  [
    'CARD-15: the settings of the saved-card list',
    refreshCheckout,
    'reply',
    paths('paymentData.creditCardData.', 'accountCardsInfoLimit isOnlyCbccAllowed'),
  ],
  [
    'CHOICE-01: a choice',
    getProduct,
    'reply',
    paths(
      'options.choiceGroups.choices.',
      'code title text subtitle description typeName attributes.attributeId attributes.value choiceAttibutes images.desktop images.desktopHiRes images.mobile images.mobileHiRes isSelected isDisabled isStock matchingSkus sequence priceGroupCode swatchName formattedPrice additionalDetails',
    ),
  ],
  [
    "CHOICE-03: a choice's additional details",
    getProduct,
    'reply',
    paths(
      'options.choiceGroups.choices.additionalDetails.',
      'addPrice careInstructions.description careInstructions.fabricIconPath features content origin images subtitle shopThisSwatchUrl swatchInStock instagramHandle products.title products.imageUrl products.url',
    ),
  ],
  [
    'CHOICE-06: an option',
    getBrowseData,
    'reply',
    paths(
      'browseDto.options.',
      'code optionCode optionType optionExperience optionSequence source choiceCode selectedChoice header.title header.count choiceGroups choiceGroupsV2 choiceGroupsV2All choiceGroupsPriceGroups totalChoiceCountV2 totalChoiceCountV2All maxMaterials filters filtersV2 hasMaterialSwatchesToOrder allChoiceMatchingSkus',
    ),
  ],
  [
    'FILTER-01: a filter',
    getBrowseData,
    'reply',
    paths(
      'browseDto.options.filters.',
      'filterType title items.label items.choiceCodes items.svgName items.attributeQueries.attributeId',
    ),
  ],
  [
    'FILTER-05: a filter facet',
    getFilteredChoiceGroups,
    'reply',
    paths(
      'facets.',
      'key label facetType attributes.key attributes.label attributes.svgName attributes.isDisabled attributes.isSelected',
    ),
  ],
  [
    'FILTER-07, FILTER-25: a selected facet',
    getFilteredChoiceGroups,
    'reply',
    paths('selectedFacets.', 'queryKey queryValues chipValues'),
  ],
  [
    'a recently viewed choice',
    getRecentSwatches,
    'reply',
    paths('choices.', 'code title recentlyViewedImages.desktop'),
  ],
  [
    'PDP-15: browse data',
    getProduct,
    'reply',
    paths('product.', 'sku name reviewCount isNla superSpecialOrder.url superSpecialOrder.sku isCb2'),
  ],
  [
    'PDP-16: the product browse model',
    getDebugBrowseData,
    'reply',
    [
      ...paths(
        'productBrowse.productItems.',
        'sku specialOrder.sku formattedPrice productShowcase skuProperty care name lineLevelMessages',
      ),
      ...paths('productBrowse.', 'specialOrderDetail optionChoices productSubgroups isMPDPExpanded'),
    ],
  ],
  ['PDP-19: an SEO navigation item', getProduct, 'reply', paths('seoNavigation.', 'sku navigationUrl name')],
  [
    'CAROUS-11: a carousel item',
    getAlsoViewed,
    'reply',
    paths(
      '',
      'sku name navigateUrl imagePath imagePathHiRes formattedPrice optionChoiceParameter customOrderConfirmation.hasCustomOrderConfirmation',
    ),
  ],
  [
    'CAROUS-05: a product card',
    getListing,
    'reply',
    ['picture', 'hoverPicture'].flatMap((name) => paths(`products.${name}.`, 'alt webp.url avif.url avif.width')),
  ],
  ['CAROUS-12: an add-on', getAddOns, 'reply', paths('', 'sku name navigateUrl imagePath formattedPrice')],
])('%s has the fields of the ledger', (_, endpoint, side, wanted) => {
  expect(wanted.filter((path) => !has(endpoint, side, path))).toEqual([]);
});

test('CHOICE-07, README decision 21: an option is of one of the five types of the source or of the four that pickers need', () => {
  const schema = toJsonSchema(schemasOf(getProduct).reply, { errorMode: 'ignore' });
  const source = ['depth', 'size', 'leg', 'fabric', 'leather'];
  const added = ['color', 'cushion', 'seatConfiguration', 'image'];
  expect(['options', 'optionType'].reduce<unknown>(into, schema)).toMatchObject({ enum: [...source, ...added] });
});

test('CHOICE-08: the source of an option is 0 or 1', () => {
  const schema = toJsonSchema(schemasOf(getProduct).reply, { errorMode: 'ignore' });
  expect(['options', 'source'].reduce<unknown>(into, schema)).toMatchObject({ enum: [0, 1] });
});

test('FILTER-02, FILTER-06: filters are of type 1, 2 or 3, facets of type 2, 3 or 4', () => {
  const schema = toJsonSchema(schemasOf(getBrowseData).reply, { errorMode: 'ignore' });
  const typeIn = (list: string, field: string) => ['browseDto', 'options', list, field].reduce<unknown>(into, schema);
  expect(typeIn('filters', 'filterType')).toMatchObject({ enum: [1, 2, 3] });
  expect(typeIn('filtersV2', 'facetType')).toMatchObject({ enum: [2, 3, 4] });
});

test('FILTER-24, FILTER-26, RECENT-09: the calls of the fabric browser have their addresses', () => {
  const { getChoiceGroups, getFilteredChoiceGroups: filtered, getRecentSwatches: recent } = endpoints.options;
  expect(filtered).toMatchObject({ method: 'GET', path: '/api/special-order/filtered-choice-groups' });
  expect(getChoiceGroups).toMatchObject({ method: 'GET', path: '/browse/specialorder/choicegroups' });
  expect(recent).toMatchObject({ method: 'GET', path: '/browse/specialorder/recentswatches' });
  expect(['choices', 'optionCode', 'sku', 'sortType'].filter((name) => !has(getChoiceGroups, 'input', name))).toEqual(
    [],
  );
});

test('CART-07 CART-08 CART-09: saving for later, moving to the cart and removing reload the cart', () => {
  for (const call of [endpoints.cart.saveForLater, endpoints.cart.moveToCart, endpoints.cart.removeItem]) {
    expect.soft(call.invalidates, call.id).toContain(getCart.id);
  }
});

test('CART-10: cart service paths share its base path', () => {
  for (const { path } of Object.values(endpoints.cart)) expect.soft(path).toMatch(/^\/ReactCart\/\w+$/);
});

test('PDP-20 PDP-24: the special-order browse data has its default address and its query', () => {
  expect(getBrowseData).toMatchObject({ method: 'GET', path: '/browse/specialorder/browsedata' });
  const request = ['choices', 'sku', 'sortType', 'outputCacheString', 'isFabricPopup'];
  expect(request.filter((name) => !has(getBrowseData, 'input', name))).toEqual([]);
  expect(['browseDto', 'superSpecialOrder'].filter((name) => !has(getBrowseData, 'reply', name))).toEqual([]);
});
