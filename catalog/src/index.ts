export { demoAccounts } from './accounts/accounts.ts';
export type { AccountBoard, AccountCard, AddressWords, DemoAccount, SeedFavorite } from './accounts/types.ts';
export { bundles } from './bundles/bundles.ts';
export type { CatalogBundle } from './bundles/types.ts';
export { categories } from './categories.ts';
export { chargeTables } from './charges.ts';
export { colorGroups } from './upholstery/color-groups.ts';
export { upholsteryLines, retiredGroups } from './upholstery/upholstery-options.ts';
export { materialFeatures } from './upholstery/features.ts';
export type { UpholsteryLine, MaterialFeature } from './upholstery/types.ts';
export { deliveriesPerRun, deliveryDayTexts, deliveryRuns, freightExtraDays } from './delivery/day-texts.ts';
export { getDeliveryRegion, deliveryRegions } from './delivery/regions.ts';
export { streets } from './delivery/streets.ts';
export type { CatalogStreets } from './delivery/streets.ts';
export type { DeliveryRegion, DeliveryRun } from './delivery/types.ts';
export { frenchTexts } from './french/texts.ts';
export { helpPages } from './help/pages.ts';
export { homes } from './home.ts';
export type { CatalogChoice, CatalogChoiceGroup, CatalogOption } from './options/types.ts';
export type { CatalogCategory, CatalogHome } from './pages/types.ts';
export { embroideryFonts, etchingFonts, threads } from './personalization/lettering.ts';
export { readGlyphs } from './personalization/read-glyphs.ts';
export type { Glyphs } from './personalization/read-glyphs.ts';
export { personalizationTestTexts } from './personalization/test-texts.ts';
export type {
  CatalogFont,
  CatalogLocation,
  CatalogPersonalization,
  CatalogThread,
  LetteringArea,
} from './personalization/types.ts';
export type { CatalogImage, ManifestEntry } from './pictures/types.ts';
export { popups } from './popups.ts';
export { mainCities, postalAreas, zipAreas } from './postal-areas.ts';
export { products } from './products/all.ts';
export { soldProducts } from './products/sold.ts';
export type {
  CatalogAvailability,
  CatalogBox,
  CatalogDimension,
  CatalogProduct,
  CatalogRestriction,
  CatalogVariant,
} from './products/types.ts';
export { quickShipItems } from './quick-ship/quick-ship.ts';
export type { QuickShipItem } from './quick-ship/quick-ship.ts';
export { registries } from './registry/registries.ts';
export type { GiftRegistry, RegistryType } from './registry/types.ts';
export { reviews } from './reviews/reviews.ts';
export type { CatalogReview } from './reviews/types.ts';
export { donations } from './services/donations.ts';
export type { Donation } from './services/donations.ts';
export { installationServices } from './services/installation.ts';
export type { InstallationService } from './services/installation.ts';
export type { CatalogPrice, DayRange, PerSite } from './site-types.ts';
export { stores } from './stores/all.ts';
export { getCenter } from './stores/get-center.ts';
export { storesOutOfReach } from './stores/out-of-reach.ts';
export { storeStock } from './stores/stock.ts';
export type { StoreStock } from './stores/stock.ts';
export { storeMaps } from './stores/maps.ts';
export type { CatalogStore } from './stores/types.ts';
export { swatchModalMessage } from './swatches.ts';
export { taxOrigins, taxRates } from './tax/tax-rates.ts';
export { giftCardProducts, giftCards } from './tenders/gift-cards.ts';
export { promoCodes } from './tenders/promo-codes.ts';
export { afterDelivery } from './help/facts.ts';
export { getWarrantyYears } from './help/warranty-years.ts';
export { financingOffer } from './tenders/financing.ts';
export { rewardCertificates } from './tenders/rewards.ts';
export { tenderCodes } from './tenders/tender-codes.ts';
export type { GiftCard, GiftCardProduct, PromoCode, RewardCertificate, TenderCode } from './tenders/types.ts';
