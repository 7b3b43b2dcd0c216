import type { Sku } from '@settee/domain';

/** What a shopper did, once per action, for any analytics; `label` is what was acted on. EVENT-07 */
export interface ConfiguratorKitEvent {
  type: 'componentInteraction' | 'drawerOpen';
  sku: Sku;
  label: string;
}

export type OnConfiguratorEvent = (event: ConfiguratorKitEvent) => void;
