// Generated from index.ts by node tooling/build/noun-entries.ts.
export {
  QuoteRequestPopup,
  type QuotePorts,
  type QuoteRequestPopupProps,
} from '../quotes/QuoteRequestPopup/QuoteRequestPopup.tsx';
