import type { Sku } from '@settee/domain';

/** What is told of a product. EVENT-01 to EVENT-04 */
export type ProductEventType = 'filterInteraction' | 'componentInteraction' | 'productImpression' | 'drawerOpen';

/** What a shopper did, once per action, for any analytics; `label` is what was acted on. EVENT-01 to EVENT-05, EVENT-07 */
export type ConfiguratorKitEvent =
  | { type: ProductEventType; sku: Sku; label: string }
  | { type: 'Form Submitted'; formName: 'Order Free Swatch'; formStatus: 'accepted' };

export type OnConfiguratorEvent = (event: ConfiguratorKitEvent) => void;
