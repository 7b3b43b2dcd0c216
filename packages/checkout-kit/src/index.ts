export { type CheckoutKitEvent, CheckoutEventsProvider, type OnEvent } from './events.ts';

export {
  ConfirmEmailScreen,
  type ConfirmEmailScreenProps,
} from './account/ConfirmEmailScreen/ConfirmEmailScreen.tsx';
export {
  CreateAccountScreen,
  type CreateAccountScreenProps,
  type NewAccount,
} from './account/CreateAccountScreen/CreateAccountScreen.tsx';
export type { IdentityWidget, IdentityWidgetOptions } from './account/identity-widget.ts';
export { LoginScreen, type LoginScreenProps } from './account/LoginScreen/LoginScreen.tsx';
export { LoginSlideOut, type LoginSlideOutProps } from './account/LoginSlideOut/LoginSlideOut.tsx';
export { accountMessages, type AccountMessages } from './account/messages.ts';
export { accountPageMessages, type AccountPageMessages } from './account/account-messages.ts';
export { AccountScreen, type AccountScreenProps } from './account/AccountScreen/AccountScreen.tsx';
export { AddressBookScreen, type AddressBookScreenProps } from './account/AddressBookScreen/AddressBookScreen.tsx';
export type { LoadState } from './account/load-state.ts';
export { OrderScreen, type OrderScreenProps } from './order/OrderScreen/OrderScreen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './account/OrdersScreen/OrdersScreen.tsx';
export { PreferencesScreen, type PreferencesScreenProps } from './account/PreferencesScreen/PreferencesScreen.tsx';
export { SavedCardsScreen, type SavedCardsScreenProps } from './account/SavedCardsScreen/SavedCardsScreen.tsx';
export type { SettingsPorts } from './account/SignInSettingsScreen/settings-ports.ts';
export {
  SignInSettingsScreen,
  type SignInSettingsScreenProps,
} from './account/SignInSettingsScreen/SignInSettingsScreen.tsx';
export type { ForgotPasswordPorts, ResetContent, SignInEntry, SignInPorts, MessageResponse } from './account/ports.ts';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from './account/ResetPasswordScreen/ResetPasswordScreen.tsx';
export { signUpMessages, type SignUpMessages } from './account/sign-up-messages.ts';
export { SignInPanel, type SignInPanelProps } from './account/SignInPanel/SignInPanel.tsx';
export { SignInPopup, type SignInPopupProps } from './account/SignInPopup/SignInPopup.tsx';
export type { FocusFacts } from './account/useFocusSuppression.ts';
export { type SignInConfigPorts, type SignInControl, type SignInOptions, useSignIn } from './account/useSignIn.ts';

export { ProductDelivery, type ProductDeliveryProps } from './delivery/ProductDelivery/ProductDelivery.tsx';
export { type ProductDeliveryMessages, productDeliveryMessages } from './delivery/product-delivery-messages.ts';
export { GiftCardScreen, type GiftCardScreenProps } from './gift-cards/GiftCardScreen/GiftCardScreen.tsx';
export { PickupStorePopup, type PickupStorePopupProps } from './cart/PickupStorePopup/PickupStorePopup.tsx';
export {
  QuoteRequestPopup,
  type QuotePorts,
  type QuoteRequestPopupProps,
} from './quotes/QuoteRequestPopup/QuoteRequestPopup.tsx';
export { AddToCartButton, type AddToCartButtonProps } from './add-to-cart/AddToCartButton/AddToCartButton.tsx';
export { AddToCartError, type AddToCartErrorProps } from './add-to-cart/AddToCartError/AddToCartError.tsx';
export {
  AddToCartOverlays,
  type AddToCartOverlaysProps,
  loadAddToCartOverlays,
} from './add-to-cart/AddToCartOverlays/AddToCartOverlays.tsx';
export {
  InstallationChoice,
  type InstallationChoiceProps,
} from './add-to-cart/InstallationChoice/InstallationChoice.tsx';
export { type AddState, type AddType } from './add-to-cart/reducer.ts';
export { addToCartMessages, type AddToCartMessages } from './add-to-cart/messages.ts';
export {
  type AddToCartControl,
  type AddToCartOptions,
  type AddToCartPorts,
  type NewLine,
  useAddToCart,
} from './add-to-cart/useAddToCart.ts';

