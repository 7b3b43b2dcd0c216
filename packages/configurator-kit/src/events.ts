'use client';

import type { Sku } from '@settee/domain';
import { createContext, useContext } from 'react';

/** Analytics event, sent once per shopper action; `label` names the target. EVENT-01 to EVENT-05, EVENT-07 */
export type ConfiguratorKitEvent =
  /** `rule` is the error code; the entry is not part of the event. */
  | { type: 'form.fieldError'; form: string; field: string; rule: string }
  /** `listName` names the list of a listing or of search results. */
  | { type: 'listing.viewed'; listName: string; skus: readonly Sku[] }
  /** `position` in the list, from 1. */
  | { type: 'listing.itemSelected'; listName: string; sku: Sku; position: number }
  /** `query` as entered. */
  | { type: 'search.made'; query: string }
  /** Without `sku` on listings, searches and the page of all free swatches. */
  | { type: 'filterInteraction'; sku?: Sku; label: string }
  /** `label` names the product or the option. */
  | { type: 'productImpression' | 'drawerOpen'; sku: Sku; label: string }
  /** `label` names the choice, `option` its option. */
  | { type: 'componentInteraction'; sku: Sku; label: string; option: string }
  | { type: 'Form Submitted'; formName: 'Order Free Swatch'; formStatus: 'accepted' }
  /** `choiceCode` is the number of the fabric. */
  | { type: 'swatchCart.added' | 'swatchCart.removed'; choiceCode: number }
  | {
      type: 'favorites.addFailed' | 'favorites.itemRemoved' | 'favorites.removalUndone' | 'favorites.itemMoved';
      sku: Sku;
    }
  | { type: 'favorites.itemAdded'; sku: Sku }
  | { type: 'registry.created' }
  /** `quantity` is the wanted number of pieces. */
  | { type: 'registry.itemAdded' | 'registry.quantityChanged'; sku: Sku; quantity: number }
  | { type: 'registry.addFailed' | 'registry.itemRemoved' | 'registry.removalUndone'; sku: Sku };

export type OnConfiguratorEvent = (event: ConfiguratorKitEvent) => void;

const Context = createContext<OnConfiguratorEvent | null>(null);

/** Gets every event of the kit; `value` may be a function that does nothing, but it must be given. */
export const ConfiguratorEventsProvider = Context.Provider;

/** Reports an event to the host; throws outside of the provider, so that no event is lost silently. */
export function useOnEvent(): OnConfiguratorEvent {
  const onEvent = useContext(Context);
  if (!onEvent)
    throw new Error(
      'There is no ConfiguratorEventsProvider above this component; wrap the app in it to get its events.',
    );
  return onEvent;
}

/** Like `useOnEvent`, for parts that other apps use alone, such as forms; `null` outside of the provider. */
export function useOptionalOnEvent(): OnConfiguratorEvent | null {
  return useContext(Context);
}
