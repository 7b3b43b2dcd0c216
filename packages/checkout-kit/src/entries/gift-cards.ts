// Generated from index.ts by node tooling/build/noun-entries.ts.
export { GiftCardScreen, type GiftCardScreenProps } from '../gift-cards/GiftCardScreen/GiftCardScreen.tsx';
