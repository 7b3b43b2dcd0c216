export type { BrowseMessages } from './browse/messages.ts';
export { browseMessages } from './browse/messages.ts';
export { type CompareMessages, compareMessages } from './browse/compare-messages.ts';
export { CompareBar, type CompareBarProps } from './browse/CompareBar/CompareBar.tsx';
export { CompareBox, type CompareBoxProps } from './browse/CompareBox/CompareBox.tsx';
export { CompareScreen, type CompareScreenProps } from './browse/CompareScreen/CompareScreen.tsx';
export { HomeScreen, type HomeScreenProps } from './browse/HomeScreen/HomeScreen.tsx';
export { ListingScreen, type ListingScreenProps } from './browse/ListingScreen/ListingScreen.tsx';
export { ProductFilters, type ProductFiltersProps } from './browse/ProductFilters/ProductFilters.tsx';
export { ProductGrid, type ProductGridProps } from './browse/ProductGrid/ProductGrid.tsx';
export { ProductResults, type ProductResultsProps } from './browse/ProductResults/ProductResults.tsx';
export { ProductTile, type ProductTileProps } from './browse/ProductTile/ProductTile.tsx';
export { SearchScreen, type SearchScreenProps } from './browse/SearchScreen/SearchScreen.tsx';
export { SharedPictureProvider, type SharedPictureProps } from './shared-picture.tsx';
export { ConfiguratorEventsProvider, type ConfiguratorKitEvent, type OnConfiguratorEvent } from './events.ts';
export { AddToListModal, type AddToListModalProps } from './favorites/AddToListModal/AddToListModal.tsx';
export { FavoriteHeart, type FavoriteHeartProps } from './favorites/FavoriteHeart/FavoriteHeart.tsx';
export { FavoritesButton, type FavoritesButtonProps } from './favorites/FavoritesButton/FavoritesButton.tsx';
export { FavoritesScreen, type FavoritesScreenProps } from './favorites/FavoritesScreen/FavoritesScreen.tsx';
export { ItemAddedModal, type ItemAddedModalProps } from './favorites/ItemAddedModal/ItemAddedModal.tsx';
export { type FavoritesMessages, favoritesMessages } from './favorites/messages.ts';
export type { AddToListPorts, BoardPorts, FavoriteProduct } from './favorites/ports.ts';
export { type AddToListControl, useAddToList } from './favorites/useAddToList.ts';
export { Gallery, type GalleryProps } from './gallery/Gallery/Gallery.tsx';
export type { GalleryOpening } from './gallery/gallery-opening.ts';
export { GalleryPopup, type GalleryPopupProps } from './gallery/GalleryPopup/GalleryPopup.tsx';
export { type GalleryMessages, galleryMessages } from './gallery/messages.ts';
export { type GalleryPopupMessages, galleryPopupMessages } from './gallery/popup-messages.ts';
export type { GalleryPorts } from './gallery/ports.ts';
export { ChoiceLayers, type ChoiceLayersProps } from './options/ChoiceLayers/ChoiceLayers.tsx';
export { type ChoiceMessages, choiceMessages } from './options/choice-messages.ts';
export { ChoiceFlyout, type ChoiceFlyoutProps } from './options/ChoiceFlyout/ChoiceFlyout.tsx';
export { ConfigurationSteps, type ConfigurationStepsProps } from './options/HistoryButtons/ConfigurationSteps.tsx';
export { careOfParts, chosenMaterial } from './options/chosen-material.ts';
export { getConfigured, type Configured } from './options/configured.ts';
export {
  type ConfigurationHistory,
  type Configurator,
  type ConfiguratorProgress,
  ConfiguratorProvider,
  type ConfiguratorProviderProps,
  useConfigurator,
  useConfiguratorProgress,
  useConfiguratorState,
  useStoreState,
} from './options/ConfiguratorProvider.tsx';
export {
  type ConfiguratorEvent,
  type ConfiguratorSettings,
  type ConfiguratorState,
  type ConfiguratorStore,
  configuratorReducer,
  createConfiguratorStore,
  type Layer,
} from './options/configurator-store.ts';
export { type ShownLayer, useLayer, useLayerFlow } from './options/useLayer.ts';
export { LinkNotice, type LinkNoticeProps } from './options/LinkNotice/LinkNotice.tsx';
export { MaterialFlyout, type MaterialFlyoutProps } from './options/MaterialFlyout/MaterialFlyout.tsx';
export { useDebouncedItem } from './useDebouncedItem.ts';
export type { FetchFabricInfo } from './options/useFabricInfo.ts';
export { useFlyout } from './options/useFlyout.ts';
export type { FetchQuickView, QuickViewRequest } from './options/useQuickView.ts';
export { type ProductDetailsMessages, productDetailsMessages } from './options/details-messages.ts';
export { type ProductMessages, productMessages } from './options/messages.ts';
export { type DebugMessages, debugMessages } from './options/debug-messages.ts';
export { DebugScreen, type DebugScreenProps } from './options/DebugScreen/DebugScreen.tsx';
export { type ProductLinkMessages, productLinkMessages } from './options/product-link-messages.ts';
export { ProductDetails, type ProductDetailsProps } from './options/ProductDetails/ProductDetails.tsx';
export { ProductLinks, type ProductLinksProps } from './options/ProductLinks/ProductLinks.tsx';
export { PurchaseFacts, type PurchaseFactsProps } from './options/PurchaseFacts/PurchaseFacts.tsx';
export {
  type PurchaseMessages,
  purchaseMessages,
  shareMessages,
  type ShareProductMessages,
} from './options/purchase-messages.ts';
export { ShareButton, type ShareButtonProps } from './options/ShareButton/ShareButton.tsx';
export { ChoiceTiles } from './options/ChoiceTiles/ChoiceTiles.tsx';
export { ImageAndTextPicker } from './options/ImageAndTextPicker/ImageAndTextPicker.tsx';
export { MaterialPicker, type MaterialPickerProps } from './options/MaterialPicker/MaterialPicker.tsx';
export { TextButtons } from './options/TextButtons/TextButtons.tsx';
export type { PickerProps } from './options/picker-props.ts';
export { OptionDrawer, type OptionDrawerProps } from './options/OptionDrawer/OptionDrawer.tsx';
export { OptionDrawers, type OptionDrawersProps } from './options/OptionDrawers/OptionDrawers.tsx';
export {
  ConfigurationSummary,
  ConfiguredHeader,
  ProductGallery,
  ProductQuantity,
  ProductScreen,
  type ProductScreenProps,
} from './options/ProductScreen/ProductScreen.tsx';
export { type PersonalizationMessages, personalizationMessages } from './personalization/messages.ts';
export {
  type PersonalizationOutcome,
  PersonalizationPanel,
  type PersonalizationPanelProps,
} from './personalization/PersonalizationPanel/PersonalizationPanel.tsx';
export type { PersonalizationPorts } from './personalization/usePersonalization.ts';
export {
  TextPersonalization,
  type TextPersonalizationProps,
} from './personalization/TextPersonalization/TextPersonalization.tsx';
export { BundleMembers, type BundleMembersProps } from './options/BundleMembers/BundleMembers.tsx';
export { RelatedProducts, type RelatedProductsProps } from './options/RelatedProducts/RelatedProducts.tsx';
export { SelectionSummary, type SelectionSummaryProps } from './options/SelectionSummary/SelectionSummary.tsx';
export { type FabricBrowserMessages, browseMessages as fabricBrowserMessages } from './options/browse-messages.ts';
export type { BrowsePorts } from './options/browse-ports.ts';
export { FabricBrowser, type FabricBrowserProps } from './options/FabricBrowser/FabricBrowser.tsx';
export {
  AddToRegistryButton,
  type AddToRegistryButtonProps,
} from './registry/AddToRegistryButton/AddToRegistryButton.tsx';
export { ChecklistScreen, type ChecklistScreenProps } from './registry/ChecklistScreen/ChecklistScreen.tsx';
export { getRegistryQuantity, type RegistryAddRequest } from './registry/reducer.ts';
export { type RegistryMessages, registryMessages } from './registry/messages.ts';
export { type RegistryPageMessages, registryPageMessages } from './registry/messages.ts';
export type { ConfirmDesign, NewRegistry, RegistriesPorts, RegistryAddPorts, RegistryPorts } from './registry/ports.ts';
export { RegistrantListScreen } from './registry/RegistrantListScreen/RegistrantListScreen.tsx';
export type { RegistrantListScreenProps } from './registry/RegistrantListScreen/RegistrantListScreen.tsx';
export { RegistriesScreen, type RegistriesScreenProps } from './registry/RegistriesScreen/RegistriesScreen.tsx';
export { RegistryConfirmation } from './registry/RegistryConfirmation/RegistryConfirmation.tsx';
export type { RegistryConfirmationProps } from './registry/RegistryConfirmation/RegistryConfirmation.tsx';
export { RegistryPicker, type RegistryPickerProps } from './registry/RegistryPicker/RegistryPicker.tsx';
export { type RegistryAddControl, useRegistryAdd } from './registry/useRegistryAdd.ts';
export { FabricFlyout, type FabricFlyoutProps } from './fabrics/FabricFlyout/FabricFlyout.tsx';
export { FabricsScreen, type FabricsScreenProps } from './fabrics/FabricsScreen/FabricsScreen.tsx';
export { type FabricMessages, fabricMessages } from './fabrics/messages.ts';
export type { FabricPorts } from './fabrics/ports.ts';
export { type FabricsControl, useFabrics } from './fabrics/useFabrics.ts';
export {
  type ReportMessages,
  reportMessages,
  type ReviewFormMessages,
  reviewFormMessages,
  type ReviewMessages,
  reviewMessages,
} from './reviews/messages.ts';
export { shrinkPhoto } from './reviews/shrink-photo.ts';
export type { ReviewPorts } from './reviews/ports.ts';
export { ReportReview, type ReportReviewProps } from './reviews/ReportReview/ReportReview.tsx';
export { ReviewForm, type ReviewFormProps } from './reviews/ReviewForm/ReviewForm.tsx';
export { ReviewPhotos, type ReviewPhotosProps } from './reviews/ReviewPhotos/ReviewPhotos.tsx';
export { ReviewPhotoViewer, type ReviewPhotoViewerProps } from './reviews/ReviewPhotoViewer/ReviewPhotoViewer.tsx';
export { Reviews, type ReviewsProps } from './reviews/Reviews/Reviews.tsx';
export { type StoresMessages, storesMessages } from './stores/messages.ts';
export type { CartStore, StorePopupContent, StoresPorts, StoresStart } from './stores/ports.ts';
export { StoreHours, type StoreHoursProps } from './stores/StoreHours/StoreHours.tsx';
export { StoresButton, type StoresButtonProps } from './stores/StoresButton/StoresButton.tsx';
export { StoreFinderFlyout, type StoresLayerProps } from './stores/StoreFinderFlyout/StoreFinderFlyout.tsx';
export { StoreMapView, type StoreMapViewProps } from './stores/StoreMapView/StoreMapView.tsx';
export { StoreScreen, type StoreScreenProps } from './stores/StoreScreen/StoreScreen.tsx';
export { StoresScreen, type StoresScreenProps } from './stores/StoresScreen/StoresScreen.tsx';
export { type StoresControl, useStores } from './stores/useStores.ts';
export { type SwatchMessages, swatchMessages } from './swatches/messages.ts';
export type { SuggestedStreets, SuggestStreets, SwatchPorts, SwatchSubject } from './swatches/ports.ts';
export { SwatchModal, type SwatchModalProps } from './swatches/SwatchModal/SwatchModal.tsx';
export { SwatchReceipt, type SwatchReceiptProps } from './swatches/SwatchReceipt/SwatchReceipt.tsx';
export { type SwatchControl, useSwatches } from './swatches/useSwatches.ts';
export { type QuickShipMessages, quickShipMessages } from './quick-ship/messages.ts';
export type { QuickShipPorts } from './quick-ship/ports.ts';
export { QuickShipLink, type QuickShipLinkProps } from './quick-ship/QuickShipLink/QuickShipLink.tsx';
export { QuickShipPanel, type QuickShipPanelProps } from './quick-ship/QuickShipPanel/QuickShipPanel.tsx';
export { type QuickShipControl, useQuickShip } from './quick-ship/useQuickShip.ts';
export { visualizerDefaults } from './visualizer/defaults.ts';
export { type VisualizerMessages, visualizerMessages } from './visualizer/messages.ts';
export type { VisualizerCart, VisualizerPieces, VisualizerPorts } from './visualizer/ports.ts';
export type { VisualizerRegistries, VisualizerRegistry, WantedSku } from './visualizer/ports.ts';
export { Visualizer, type VisualizerProps } from './visualizer/Visualizer/Visualizer.tsx';
export { createWidgetLoader, type WidgetFactory, type WidgetLoader } from './visualizer/widget-loader.ts';
export type { VisualizerProduct, VisualizerWidget, VisualizerWidgetOptions } from './visualizer/widget-port.ts';
export type { ConfiguratorKitMessages } from './use-words.ts';