export { shareMessages, type ShareMessages } from './cart/share-messages.ts';
export {
  type SharedAdd,
  type SharedCartPorts,
  SharedCartScreen,
  type SharedCartScreenProps,
} from './cart/SharedCartScreen/SharedCartScreen.tsx';
export { ShareCartPopup, type ShareCartPopupProps } from './cart/ShareCartPopup/ShareCartPopup.tsx';
export { CartLine, type CartLineProps } from './cart/CartLine/CartLine.tsx';
export { CartSummary, type CartSummaryProps } from './cart/CartSummary/CartSummary.tsx';
export { EmptyCart, type EmptyCartProps } from './cart/EmptyCart/EmptyCart.tsx';
export { RemovedLine, type RemovedLineProps } from './cart/RemovedLine/RemovedLine.tsx';
export { SavedLine, type SavedLineProps } from './cart/SavedLine/SavedLine.tsx';
export { type CartRow } from './cart/reducer.ts';
export { getSavings } from './cart/savings.ts';
export { CartScreen, type CartScreenMessages, type CartScreenProps } from './cart/CartScreen/CartScreen.tsx';
export { cartMessages, type CartMessages } from './cart/messages.ts';
export { serviceMessages, type ServiceMessages } from './cart/service-messages.ts';
export type { CartChange, PromoChange, ServicePorts } from './cart/service-ports.ts';
export { type CartControl, type CartOptions, type CartPorts, type SharedLink, useCart } from './cart/useCart.ts';
export {
  CheckoutStartOverlays,
  type CheckoutStartOverlaysProps,
} from './cart/CheckoutStartOverlays/CheckoutStartOverlays.tsx';
export {
  type CheckoutStartControl,
  type CheckoutStartOptions,
  type CheckoutStartPorts,
  type CheckoutStartState,
  useCheckoutStart,
} from './cart/useCheckoutStart.ts';

export { AddressBlock, type AddressBlockProps } from './delivery/AddressBlock/AddressBlock.tsx';
export { AddressForm, type AddressFormProps } from './delivery/AddressForm/AddressForm.tsx';
export {
  DeliveryInformationPopup,
  type DeliveryInformationPopupProps,
} from './delivery/DeliveryInformationPopup/DeliveryInformationPopup.tsx';
export { deliveryInfoMessages } from './delivery/delivery-info-messages.ts';
export {
  DeliveryInformation,
  type DeliveryInformationProps,
} from './delivery/DeliveryInformationPopup/DeliveryInformation.tsx';
export { type DeliveryInfoOptions, type DeliveryInfoState, useDeliveryInfo } from './delivery/useDeliveryInfo.ts';
export { addressMessages, type DeliveryMessages, oversizedMessages } from './delivery/messages.ts';
export { zipMessages } from './delivery/zip-messages.ts';
export { SuggestionPanel, type SuggestionPanelProps } from './delivery/SuggestionPanel/SuggestionPanel.tsx';
export { emptyAddress } from './delivery/address-reducer.ts';
export { type AddressFormControl, type AddressFormOptions, useAddressForm } from './delivery/useAddressForm.ts';
export { useZipPanel, type ZipOptions, type ZipPanelControl, type ZipPorts } from './delivery/useZipPanel.ts';
export { ZipPanel, type ZipPanelProps } from './delivery/ZipPanel/ZipPanel.tsx';

