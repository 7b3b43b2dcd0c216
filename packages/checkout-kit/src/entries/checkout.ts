// Generated from index.ts by node tooling/build/noun-entries.ts.
export { getStepNames, type StepNames } from '../checkout/step-names.ts';
export { CheckoutFrame, type CheckoutFrameProps } from '../checkout/CheckoutFrame/CheckoutFrame.tsx';
export { CheckoutSkeleton, type CheckoutSkeletonProps } from '../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
export {
  type ConfirmationMessages,
  ConfirmationScreen,
  type ConfirmationScreenProps,
} from '../checkout/ConfirmationScreen/ConfirmationScreen.tsx';
export {
  PaymentAndBillingStep,
  type PaymentAndBillingStepProps,
} from '../checkout/PaymentAndBillingStep/PaymentAndBillingStep.tsx';
export type { Draft, DraftName, DraftPorts } from '../checkout/ports.ts';
export type {
  CheckoutPorts,
  OptionsStepPorts,
  PaymentStepPorts,
  ReviewStepPorts,
  ShippingStepPorts,
  StepPorts,
} from '../checkout/ports.ts';
export type { GiftMessageRequest, GiftOptionRequest } from '../checkout/ports.ts';
export { ReviewStep, type ReviewStepProps } from '../checkout/ReviewStep/ReviewStep.tsx';
export {
  ShippingAndGiftOptionsStep,
  type ShippingAndGiftOptionsStepProps,
} from '../checkout/ShippingAndGiftOptionsStep/ShippingAndGiftOptionsStep.tsx';
export { ShippingStep, type ShippingStepProps } from '../checkout/ShippingStep/ShippingStep.tsx';
export {
  type CheckoutControl,
  type CheckoutMessages,
  type CheckoutOptions,
  useCheckout,
} from '../checkout/useCheckout.ts';
