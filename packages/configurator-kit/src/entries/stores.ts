// Generated from index.ts by node tooling/build/noun-entries.ts.
export { type StoresMessages, storesMessages } from '../stores/messages.ts';
export type { CartStore, StorePopupContent, StoresPorts, StoresStart } from '../stores/ports.ts';
export { StoreHours, type StoreHoursProps } from '../stores/StoreHours/StoreHours.tsx';
export { StoresButton, type StoresButtonProps } from '../stores/StoresButton/StoresButton.tsx';
export { StoreFinderFlyout, type StoresLayerProps } from '../stores/StoreFinderFlyout/StoreFinderFlyout.tsx';
export { StoreMapView, type StoreMapViewProps } from '../stores/StoreMapView/StoreMapView.tsx';
export { StoreScreen, type StoreScreenProps } from '../stores/StoreScreen/StoreScreen.tsx';
export { StoresScreen, type StoresScreenProps } from '../stores/StoresScreen/StoresScreen.tsx';
export { type StoresControl, useStores } from '../stores/useStores.ts';
