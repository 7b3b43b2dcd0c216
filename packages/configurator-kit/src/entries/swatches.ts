// Generated from index.ts by node tooling/build/noun-entries.ts.
export { type SwatchMessages, swatchMessages } from '../swatches/messages.ts';
export type { SuggestedStreets, SuggestStreets, SwatchPorts, SwatchSubject } from '../swatches/ports.ts';
export { SwatchModal, type SwatchModalProps } from '../swatches/SwatchModal/SwatchModal.tsx';
export { SwatchReceipt, type SwatchReceiptProps } from '../swatches/SwatchReceipt/SwatchReceipt.tsx';
export { type SwatchControl, useSwatches } from '../swatches/useSwatches.ts';
