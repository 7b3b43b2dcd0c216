// Generated from index.ts by node tooling/build/noun-entries.ts.
export { PickupStorePopup, type PickupStorePopupProps } from '../cart/PickupStorePopup/PickupStorePopup.tsx';
export { shareMessages, type ShareMessages } from '../cart/share-messages.ts';
export {
  type SharedAdd,
  type SharedCartPorts,
  SharedCartScreen,
  type SharedCartScreenProps,
} from '../cart/SharedCartScreen/SharedCartScreen.tsx';
export { ShareCartPopup, type ShareCartPopupProps } from '../cart/ShareCartPopup/ShareCartPopup.tsx';
export { CartLine, type CartLineProps } from '../cart/CartLine/CartLine.tsx';
export { CartSummary, type CartSummaryProps } from '../cart/CartSummary/CartSummary.tsx';
export { EmptyCart, type EmptyCartProps } from '../cart/EmptyCart/EmptyCart.tsx';
export { RemovedLine, type RemovedLineProps } from '../cart/RemovedLine/RemovedLine.tsx';
export { SavedLine, type SavedLineProps } from '../cart/SavedLine/SavedLine.tsx';
export { type CartRow } from '../cart/reducer.ts';
export { getSavings } from '../cart/savings.ts';
export { CartScreen, type CartScreenMessages, type CartScreenProps } from '../cart/CartScreen/CartScreen.tsx';
export { cartMessages, type CartMessages } from '../cart/messages.ts';
export { serviceMessages, type ServiceMessages } from '../cart/service-messages.ts';
export type { CartChange, PromoChange, ServicePorts } from '../cart/service-ports.ts';
export { type CartControl, type CartOptions, type CartPorts, type SharedLink, useCart } from '../cart/useCart.ts';
export {
  CheckoutStartOverlays,
  type CheckoutStartOverlaysProps,
} from '../cart/CheckoutStartOverlays/CheckoutStartOverlays.tsx';
export {
  type CheckoutStartControl,
  type CheckoutStartOptions,
  type CheckoutStartPorts,
  type CheckoutStartState,
  useCheckoutStart,
} from '../cart/useCheckoutStart.ts';
