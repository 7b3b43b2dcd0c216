export type { AfterSale, BrowseData, BundleMember, Dimension } from './product-page.ts';
export type { FinancingTerms, InstallationOffer } from './product-page.ts';
export type { ProductPage, SpecialOrderSku } from './product-page.ts';
export type { Choice, ChoiceAttribute, ChoiceDetails, ChoiceGroup, ChoiceImages } from './choice.ts';
export { browseLimits, isFabricFilterShown, shownPills, type Facet, type FacetAttribute } from './filter.ts';
export type { FacetType, Filter, FilterItem, FilterType, SelectedFacet, SortOption } from './filter.ts';
export type { ProductBrowseModel, ProductItem, SpecialOrderDetail } from './product-browse.ts';
export { type ProductSubgroup, productSubgroups } from './product-browse.ts';
export { inSequence, isMaterial, type Option, type OptionExperience } from './option.ts';
export type { OptionType, SelectionPayload } from './option.ts';
export { getAttributes } from './attributes.ts';
export { facetKey, facetsOfChoices, facetsOfFilters } from './browse-facet.ts';
export type { BrowseFacet, BrowseValue } from './browse-facet.ts';
export { areFiltersEqual, clearFilters, countSelected } from './filter-state.ts';
export type { FilterState, FacetSelection } from './filter-state.ts';
export { filterQuery, emptyFilterState, parseFilterQuery, selectedFacets } from './filter-state.ts';
export { setFacetValues, toggleFacetValue } from './filter-state.ts';
export { countCommon, type FacetIndex, groupsOfBits, indexFacets, filterChoices } from './facet-index.ts';
export { matchingBits, valueCounts } from './facet-index.ts';
export { defaultItemKey, getFabricChoiceState } from './fabric-choice-state.ts';
export type { FabricChoiceState, FabricChoiceStates } from './fabric-choice-state.ts';
export { isRecentShown, parseRecentSwatches, type RecentChoice, recentLimits } from './recent-swatches.ts';
export { recentStorageKey, type RecentSwatch, addRecentSwatch, shownRecent } from './recent-swatches.ts';
export { defaultSortType, deliveryAttribute, deliveryDaysOf, parseSortType } from './sort-choices.ts';
export { sortGroups, type SortType, sortTypes, untoggledSortType } from './sort-choices.ts';
export { getChoice, choose, chosenChoices, getConfiguration, isSameConfiguration } from './configuration.ts';
export { findFirstMissingOption, isAllOptionsSelected, selectionSummary, unselectedOptions } from './configuration.ts';
export { clearChoice, type ChosenChoice, type Configuration } from './configuration.ts';
export { validateLink, type CheckedLink, type LinkError } from './validate-link.ts';
export type { ComparedProduct, Comparison } from './compared-product.ts';
export { comparedSkusText, compareUrl, parseComparedSkus } from './compared-skus.ts';
export { type ComparisonRow, isDifferent, toComparisonRows } from './comparison-rows.ts';
export { compare, maxCompared, isCompared, removeFromCompare, type CompareList } from './compare-list.ts';
export {
  parseConfigurationCodes,
  configurationQuery,
  parseConfigurationQuery,
  validConfiguration,
} from './configuration-query.ts';
export { configuredPrice, type ConfiguredPrice, getPagePrice, type PriceGroups } from './configured-price.ts';
export { defaultOpenDrawers, isDrawerClosable } from './default-open.ts';
export { compatibleChoices, configuredSku, conflictingOptions, matchingSkus } from './matching-skus.ts';
export { otherProductsUrl, type FabricInfo } from './fabric-info.ts';
export { materialFeatures, type MaterialFeature } from './material-feature.ts';
export { briefPage } from './brief-options.ts';
export { materialLimits, shownMaterialGroups } from './material-groups.ts';
export { getClashes, nearestConfiguration, type NearestConfiguration } from './nearest-configuration.ts';
export { optionChoiceParameter, parseOptionChoiceParameter } from './option-choice-parameter.ts';
export { outputCacheString } from './output-cache-string.ts';
export { getPageTitle, type PageTitle } from './page-title.ts';
export { type ImageChoices, imageChoices } from './image-choices.ts';
export { toPicker, type Picker } from './picker.ts';
export { hasQuickView, noQuickView, toQuickView } from './quick-view.ts';
export type { QuickViewResponse, QuickViewData, QuickViewState } from './quick-view.ts';
export { maxRecentlyViewed, type RecentlyViewedUpdate } from './recently-viewed.ts';
export { selectionPayloads } from './selection-payload.ts';
export { changeSummary, initSummary, resetSummary } from './summary-options.ts';
export type { Summaries, SummaryOptions } from './summary-options.ts';
