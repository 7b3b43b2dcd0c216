export type { CheckoutKitEvent, OnEvent } from './events.ts';

export { accountMessages, type AccountMessages } from './account/messages.ts';
export { LoginSlideOut, type LoginSlideOutProps } from './account/LoginSlideOut/LoginSlideOut.tsx';

export { AddToCartButton, type AddToCartButtonProps } from './add-to-cart/AddToCartButton/AddToCartButton.tsx';
export { AddToCartError, type AddToCartErrorProps } from './add-to-cart/AddToCartError/AddToCartError.tsx';
export { AddToCartLayers, type AddToCartLayersProps } from './add-to-cart/AddToCartLayers/AddToCartLayers.tsx';
export { type AddState, type AddType } from './add-to-cart/flow.ts';
export { addToCartMessages, type AddToCartMessages } from './add-to-cart/messages.ts';
export {
  type AddToCartControl,
  type AddToCartOptions,
  type AddToCartPorts,
  type NewLine,
  useAddToCart,
} from './add-to-cart/useAddToCart.ts';

export { CartScreen, type CartScreenMessages, type CartScreenProps } from './cart/CartScreen/CartScreen.tsx';
export { cartMessages, type CartMessages } from './cart/messages.ts';
export type { CartChange, CartPorts } from './cart/useCart.ts';

export { AddressBlock, type AddressBlockProps } from './delivery/AddressBlock/AddressBlock.tsx';
export { AddressForm, type AddressFormProps } from './delivery/AddressForm/AddressForm.tsx';
export { addressMessages, type DeliveryMessages, oversizedMessages } from './delivery/messages.ts';
export { zipMessages } from './delivery/zip-messages.ts';
export { SuggestionPanel, type SuggestionPanelProps } from './delivery/SuggestionPanel/SuggestionPanel.tsx';
export { type AddressFormControl, type AddressFormOptions, useAddressForm } from './delivery/useAddressForm.ts';
export { useZipPanel, type ZipOptions, type ZipPanelControl, type ZipPorts } from './delivery/useZipPanel.ts';
export { ZipPanel, type ZipPanelProps } from './delivery/ZipPanel/ZipPanel.tsx';

export { CheckoutFrame, type CheckoutFrameProps } from './order/CheckoutFrame/CheckoutFrame.tsx';
export { CheckoutSkeleton, type CheckoutSkeletonProps } from './order/CheckoutSkeleton/CheckoutSkeleton.tsx';
export {
  type ConfirmationMessages,
  ConfirmationScreen,
  type ConfirmationScreenProps,
} from './order/ConfirmationScreen/ConfirmationScreen.tsx';
export { orderMessages, type OrderMessages } from './order/messages.ts';
export {
  PaymentAndBillingStep,
  type PaymentAndBillingStepProps,
} from './order/PaymentAndBillingStep/PaymentAndBillingStep.tsx';
export type { CheckoutPorts } from './order/ports.ts';
export { ReviewStep, type ReviewStepProps } from './order/ReviewStep/ReviewStep.tsx';
export {
  ShippingAndGiftOptionsStep,
  type ShippingAndGiftOptionsStepProps,
} from './order/ShippingAndGiftOptionsStep/ShippingAndGiftOptionsStep.tsx';
export { ShippingStep, type ShippingStepProps } from './order/ShippingStep/ShippingStep.tsx';
export { type CheckoutControl, type CheckoutMessages, type CheckoutOptions, useCheckout } from './order/useCheckout.ts';

export { CardForm, type CardFormProps } from './payment/CardForm/CardForm.tsx';
export type { PopupContent } from './payment/HelpPopup/HelpPopup.tsx';
export { paymentMessages, type PaymentMessages } from './payment/messages.ts';
export { type CardFormControl, type CardFormOptions, type CardFormPorts, useCardForm } from './payment/useCardForm.ts';

export type { Answer, CallProblem } from './problems/call-problem.ts';
export { problemMessages, type ProblemMessages } from './problems/messages.ts';
export { ProblemsPopups, type ProblemsPopupsProps } from './problems/ProblemsPopups/ProblemsPopups.tsx';
export {
  type ProblemLog,
  type ProblemOptions,
  type ProblemPorts,
  type Problems,
  useProblems,
} from './problems/useProblems.ts';
