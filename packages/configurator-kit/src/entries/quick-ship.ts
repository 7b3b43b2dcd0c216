// Generated from index.ts by node tooling/build/noun-entries.ts.
export { type QuickShipMessages, quickShipMessages } from '../quick-ship/messages.ts';
export type { QuickShipPorts } from '../quick-ship/ports.ts';
export { QuickShipLink, type QuickShipLinkProps } from '../quick-ship/QuickShipLink/QuickShipLink.tsx';
export { QuickShipPanel, type QuickShipPanelProps } from '../quick-ship/QuickShipPanel/QuickShipPanel.tsx';
export { type QuickShipControl, useQuickShip } from '../quick-ship/useQuickShip.ts';
