// Generated from index.ts by node tooling/build/noun-entries.ts.
export { ExpressWallets, type ExpressWalletsProps } from '../payment/ExpressWallets/ExpressWallets.tsx';
export type { ExpressOptions } from '../payment/ExpressWallets/useExpressWallets.ts';
export { walletMessages, type WalletMessages } from '../payment/wallet-messages.ts';
export type {
  ExpressPorts,
  WalletApproval,
  WalletOutcome,
  WalletPorts,
  WalletRequest,
} from '../payment/wallet-ports.ts';
export { CardForm, type CardFormProps } from '../payment/CardForm/CardForm.tsx';
export type { PopupContent } from '../payment/HelpPopup/HelpPopup.tsx';
export { financingMessages, type FinancingMessages } from '../payment/financing-messages.ts';
export { twoCardsMessages, type TwoCardsMessages } from '../payment/two-cards-messages.ts';
export { paymentMessages, type PaymentMessages } from '../payment/messages.ts';
export { type CardFormControl, type CardFormOptions, type CardFormPorts, useCardForm } from '../payment/useCardForm.ts';
