// Generated from index.ts by node tooling/build/noun-entries.ts.
export { FabricFlyout, type FabricFlyoutProps } from '../fabrics/FabricFlyout/FabricFlyout.tsx';
export { FabricsScreen, type FabricsScreenProps } from '../fabrics/FabricsScreen/FabricsScreen.tsx';
export { type FabricMessages, fabricMessages } from '../fabrics/messages.ts';
export type { FabricPorts } from '../fabrics/ports.ts';
export { type FabricsControl, useFabrics } from '../fabrics/useFabrics.ts';
