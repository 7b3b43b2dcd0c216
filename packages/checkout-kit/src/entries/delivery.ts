// Generated from index.ts by node tooling/build/noun-entries.ts.
export { ProductDelivery, type ProductDeliveryProps } from '../delivery/ProductDelivery/ProductDelivery.tsx';
export { type ProductDeliveryMessages, productDeliveryMessages } from '../delivery/product-delivery-messages.ts';
export { AddressBlock, type AddressBlockProps } from '../delivery/AddressBlock/AddressBlock.tsx';
export { AddressForm, type AddressFormProps } from '../delivery/AddressForm/AddressForm.tsx';
export {
  DeliveryInformationPopup,
  type DeliveryInformationPopupProps,
} from '../delivery/DeliveryInformationPopup/DeliveryInformationPopup.tsx';
export { deliveryInfoMessages } from '../delivery/delivery-info-messages.ts';
export {
  DeliveryInformation,
  type DeliveryInformationProps,
} from '../delivery/DeliveryInformationPopup/DeliveryInformation.tsx';
export { type DeliveryInfoOptions, type DeliveryInfoState, useDeliveryInfo } from '../delivery/useDeliveryInfo.ts';
export { addressMessages, type DeliveryMessages, oversizedMessages } from '../delivery/messages.ts';
export { zipMessages } from '../delivery/zip-messages.ts';
export { SuggestionPanel, type SuggestionPanelProps } from '../delivery/SuggestionPanel/SuggestionPanel.tsx';
export { emptyAddress } from '../delivery/address-reducer.ts';
export { type AddressFormControl, type AddressFormOptions, useAddressForm } from '../delivery/useAddressForm.ts';
export { useZipPanel, type ZipOptions, type ZipPanelControl, type ZipPorts } from '../delivery/useZipPanel.ts';
export { ZipPanel, type ZipPanelProps } from '../delivery/ZipPanel/ZipPanel.tsx';
