export * from './delivery/exports.ts';
export * from './options/exports.ts';
export * from './order/exports.ts';
export * from './payment/exports.ts';
export type { AccountPreferences, AccountProfile, IdentityProviderName } from './account/user-account.ts';
export type { LoginPopupConfig, OrderHistoryEntry, SavedAddress, SavedCard } from './account/user-account.ts';
export type { SignedInBrowser, UserAccount, WidgetMessages } from './account/user-account.ts';
export type { AddLocation, AddToCartLineItem } from './add-to-cart/new-line.ts';
export type { CartConfirmation, ConfirmedItem, CustomConfirmation } from './add-to-cart/cart-confirmation.ts';
export type { FailedAdd, MonogrammingConfirmation } from './add-to-cart/cart-confirmation.ts';
export type { CategorySummary, HomePage, Listing, ProductFacet, ProductFacetValue } from './browse/listing.ts';
export type { ProductResults, SearchLink, SearchResults, SearchSuggestions } from './browse/listing.ts';
export {
  allProducts,
  listingPageSize,
  type ListingSort,
  listingSorts,
  parseProductQuery,
} from './browse/product-query.ts';
export { priceRanges, type ProductFacetKey, productFacetKeys, type ProductRange } from './browse/product-query.ts';
export { widthRanges } from './browse/product-query.ts';
export { type ProductQuery, productQueryText, type ProductShow, productShows } from './browse/product-query.ts';
export { shopAllCode, withoutProductFilters, withProductValues } from './browse/product-query.ts';
export { type ConfiguredImage, configuredImage } from './browse/configured-image.ts';
export type { ResponsiveImage, ImageFiles, ImageWidth, ProductVideo } from './browse/responsive-image.ts';
export {
  brandPictureHeight,
  getBrandPicture,
  sharePicture,
  sharePictureFolder,
  sharePictureWidth,
} from './browse/share-picture.ts';
export type { CustomerImage, GalleryContent, GalleryItem, GallerySubject } from './gallery/gallery-item.ts';
export { customerItems, galleryItems, needsVideoLookup } from './gallery/gallery-items.ts';
export { getTabItemId, type GalleryTab, getGalleryTab, galleryTabs } from './gallery/gallery-tab.ts';
export { isGalleryReset } from './gallery/gallery-reset.ts';
export { type CrossSell, type SectionalLink, sectionalUrl, type SeoNavigationItem } from './browse/product-links.ts';
export type { ProductFlag, ProductSummary, ShownItem } from './browse/product-summary.ts';
export type { Cart, CartLineItem, CheckoutPickupStore, LineInstallation, PickupStore, PromoLink } from './cart/cart.ts';
export type { ShipMethod } from './cart/cart.ts';
export { validateDonation, donationLimits } from './cart/donation.ts';
export { readAmount, toAmountEntry } from './text/amount.ts';
export { digitsOf, plainText, whenPasted } from './text/plain-text.ts';
export type { CartDonation, DonationError } from './cart/donation.ts';
export { chosenEdd, estimatedLines, withEstimates } from './cart/estimates.ts';
export type { DeliveryEstimates, LineEstimate } from './cart/estimates.ts';
export { validatePromo, isPromoOver, promoKey, promoShares } from './promo/promo.ts';
export type { Promo, PromoFacts, PromoLine, PromoError } from './promo/promo.ts';
export type { OrderSummary } from './cart/order-summary.ts';
export { type LineChange, getLineChange, type LineSnapshot } from './cart/line-change.ts';
export type { SkuAvailability } from './cart/sku-availability.ts';
export { type SharedCart, sharedCartTtlMs, sharedCartUrl, type SharedItem } from './cart/shared-cart.ts';
export { cartValidationErrorType } from './errors/validation.ts';
export type { CartValidation, CartValidationErrorType, ValidationItem, ValidationError } from './errors/validation.ts';
export { type CartError, getCartProblems, type LineCondition } from './errors/cart-problems.ts';
export { normalizeText, validateTexts, filledLines, graphemes, isDrawable } from './personalization/validate-texts.ts';
export type { ErrorPosition, FontAttributes, MonogrammingRequest } from './personalization/personalization.ts';
export type { Personalization, PersonalizationError, PersonalizationFont } from './personalization/personalization.ts';
export type { PersonalizationLine, PersonalizationOffer } from './personalization/personalization.ts';
export type { PersonalizationType, RenderedDesign } from './personalization/personalization.ts';
export type { Brand, Cents, Currency, Role, ShopCurrency, SiteCulture, Sku } from './site/brand.ts';
export { getSiteCulture, siteCultures } from './site/site-culture.ts';
export { ok, err, type Result } from './result.ts';
export { formatPrice, formatPriceInText, getPriceFormat, type PriceFormat } from './site/money.ts';
export { spell } from './site/spelling.ts';
export { isSafeRedirect, safeRedirect } from './site/safe-redirect.ts';
export { decoded, encoded, parsedJson } from './site/untrusted-text.ts';
export { getLanguagePrefix, getLanguages, inLanguage, splitLanguage, type SiteLanguage } from './site/languages.ts';
export {
  parseSite,
  roles,
  getSite,
  sites,
  type NameFields,
  type ShopSite,
  type Site,
  type TopLevelDomain,
} from './site/site.ts';
export { mobileMaxWidth, getViewport, type Viewport } from './site/viewport.ts';
export { validateQuantity, defaultQuantity, quantityLimits, parseQuantity } from './cart/quantity.ts';
export { normalizeQuantity, stepQuantity, type QuantityButton, type QuantityError } from './cart/quantity.ts';
export type { AddressError, FieldError } from './field-error.ts';
export { giftCardLimits, normalizeGiftCard, validateGiftCard } from './gift-cards/gift-card.ts';
export type { GiftCardOption, GiftCardPage, GiftCardErrors } from './gift-cards/gift-card.ts';
export type { GiftCardRequest } from './cart/gift-card-request.ts';
export {
  helpCodes,
  helpPageUrl,
  helpUrl,
  type HelpCode,
  type HelpPage,
  type HelpSection,
  type HelpTopic,
} from './help/help-page.ts';
export { contactLimits, contactTopics, validateContactRequest } from './help/contact-request.ts';
export type {
  ContactErrors,
  ContactField,
  ContactRequest,
  ContactResponse,
  ContactTopic,
} from './help/contact-request.ts';
export { newsletterLink, newsletterUrl, type NewsletterAction } from './newsletter/newsletter.ts';
export { quoteLimits, validateQuoteRequest, type QuoteErrors, type QuoteField } from './quotes/quote-request.ts';
export type { QuoteRequest, QuoteResponse } from './quotes/quote-request.ts';
export {
  defaultReviewQuery,
  maxReviewsShown,
  type NewReview,
  type ReportReason,
  reportReasons,
  type Review,
  type ReviewErrors,
  type ReviewField,
  type ReviewFieldError,
  type ReviewPhoto,
  reviewLimits,
  reviewPhotoLimits,
  type ReviewList,
  type ReviewPermission,
  type ReviewQuery,
  type ReviewSort,
  reviewSorts,
  reviewsPerPage,
  type SentPhoto,
  type Stars,
  validateReview,
  type WrittenReview,
} from './reviews/review.ts';
export { calculateTax } from './tax/calculate-tax.ts';
export type { ClothingExemption, CountyRates, Jurisdiction, RegionRates, TaxRates } from './tax/tax-rates.ts';
export {
  deliveryTaxCodes,
  getDeliveryTaxIds,
  productTaxCodes,
  serviceTaxCodes,
  sumTax,
  taxQuoteTtlMs,
} from './tax/tax.ts';
export type {
  ProductTaxCode,
  ServiceTaxCode,
  TaxLine,
  TaxPlace,
  TaxProductCode,
  TaxQuote,
  TaxQuoteLine,
  TaxRequest,
  TaxSource,
} from './tax/tax.ts';
export { validateTaxCertificate, taxCertificateKey, taxCertificateMaxLength } from './tenders/tax-certificate.ts';
export { rewardsDayDifference, type RewardCertificate, type RewardsData } from './tenders/rewards.ts';
export { getAmountDue, giftCardKey, applyTenders, tenderCodeKey, tenderTypes, getTenders } from './tenders/tenders.ts';
export type { AppliedCertificate, AppliedGiftCard, AppliedTenderCode, TenderAllocation } from './tenders/tenders.ts';
export type { Tender, TenderType } from './tenders/tenders.ts';
export { classifyError, type ErrorClassification } from './errors/failure.ts';
export { giftMessageRetry, isNetworkFailure, nextRetry, type RetryPolicy } from './errors/retry.ts';
export { resolveRemoval, resolveValidation, getValidationPrompt } from './errors/validation-popup.ts';
export type { RemovalOutcome, ValidationOutcome, ValidationPopup } from './errors/validation-popup.ts';
export type { ValidationPrompt, ValidationRemoval } from './errors/validation-popup.ts';
export { browserName, isMobileBrowser } from './account/browser-name.ts';
export { emailKey } from './account/email-key.ts';
export { decideIdentityLink, type IdentityMatch, type IdentityLink } from './account/identity-link.ts';
export { loginLockout, sessionTtlMs, tokenTtlMs } from './account/ttl.ts';
export { validatePassword, normalPassword, type PasswordError } from './account/password.ts';
export { passwordLimits } from './account/password-limits.ts';
export { sessionCookie } from './account/session-cookie.ts';
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
export { withAvailability, type AvailabilityStatus, type ItemAvailability } from './cart/availability.ts';
export { isSameItem, mergeLines, chooseSurvivingCart } from './cart/merge.ts';
export type { LineIdentity, MergeResult, MergeCart, MergeLine } from './cart/merge.ts';
export { callbackName, feedCallback } from './recommendations/callback-name.ts';
export { needsChoices, parseCarouselItems, parseCartRecommendations } from './recommendations/carousel-item.ts';
export type { CarouselItem, CartRecommendations } from './recommendations/carousel-item.ts';
export { cartFeedUrl, feedSource, feedUrl, isThirdPartyFeed, firstPartyFeed } from './recommendations/feed.ts';
export type { FeedSourceInput, FeedSource, FeedZone } from './recommendations/feed.ts';
export { isTagManagerBlocked, isThirdPartyScriptBlocked } from './recommendations/third-party-scripts.ts';
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
export {
  clockTime,
  getHoursLines,
  openDays,
  type OpeningHours,
  type Weekday,
  weekdays,
} from './site/opening-hours.ts';
export { projectOnMap, type StoreMap, storeMapSize } from './stores/store-map.ts';
export {
  directionsUrl,
  storeAvailabilityDefaults,
  storeServices,
  storeSlug,
  maxStores,
  storesUrl,
  storeUrl,
} from './stores/stores.ts';
export type { StoreAvailability, StoreAvailabilityData, StoreAvailabilityRequest } from './stores/stores.ts';
export type { NearbyStore, StoreLocation, StorePopup, StoreService, StoreWithStock } from './stores/stores.ts';
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
export { streetCountry, swatchDeliveryDays, maxSwatches, swatchPrivacyUrl } from './swatches/limits.ts';
export { splitPlace } from './swatches/place.ts';
export { validateSelection, validateSwatch, isSelectionFull, isSwatchDisabled } from './swatches/selection.ts';
export { startSelection, type SwatchSelection, type SwatchSelectionError } from './swatches/selection.ts';
export { parseSwatchCart, setInSwatchCart, swatchCartCookie } from './swatches/swatch-cart.ts';
export { toggleInSwatchCart, writeSwatchCart } from './swatches/swatch-cart.ts';
export { getAddressSuggestionPrompt, validateSwatchAddress, firstWrongSwatchField } from './swatches/swatch-address.ts';
export { startSwatchAddress, type SwatchAddressField, swatchAddressFields } from './swatches/swatch-address.ts';
export { swatchOrderAddress, swatchReceipt, type SwatchReceipt, toSwatchOrder } from './swatches/swatch-order.ts';
export type { OrderSwatchRequest, SwatchAvailability, SwatchData, SwatchFormData } from './swatches/swatches.ts';
export type { SwatchOrderResponse, SwatchOrderRequest } from './swatches/swatches.ts';
export { type DimensionLabels, dimensionsText } from './visualizer/dimensions-text.ts';
export { type LineDimensions, type StockStatus, type SystemOfMeasure } from './visualizer/product-line.ts';
export { systemOfMeasure, type VisualizerProductLine } from './visualizer/product-line.ts';
export { type PlacementType, type RoomProduct, type RoomPieces } from './visualizer/room.ts';
export { getModelMaterialColors } from './visualizer/model-material-colors.ts';
export { roomLines } from './visualizer/room-lines.ts';
export { defaultVisualizerZip, maxPricedSkus, sceneQuantities, type SkuQuantity } from './visualizer/scene.ts';
export { type PricedProduct, type SkuPricing } from './visualizer/sku-pricing.ts';
export { summaryText, type SummaryLabels } from './visualizer/summary-text.ts';
