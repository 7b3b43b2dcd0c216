export type { AccountPreferences, AccountProfile, IdentityProviderName } from './account/user-account.ts';
export type { LoginPopupConfig, OrderHistoryEntry, SavedAddress, SavedCard } from './account/user-account.ts';
export type { SignedInBrowser, UserAccount, WidgetMessages } from './account/user-account.ts';
export type { AddLocation, AddToCartLineItem } from './add-to-cart/new-line.ts';
export type { CartConfirmation, ConfirmedItem, CustomConfirmation } from './add-to-cart/cart-confirmation.ts';
export type { FailedAdd, MonogrammingConfirmation } from './add-to-cart/cart-confirmation.ts';
export type { CategorySummary, HomePage, Listing, ListingSort, SearchResults } from './browse/listing.ts';
export { type ConfiguredImage, configuredImage } from './browse/configured-image.ts';
export type { ResponsiveImage, ImageFiles, ImageWidth, ProductVideo } from './browse/responsive-image.ts';
export type { CustomerImage, GalleryContent, GalleryItem, GallerySubject } from './gallery/gallery-item.ts';
export { customerItems, galleryItemId, galleryItems, needsVideoLookup } from './gallery/gallery-items.ts';
export { defaultItemId, type GalleryTab, getGalleryTab, galleryTabs } from './gallery/gallery-tab.ts';
export { isGalleryReset } from './gallery/gallery-reset.ts';
export type { BrowseData, Dimension, InstallationOffer, ProductPage, SpecialOrderSku } from './browse/product-page.ts';
export { type CrossSell, type SectionalLink, sectionalUrl, type SeoNavigationItem } from './browse/product-links.ts';
export type { ProductFlag, ProductSummary } from './browse/product-summary.ts';
export type { Cart, CartLineItem, LineInstallation, PickupStore, PromoLink, ShipMethod } from './cart/cart.ts';
export { validateDonation, donationLimits, parseDonation } from './cart/donation.ts';
export type { CartDonation, DonationError } from './cart/donation.ts';
export { chosenEdd, estimatedLines, withEstimates } from './cart/estimates.ts';
export type { DeliveryEstimates, LineEstimate } from './cart/estimates.ts';
export { validatePromo, isPromoOver, promoKey, promoShares } from './promo/promo.ts';
export type { Promo, PromoFacts, PromoLine, PromoError } from './promo/promo.ts';
export type { OrderSummary } from './cart/order-summary.ts';
export { type LineChange, getLineChange, type LineSnapshot } from './cart/line-change.ts';
export type { SkuAvailability } from './cart/sku-availability.ts';
export { type SharedCart, sharedCartTtlMs, sharedCartUrl, type SharedItem } from './cart/shared-cart.ts';
export type { Address, AddressValidationResult } from './delivery/address.ts';
export type {
  Recipient,
  ServiceLevel,
  Shipment,
  ShipmentItem,
  ShippingAndGiftOptionsRequest,
} from './delivery/recipient.ts';
export type { Choice, ChoiceAttribute, ChoiceDetails, ChoiceGroup, ChoiceImages } from './options/choice.ts';
export { browseLimits, isFabricFilterShown, shownPills, type Facet, type FacetAttribute } from './options/filter.ts';
export type { FacetType, Filter, FilterItem, FilterType, SelectedFacet, SortOption } from './options/filter.ts';
export type { ProductBrowseModel, ProductItem, SpecialOrderDetail } from './options/product-browse.ts';
export { type ProductSubgroup, productSubgroups } from './options/product-browse.ts';
export type { Option, OptionExperience, OptionType, SelectionPayload } from './options/option.ts';
export type {
  CheckoutStart,
  CheckoutState,
  CheckoutStep,
  OversizedItem,
  PlaceOrderResponse,
  PlaceOrderRequest,
  ShownReview,
} from './order/checkout.ts';
export type { TymPreferences } from './order/checkout.ts';
export type { OrderDetails } from './order/order.ts';
export { financingReducer, plccOption, initialFinancingState } from './payment/financing-offer.ts';
export type { FinancingChoice, FinancingEvent, PlccOfferData, PlccOption } from './payment/financing-offer.ts';
export type { AccountCard, CardErrors, CardPayment, CardSlot, CardType, KnownCard } from './payment/payment-data.ts';
export type { NewCard, PaymentCard, PaymentData, EncryptedCard, CardEncryptionKey } from './payment/payment-data.ts';
export { cartValidationErrorType } from './errors/validation.ts';
export type {
  CartValidation,
  CartValidationErrorType,
  ValidationItem,
  ValidationError,
} from './errors/validation.ts';
export { type CartError, getCartProblems, type LineCondition } from './errors/cart-problems.ts';
export { asMade, validateTexts, filledLines, graphemes, isDrawable } from './personalization/validate-texts.ts';
export type { ErrorPosition, FontAttributes, MonogrammingRequest } from './personalization/personalization.ts';
export type { Personalization, PersonalizationError, PersonalizationFont } from './personalization/personalization.ts';
export type { PersonalizationLine, PersonalizationOffer } from './personalization/personalization.ts';
export type { PersonalizationType, RenderedDesign } from './personalization/personalization.ts';
export type { Brand, Cents, Currency, Role, SiteCulture, Sku } from './site/brand.ts';
export { ok, err, type Result } from './result.ts';
export { formatPrice } from './site/money.ts';
export { isSafeRedirect, safeRedirect } from './site/safe-redirect.ts';
export { parseSite, roles, getSite, sites, type Site } from './site/site.ts';
export { mobileMaxWidth, getViewport, type Viewport } from './site/viewport.ts';
export { validateQuantity, defaultQuantity, quantityLimits, parseQuantity } from './cart/quantity.ts';
export { normalizeQuantity, stepQuantity } from './cart/quantity.ts';
export type { QuantityButton, QuantityError } from './cart/quantity.ts';
export { cardErrorFocus, type CardErrorKind, type CardField } from './payment/card-error-focus.ts';
export { cardExpiryMaxLength, validateCardExpiry, formatCardExpiry, parseCardExpiry } from './payment/card-expiry.ts';
export { getYearMonth } from './payment/card-expiry.ts';
export type { CardExpiryError, YearMonth } from './payment/card-expiry.ts';
export { validateCard, firstWrongCardField, parseCard } from './payment/card-form.ts';
export type { CardEntry, CardPayload, CardFieldErrors } from './payment/card-form.ts';
export { cardDigits, cardNumberMaxLength, getCardType, validateCardNumber } from './payment/card-number.ts';
export { hasCardNumber } from './payment/card-number-in-text.ts';
export { formatCardNumber } from './payment/card-number.ts';
export type { CardNumberError } from './payment/card-number.ts';
export { defaultCardRules, type CardRange, type CardRules } from './payment/card-rules.ts';
export { getCardIneligibility, firstSelection, isAddCardOffered } from './payment/card-selection.ts';
export type { CardIneligibility, CardSelection } from './payment/card-selection.ts';
export { cardTypeNames, houseCardType, rewardsCardType, treatedAs } from './payment/card-type.ts';
export { storeCardDefaults, shownCardFields } from './payment/store-card.ts';
export { splitAmount, validateAmounts, validateTwoCards, splitEvenly } from './payment/two-cards.ts';
export { isCardLimitReached, parseAmount } from './payment/two-cards.ts';
export { toggleCard, getTwoCardsIneligibility } from './payment/two-cards.ts';
export type { AmountErrors, TwoCardsBar } from './payment/two-cards.ts';
export { validateSecurityCode, formatSecurityCode, securityCodeLength } from './payment/security-code.ts';
export type { SecurityCodeError } from './payment/security-code.ts';
export { addressFields, addressMaxLengths, validateAddress, firstWrongAddressField } from './delivery/address-form.ts';
export { isSameAddress, isShippedTo } from './delivery/address-form.ts';
export type { AddressField, AddressErrors, AddressRules } from './delivery/address-form.ts';
export { isNonContinental, nonContinentalSurcharge, shippingCharges } from './delivery/charges.ts';
export type { ChargeTable, Destination, ShippingCharges, ShippingLoad } from './delivery/charges.ts';
export { validateCity } from './delivery/city.ts';
export {
  type AddressPurpose,
  getCountries,
  type Country,
  getHomeCountry,
  isInternationalAddress,
} from './delivery/countries.ts';
export { isByNoonCentral, isPoBox, twoDayTransit } from './delivery/cutoff.ts';
export { validateEmail, emailMaxLength, type TopLevelDomain } from './delivery/email.ts';
export type { AddressError, FieldError } from './delivery/field-error.ts';
export { validateName } from './delivery/name.ts';
export { type CardVerification, resolveCardVerification } from './payment/card-verification.ts';
export { validatePhone, normalizePhone } from './delivery/phone.ts';
export { validatePostalCode, validateZipPanelCode, formatZipPanelCode } from './delivery/postal-code.ts';
export { postalCodeMaxLength } from './delivery/postal-code.ts';
export { canadianProvinces, getRegions, usMilitary, usTerritories, type Region } from './delivery/regions.ts';
export { toDeliveryInfo, deliveryOpening, type DeliveryDayTexts, type DeliveryInfo } from './delivery/delivery-info.ts';
export { serviceLevels, getShipMethodKind, type ShipMethodKind } from './delivery/service-level.ts';
export { chooseContactMe, chooseShipComplete, chooseShippingDate, chooseDeliverySlot } from './delivery/shipment.ts';
export { validateAddressLine2, validateStreet } from './delivery/street.ts';
export { continueCheckoutStart, resolveCheckoutStart, type CheckoutStartOutcome } from './order/checkout-start.ts';
export { resolvePlaceOrder, type PlaceOrderOutcome } from './order/place-order.ts';
export { validateTaxCertificate, taxCertificateKey, taxCertificateMaxLength } from './tenders/tax-certificate.ts';
export { rewardsDayDifference } from './tenders/rewards.ts';
export type { RewardCertificate, RewardsData } from './tenders/rewards.ts';
export { getAmountDue, giftCardKey, applyTenders, tenderCodeKey, tenderTypes, getTenders } from './tenders/tenders.ts';
export type {
  AppliedCertificate,
  AppliedGiftCard,
  AppliedTenderCode,
  TenderAllocation,
  Tender,
} from './tenders/tenders.ts';
export type { TenderType } from './tenders/tenders.ts';
export { resolvePromoVerification, needsPromoVerification, promoRemovedSignal } from './order/promo-verification.ts';
export type { PromoVerificationOutcome } from './order/promo-verification.ts';
export { reconcile, type ReconcileMode } from './order/reconcile.ts';
export { checkoutRoutes, checkoutUrl } from './order/checkout-routes.ts';
export { checkoutSteps, entryRoute, nextStep, previousStep, routeOfStep, stepOfRoute } from './order/steps.ts';
export type { FlowButton, FlowMove, StepIndex } from './order/steps.ts';
export { classifyError, type ErrorClassification } from './errors/failure.ts';
export { giftMessageRetry, isNetworkFailure, nextRetry, type RetryPolicy } from './errors/retry.ts';
export { resolveRemoval, resolveValidation, getValidationPrompt } from './errors/validation-popup.ts';
export type {
  RemovalOutcome,
  ValidationOutcome,
  ValidationPopup,
  ValidationPrompt,
  ValidationRemoval,
} from './errors/validation-popup.ts';
export { browserName, isMobileBrowser } from './account/browser-name.ts';
export { emailKey } from './account/email-key.ts';
export { decideIdentityLink, type IdentityMatch, type IdentityLink } from './account/identity-link.ts';
export { loginLockout, sessionTtlMs, tokenTtlMs } from './account/ttl.ts';
export { validatePassword, normalPassword, passwordLimits, type PasswordError } from './account/password.ts';
export { accountPages, orderUrl, type AccountPage } from './account/account-pages.ts';
export { resolveSignIn, isCreateAccountOffered, isSignInPopupAllowed, loginWithIdpUrl } from './account/sign-in.ts';
export type { SignInOutcome, SignInRequest } from './account/sign-in.ts';
export { accountRoutes, confirmUrl, existingGoogleAccount, loginUrl, returnUrlIn } from './account/sign-in-urls.ts';
export { safeReturnUrl, type SignInError } from './account/sign-in-urls.ts';
export { widgetErrors, widgetMessageName, type WidgetError } from './account/widget-error.ts';
export { isFailedAdd } from './add-to-cart/add-response.ts';
export { getAddButtonLabel, type AddButtonLabel } from './add-to-cart/button-label.ts';
export { withAddOn } from './add-to-cart/with-add-on.ts';
export { addLocations, validateNewLine, newLine } from './add-to-cart/line.ts';
export { availabilityStatus, isDescriptionDisabled, isPickupOffered, isShipOffered } from './cart/availability.ts';
export { withAvailability } from './cart/availability.ts';
export type { AvailabilityStatus, ItemAvailability } from './cart/availability.ts';
export { isSameItem, mergeLines, chooseSurvivingCart } from './cart/merge.ts';
export type { LineIdentity, MergeResult, MergeCart, MergeLine } from './cart/merge.ts';
export { getAttributes } from './options/attributes.ts';
export { facetKey, facetsOfChoices, facetsOfFilters } from './options/browse-facet.ts';
export type { BrowseFacet, BrowseValue } from './options/browse-facet.ts';
export { areFiltersEqual, clearFilters, countSelected } from './options/filter-state.ts';
export type { FilterState, FacetSelection } from './options/filter-state.ts';
export {
  filterQuery,
  emptyFilterState,
  parseFilterQuery,
  selectedFacets,
  setFacetValues,
} from './options/filter-state.ts';
export { toggleFacetValue } from './options/filter-state.ts';
export { countCommon, type FacetIndex, groupsOfBits, indexFacets, filterChoices } from './options/facet-index.ts';
export { matchingBits, valueCounts } from './options/facet-index.ts';
export { defaultItemKey, getFabricChoiceState } from './options/fabric-choice-state.ts';
export type { FabricChoiceState, FabricChoiceStates } from './options/fabric-choice-state.ts';
export { isRecentShown, parseRecentSwatches, type RecentChoice, recentLimits } from './options/recent-swatches.ts';
export { recentStorageKey, type RecentSwatch, addRecentSwatch, shownRecent } from './options/recent-swatches.ts';
export { isTrackedAsViewed } from './options/tracked-options.ts';
export { defaultSortType, deliveryAttribute, deliveryDaysOf, parseSortType } from './options/sort-choices.ts';
export { sortGroups, type SortType, sortTypes, untoggledSortType } from './options/sort-choices.ts';
export { getChoice, choose, chosenChoices, getConfiguration, isSameConfiguration } from './options/configuration.ts';
export { findFirstMissingOption, isAllOptionsSelected, selectionSummary } from './options/configuration.ts';
export { clearChoice } from './options/configuration.ts';
export type { ChosenChoice, Configuration } from './options/configuration.ts';
export { validateLink, type CheckedLink, type LinkError } from './options/validate-link.ts';
export { compare, compareLimit, isCompared, removeFromCompare, type CompareList } from './options/compare-list.ts';
export { configurationQuery, parseConfigurationQuery, validConfiguration } from './options/configuration-query.ts';
export { configuredPrice, type ConfiguredPrice, type PriceGroups } from './options/configured-price.ts';
export { defaultOpenDrawers, inSequence, isDrawerClosable } from './options/default-open.ts';
export { compatibleChoices, configuredSku, conflictingOptions, matchingSkus } from './options/matching-skus.ts';
export { otherProductsUrl, type FabricInfo } from './options/fabric-info.ts';
export { materialFeatures, type MaterialFeature } from './options/material-feature.ts';
export { materialLimits, shownMaterialGroups } from './options/material-groups.ts';
export { getClashes, nearestConfiguration, type NearestConfiguration } from './options/nearest-configuration.ts';
export { optionChoiceParameter, parseOptionChoiceParameter } from './options/option-choice-parameter.ts';
export { outputCacheString } from './options/output-cache-string.ts';
export { getPageTitle, type PageTitle } from './options/page-title.ts';
export { type ImageChoices, imageChoices } from './options/image-choices.ts';
export { toPicker, type Picker } from './options/picker.ts';
export { hasQuickView, noQuickView, toQuickView } from './options/quick-view.ts';
export type { QuickViewResponse, QuickViewData, QuickViewState } from './options/quick-view.ts';
export { recentlyViewedLimit, type RecentlyViewedUpdate } from './options/recently-viewed.ts';
export { selectionPayloads } from './options/selection-payload.ts';
export { changeSummary, initSummary, resetSummary } from './options/summary-options.ts';
export type { Summaries, SummaryOptions } from './options/summary-options.ts';
export { callbackName, feedCallback } from './recommendations/callback-name.ts';
export { needsChoices, parseCarouselItems, parseCartRecommendations } from './recommendations/carousel-item.ts';
export type { CarouselItem, CartRecommendations } from './recommendations/carousel-item.ts';
export { cartFeedUrl, feedSource, feedUrl, isThirdPartyFeed, firstPartyFeed } from './recommendations/feed.ts';
export type { FeedSourceInput, FeedSource, FeedZone } from './recommendations/feed.ts';
export { isThirdPartyScriptBlocked } from './recommendations/third-party-scripts.ts';
export { addOnsFor, alsoBought, alsoViewed, rankForCart, type CartRanking } from './recommendations/ranking.ts';
export type { Room } from './recommendations/room.ts';
export type { RecommendationIndex, RecommendableProduct } from './recommendations/recommendation-index.ts';
export { isLegacyTextMissing, matchesFont, type TextError } from './personalization/validate-texts.ts';
export { designKey } from './personalization/design-key.ts';
export { positionOfError, getErrorPosition } from './personalization/error-position.ts';
export { isInHouse, personalizationType } from './personalization/personalization.ts';
export { type AddToListPopup, type BoardItems, type BoardSummaries, type BoardSummary } from './favorites/favorites.ts';
export { boardUrl, type FavoriteKey, type FavoritesBoard, type FavoriteSkuPair } from './favorites/favorites.ts';
export { type FavoritesItem, favoritesLimits, type FavoritesError, favoritesUrl } from './favorites/favorites.ts';
export { isFavorite, isSameFavorite } from './favorites/is-saved.ts';
export { validateBoardName, normalizeBoardName, boardNameKey, listNameMaxLength } from './favorites/board-name.ts';
export { type ListNameError } from './favorites/board-name.ts';
export { type BoardMove, mergeBoards, type MergeBoard } from './favorites/merge-boards.ts';
export { getFavoriteBlocker } from './favorites/favorite-blocker.ts';
export type { FavoriteBlocker, FavoriteEligibilityInput } from './favorites/favorite-blocker.ts';
export { getRecommendedQuantities } from './registry/checklist.ts';
export { validateEventDate, validateOwnersName, eventYearsAhead, ownersName } from './registry/new-registry.ts';
export { type EventDateError, ownersNameMaxLength, type OwnersNameError } from './registry/new-registry.ts';
export { type AddToListProduct, checklistUrl, newRegistryTypes, registrantListUrl } from './registry/registry.ts';
export { registriesUrl, registryLimits, type RegistryType } from './registry/registry.ts';
export type { Checklist, ChecklistCategory, Registry, RegistryAddItem, RegistryAddReply } from './registry/registry.ts';
export type { RegistryData, RegistryItem, RegistryLine, RegistryListEntry } from './registry/registry.ts';
export type { RegistryPersonalization, RegistryError, RegistryState } from './registry/registry.ts';
export { cookieIn, defaultAccountCookie, defaultChecklist, hasChecklist, isForRegistry } from './registry/rules.ts';
export { registrantModeCookie, registryCountShown, getAddToRegistryBlocker } from './registry/rules.ts';
export { registryQtyWants } from './registry/rules.ts';
export { type ChecklistSettings, type AddToRegistryBlocker, type AddToRegistryInput } from './registry/rules.ts';
export { scanModeCookie } from './registry/rules.ts';
export { type QuickShip, type QuickShipChoice, type QuickShipItem } from './quick-ship/quick-ship.ts';
export { quickShipConfiguration } from './quick-ship/quick-ship-configuration.ts';
export { type QuickShipGroup, quickShipGroups } from './quick-ship/quick-ship-groups.ts';
export { quickShipSku } from './quick-ship/quick-ship-sku.ts';
export { isInStore, type StoreInventory, storeAvailability } from './stores/availability.ts';
export { storesByRegion } from './stores/by-region.ts';
export { distanceBetween, type DistanceUnit, distanceUnit, type Place } from './stores/distance.ts';
export { clockTime, openDays, type OpeningHours, type Weekday } from './stores/opening-hours.ts';
export { storeAvailabilityDefaults, storesLimit, storesUrl } from './stores/stores.ts';
export type { StoreAvailability, StoreAvailabilityData, StoreAvailabilityRequest } from './stores/stores.ts';
export type { StoreLocation, StorePopup, StoreWithStock } from './stores/stores.ts';
export type { FabricCard, FabricCardData, FabricCards, FabricFacet, FabricFacetAttribute } from './fabrics/fabric.ts';
export { freeSwatchesUrl } from './fabrics/free-swatches-url.ts';
export { type FabricGroup, fabricGroups, fabricPageState, type FabricPageState } from './fabrics/fabric.ts';
export { type FabricResults, type FabricSort, fabricSorts, type SelectedFabricFilter } from './fabrics/fabric.ts';
export { allFabrics, type FabricQuery, fabricQuery, fabricsUrl } from './fabrics/fabric-query.ts';
export { parseFabricQuery, withFabricValues, withoutFabricFilters } from './fabrics/fabric-query.ts';
export { type FabricOrders, findFabrics, type SortedFabric } from './fabrics/find-fabrics.ts';
export { areSwatchesOffered, hasSwatch, isSwatchAvailable, swatchInStockAttribute } from './swatches/availability.ts';
export { hasAvailableSwatch, recentFamily, getSwatches } from './swatches/families.ts';
export { swatchFamilies, type SwatchFamily } from './swatches/families.ts';
export { streetCountry, swatchDeliveryDays, swatchLimit, swatchPrivacyUrl } from './swatches/limits.ts';
export { splitPlace } from './swatches/place.ts';
export { validateSelection, validateSwatch, isSelectionFull, isSwatchDisabled } from './swatches/selection.ts';
export { startSelection, type SwatchSelection, type SwatchSelectionError } from './swatches/selection.ts';
export { parseSwatchCart, setInSwatchCart, swatchCartCookie } from './swatches/swatch-cart.ts';
export { toggleInSwatchCart, writeSwatchCart } from './swatches/swatch-cart.ts';
export { getAddressSuggestionPrompt, validateSwatchAddress, firstWrongSwatchField } from './swatches/swatch-address.ts';
export { startSwatchAddress, type SwatchAddressField, swatchAddressFields } from './swatches/swatch-address.ts';
export { swatchOrderAddress, type SwatchOrderDraft, toSwatchOrder } from './swatches/swatch-order.ts';
export { swatchReceipt, type SwatchReceipt } from './swatches/swatch-order.ts';
export type { OrderSwatchRequest, SwatchAvailability, SwatchData, SwatchFormData } from './swatches/swatches.ts';
export type { SwatchOrderResponse, SwatchOrderRequest } from './swatches/swatches.ts';
export { type DimensionLabels, dimensionsText } from './visualizer/dimensions-text.ts';
export { type LineDimensions, type StockStatus, type SystemOfMeasure } from './visualizer/product-line.ts';
export { systemOfMeasure, type VisualizerProductLine } from './visualizer/product-line.ts';
export { type PlacementType, type RoomProduct, type RoomPieces } from './visualizer/room.ts';
export { getModelMaterialColors } from './visualizer/model-material-colors.ts';
export { roomLines } from './visualizer/room-lines.ts';
export { defaultVisualizerZip, pricedSkusLimit, sceneQuantities, type SkuQuantity } from './visualizer/scene.ts';
export { type PricedProduct, type SkuPricing } from './visualizer/sku-pricing.ts';
export { summaryText, type SummaryLabels } from './visualizer/summary-text.ts';
