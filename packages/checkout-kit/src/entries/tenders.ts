// Generated from index.ts by node tooling/build/noun-entries.ts.
export { tenderMessages, type TenderMessages } from '../tenders/messages.ts';
export type { CheckoutPromoPorts, RewardsCardName, RewardsPorts, TenderPorts } from '../tenders/ports.ts';
