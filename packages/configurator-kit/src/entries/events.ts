// Generated from index.ts by node tooling/build/noun-entries.ts.
export { ConfiguratorEventsProvider, type ConfiguratorKitEvent, type OnConfiguratorEvent } from '../events.ts';
