// Generated from index.ts by node tooling/build/noun-entries.ts.
export { type CheckoutKitEvent, CheckoutEventsProvider, type OnEvent } from '../events.ts';
