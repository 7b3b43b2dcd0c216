// Generated from index.ts by node tooling/build/noun-entries.ts.
export { AddToCartButton, type AddToCartButtonProps } from '../add-to-cart/AddToCartButton/AddToCartButton.tsx';
export { AddToCartError, type AddToCartErrorProps } from '../add-to-cart/AddToCartError/AddToCartError.tsx';
export {
  AddToCartOverlays,
  type AddToCartOverlaysProps,
  loadAddToCartOverlays,
} from '../add-to-cart/AddToCartOverlays/AddToCartOverlays.tsx';
export {
  InstallationChoice,
  type InstallationChoiceProps,
} from '../add-to-cart/InstallationChoice/InstallationChoice.tsx';
export { type AddState, type AddType } from '../add-to-cart/reducer.ts';
export { addToCartMessages, type AddToCartMessages } from '../add-to-cart/messages.ts';
export {
  type AddToCartControl,
  type AddToCartOptions,
  type AddToCartPorts,
  type NewLine,
  useAddToCart,
} from '../add-to-cart/useAddToCart.ts';
export { TermsPopup, type TermsPopupProps } from '../add-to-cart/TermsPopup/TermsPopup.tsx';
