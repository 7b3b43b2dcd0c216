import type { Sku } from '@settee/domain';

/** What a shopper did, once per action, for any analytics; `label` is what was acted on. EVENT-05, EVENT-07 */
export type ConfiguratorKitEvent =
  | { type: 'componentInteraction' | 'drawerOpen'; sku: Sku; label: string }
  | { type: 'Form Submitted'; formName: 'Order Free Swatch'; formStatus: 'accepted' };

export type OnConfiguratorEvent = (event: ConfiguratorKitEvent) => void;
