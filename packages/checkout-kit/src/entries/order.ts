// Generated from index.ts by node tooling/build/noun-entries.ts.
export { OrderScreen, type OrderScreenProps } from '../order/OrderScreen/OrderScreen.tsx';
export { CheckoutFrame, type CheckoutFrameProps } from '../order/CheckoutFrame/CheckoutFrame.tsx';
export { CheckoutSkeleton, type CheckoutSkeletonProps } from '../order/CheckoutSkeleton/CheckoutSkeleton.tsx';
export {
  type ConfirmationMessages,
  ConfirmationScreen,
  type ConfirmationScreenProps,
} from '../order/ConfirmationScreen/ConfirmationScreen.tsx';
export { orderMessages, type OrderMessages } from '../order/messages.ts';
export { orderStatusMessages, type OrderStatusMessages } from '../order/order-status-messages.ts';
export { afterOrderMessages, type AfterOrderMessages } from '../order/after-order-messages.ts';
export type { RenderTerms, ReorderPorts, ReorderTerms } from '../order/OrderReceipt/ports.ts';
export { ReturnScreen, type ReturnScreenProps } from '../order/ReturnScreen/ReturnScreen.tsx';
export type { OrderLookup, OrderStatusPorts } from '../order/OrderStatusScreen/ports.ts';
export {
  OrderStatusScreen,
  type OrderStatusScreenProps,
} from '../order/OrderStatusScreen/OrderStatusScreen.tsx';
export {
  PaymentAndBillingStep,
  type PaymentAndBillingStepProps,
} from '../order/PaymentAndBillingStep/PaymentAndBillingStep.tsx';
export type { Draft, DraftName, DraftPorts } from '../order/ports.ts';
export type {
  CheckoutPorts,
  OptionsStepPorts,
  PaymentStepPorts,
  ReviewStepPorts,
  ShippingStepPorts,
  StepPorts,
} from '../order/ports.ts';
export { optionsMessages, type OptionsMessages } from '../order/options-messages.ts';
export { PackingSlipScreen, type PackingSlipScreenProps } from '../order/PackingSlipScreen/PackingSlipScreen.tsx';
export type { GiftMessageRequest, GiftOptionRequest } from '../order/ports.ts';
export { ReviewStep, type ReviewStepProps } from '../order/ReviewStep/ReviewStep.tsx';
export {
  ShippingAndGiftOptionsStep,
  type ShippingAndGiftOptionsStepProps,
} from '../order/ShippingAndGiftOptionsStep/ShippingAndGiftOptionsStep.tsx';
export { ShippingStep, type ShippingStepProps } from '../order/ShippingStep/ShippingStep.tsx';
export { type CheckoutControl, type CheckoutMessages, type CheckoutOptions, useCheckout } from '../order/useCheckout.ts';