export { getStepNames, type StepNames } from './checkout/step-names.ts';
export { CheckoutFrame, type CheckoutFrameProps } from './checkout/CheckoutFrame/CheckoutFrame.tsx';
export { CheckoutSkeleton, type CheckoutSkeletonProps } from './checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
export {
  type ConfirmationMessages,
  ConfirmationScreen,
  type ConfirmationScreenProps,
} from './checkout/ConfirmationScreen/ConfirmationScreen.tsx';
export { orderMessages, type OrderMessages } from './order/messages.ts';
export { orderStatusMessages, type OrderStatusMessages } from './order/order-status-messages.ts';
export { afterOrderMessages, type AfterOrderMessages } from './order/after-order-messages.ts';
export type { OrderPorts, RenderTerms, ReorderPorts, ReorderTerms } from './order/OrderReceipt/ports.ts';
export { ReturnScreen, type ReturnScreenProps } from './order/ReturnScreen/ReturnScreen.tsx';
export type { OrderLookup, OrderStatusPorts } from './order/OrderStatusScreen/ports.ts';
export {
  OrderStatusScreen,
  type OrderStatusScreenProps,
} from './order/OrderStatusScreen/OrderStatusScreen.tsx';
export {
  PaymentAndBillingStep,
  type PaymentAndBillingStepProps,
} from './checkout/PaymentAndBillingStep/PaymentAndBillingStep.tsx';
export type { Draft, DraftName, DraftPorts } from './checkout/ports.ts';
export type {
  CheckoutPorts,
  OptionsStepPorts,
  PaymentStepPorts,
  ReviewStepPorts,
  ShippingStepPorts,
  StepPorts,
} from './checkout/ports.ts';
export { optionsMessages, type OptionsMessages } from './order/options-messages.ts';
export { PackingSlipScreen, type PackingSlipScreenProps } from './order/PackingSlipScreen/PackingSlipScreen.tsx';
export type { GiftMessageRequest, GiftOptionRequest } from './checkout/ports.ts';
export { ReviewStep, type ReviewStepProps } from './checkout/ReviewStep/ReviewStep.tsx';
export {
  ShippingAndGiftOptionsStep,
  type ShippingAndGiftOptionsStepProps,
} from './checkout/ShippingAndGiftOptionsStep/ShippingAndGiftOptionsStep.tsx';
export { ShippingStep, type ShippingStepProps } from './checkout/ShippingStep/ShippingStep.tsx';
export {
  type CheckoutControl,
  type CheckoutMessages,
  type CheckoutOptions,
  useCheckout,
} from './checkout/useCheckout.ts';

export { ExpressWallets, type ExpressWalletsProps } from './payment/ExpressWallets/ExpressWallets.tsx';
export type { ExpressOptions } from './payment/ExpressWallets/useExpressWallets.ts';
export { walletMessages, type WalletMessages } from './payment/wallet-messages.ts';
export type {
  ExpressPorts,
  WalletApproval,
  WalletOutcome,
  WalletPorts,
  WalletRequest,
} from './payment/wallet-ports.ts';
export { CardForm, type CardFormProps } from './payment/CardForm/CardForm.tsx';
export type { PopupContent } from './payment/HelpPopup/HelpPopup.tsx';
export { tenderMessages, type TenderMessages } from './tenders/messages.ts';
export type { CheckoutPromoPorts, RewardsCardName, RewardsPorts, TenderPorts } from './tenders/ports.ts';
export { financingMessages, type FinancingMessages } from './payment/financing-messages.ts';
export { twoCardsMessages, type TwoCardsMessages } from './payment/two-cards-messages.ts';
export { paymentMessages, type PaymentMessages } from './payment/messages.ts';
export { type CardFormControl, type CardFormOptions, type CardFormPorts, useCardForm } from './payment/useCardForm.ts';

export { AddItemButton, type AddItemButtonProps } from './recommendations/AddItemButton/AddItemButton.tsx';
export { TermsPopup, type TermsPopupProps } from './add-to-cart/TermsPopup/TermsPopup.tsx';
export { AddOns, type AddOnsProps } from './recommendations/AddOns/AddOns.tsx';
export type { CarouselKind } from './recommendations/messages.ts';
export { recommendationMessages, type RecommendationMessages } from './recommendations/messages.ts';
export {
  RecommendationCarousel,
  type RecommendationCarouselProps,
} from './recommendations/RecommendationCarousel/RecommendationCarousel.tsx';
export { type ItemAddsControl, type ItemAddsOptions, useItemAdds } from './recommendations/useItemAdds.ts';

export type { PortResult, RequestFailure } from './errors/request-failure.ts';
export { fixMessages, type FixMessages } from './errors/fix-messages.ts';
export { problemMessages, type ProblemMessages } from './errors/messages.ts';
export { ProblemsPopups, type ProblemsPopupsProps } from './errors/ProblemsPopups/ProblemsPopups.tsx';
export {
  type ProblemLog,
  type ProblemOptions,
  type ProblemPorts,
  type Problems,
  useProblems,
} from './errors/useProblems.ts';
export type { CardAndWalletMessages, CheckoutKitMessages } from './use-words.ts';
