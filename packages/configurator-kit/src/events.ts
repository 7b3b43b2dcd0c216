'use client';

import type { Sku } from '@settee/domain';
import { createContext, use } from 'react';

/** Events of one product. EVENT-01 to EVENT-04 */
export type ProductEventType = 'filterInteraction' | 'componentInteraction' | 'productImpression' | 'drawerOpen';

/** Analytics event, sent once per shopper action; `label` names the target. EVENT-01 to EVENT-05, EVENT-07 */
export type ConfiguratorKitEvent =
  /** Without `sku` where fabrics or products of many kinds are filtered or sorted. */
  | { type: 'filterInteraction'; sku?: Sku; label: string }
  | { type: Exclude<ProductEventType, 'filterInteraction'>; sku: Sku; label: string }
  | { type: 'Form Submitted'; formName: 'Order Free Swatch'; formStatus: 'accepted' }
  | { type: 'swatchCart.added' | 'swatchCart.removed'; choiceCode: number }
  | {
      type:
        | 'favorites.itemAdded'
        | 'favorites.addFailed'
        | 'favorites.itemRemoved'
        | 'favorites.removalUndone'
        | 'favorites.itemMoved';
      sku: Sku;
    }
  | { type: 'registry.created' }
  | { type: 'registry.itemAdded' | 'registry.quantityChanged'; sku: Sku; quantity: number }
  | { type: 'registry.addFailed' | 'registry.itemRemoved' | 'registry.removalUndone'; sku: Sku };

export type OnConfiguratorEvent = (event: ConfiguratorKitEvent) => void;

const Context = createContext<OnConfiguratorEvent | null>(null);

/** Gets every event of the kit; `value` may be a function that does nothing, but it must be given. */
export const ConfiguratorEventsProvider = Context;

/** Reports an event to the host; throws outside of the provider, so that no event is lost silently. */
export function useOnEvent(): OnConfiguratorEvent {
  const onEvent = use(Context);
  if (!onEvent)
    throw new Error(
      'There is no ConfiguratorEventsProvider above this component; wrap the app in it to get its events.',
    );
  return onEvent;
}
