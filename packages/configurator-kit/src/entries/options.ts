// Generated from index.ts by node tooling/build/noun-entries.ts.
export { ChoiceLayers, type ChoiceLayersProps } from '../options/ChoiceLayers/ChoiceLayers.tsx';
export { type ChoiceMessages, choiceMessages } from '../options/choice-messages.ts';
export { ChoiceFlyout, type ChoiceFlyoutProps } from '../options/ChoiceFlyout/ChoiceFlyout.tsx';
export { ConfigurationSteps, type ConfigurationStepsProps } from '../options/HistoryButtons/ConfigurationSteps.tsx';
export { careOfParts, chosenMaterial } from '../options/chosen-material.ts';
export { getConfigured, type Configured } from '../options/configured.ts';
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
} from '../options/ConfiguratorProvider.tsx';
export {
  type ConfiguratorEvent,
  type ConfiguratorSettings,
  type ConfiguratorState,
  type ConfiguratorStore,
  configuratorReducer,
  createConfiguratorStore,
  type Layer,
} from '../options/configurator-store.ts';
export { type ShownLayer, useLayer, useLayerFlow } from '../options/useLayer.ts';
export { LinkNotice, type LinkNoticeProps } from '../options/LinkNotice/LinkNotice.tsx';
export { MaterialFlyout, type MaterialFlyoutProps } from '../options/MaterialFlyout/MaterialFlyout.tsx';
export type { FetchFabricInfo } from '../options/useFabricInfo.ts';
export { useFlyout } from '../options/useFlyout.ts';
export type { FetchQuickView, QuickViewRequest } from '../options/useQuickView.ts';
export { type ProductDetailsMessages, productDetailsMessages } from '../options/details-messages.ts';
export { type ProductMessages, productMessages } from '../options/messages.ts';
export { type DebugMessages, debugMessages } from '../options/debug-messages.ts';
export { DebugScreen, type DebugScreenProps } from '../options/DebugScreen/DebugScreen.tsx';
export { type ProductLinkMessages, productLinkMessages } from '../options/product-link-messages.ts';
export { ProductDetails, type ProductDetailsProps } from '../options/ProductDetails/ProductDetails.tsx';
export { ProductLinks, type ProductLinksProps } from '../options/ProductLinks/ProductLinks.tsx';
export { PurchaseFacts, type PurchaseFactsProps } from '../options/PurchaseFacts/PurchaseFacts.tsx';
export {
  type PurchaseMessages,
  purchaseMessages,
  shareMessages,
  type ShareProductMessages,
} from '../options/purchase-messages.ts';
export { ShareButton, type ShareButtonProps } from '../options/ShareButton/ShareButton.tsx';
export { ChoiceTiles } from '../options/ChoiceTiles/ChoiceTiles.tsx';
export { ImageAndTextPicker } from '../options/ImageAndTextPicker/ImageAndTextPicker.tsx';
export { MaterialPicker, type MaterialPickerProps } from '../options/MaterialPicker/MaterialPicker.tsx';
export { TextButtons } from '../options/TextButtons/TextButtons.tsx';
export type { PickerProps } from '../options/picker-props.ts';
export { OptionDrawer, type OptionDrawerProps } from '../options/OptionDrawer/OptionDrawer.tsx';
export { OptionDrawers, type OptionDrawersProps } from '../options/OptionDrawers/OptionDrawers.tsx';
export {
  ConfigurationSummary,
  ConfiguredHeader,
  ProductGallery,
  ProductQuantity,
  ProductScreen,
  type ProductScreenProps,
} from '../options/ProductScreen/ProductScreen.tsx';
export { BundleMembers, type BundleMembersProps } from '../options/BundleMembers/BundleMembers.tsx';
export { RelatedProducts, type RelatedProductsProps } from '../options/RelatedProducts/RelatedProducts.tsx';
export { SelectionSummary, type SelectionSummaryProps } from '../options/SelectionSummary/SelectionSummary.tsx';
export { type FabricBrowserMessages, browseMessages as fabricBrowserMessages } from '../options/browse-messages.ts';
export type { BrowsePorts } from '../options/browse-ports.ts';
export { FabricBrowser, type FabricBrowserProps } from '../options/FabricBrowser/FabricBrowser.tsx';
