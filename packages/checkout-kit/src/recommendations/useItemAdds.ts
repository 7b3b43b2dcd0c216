import {
  type AddLocation,
  type CarouselItem,
  type CartConfirmation,
  needsChoices,
  newLine,
  type Sku,
} from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useReducer } from 'react';
import { toConfirmation } from '../add-to-cart/reducer.ts';
import type { AddToCartPorts } from '../add-to-cart/useAddToCart.ts';
import { useOnEvent } from '../events.ts';
import { isAddEnabled, itemAddsReducer, initialItemAdds } from './reducer.ts';
import { recommendationMessages, type RecommendationMessages } from './messages.ts';
import { useWords } from '../use-words.ts';

export interface ItemAddsOptions {
  ports: Pick<AddToCartPorts, 'add' | 'refreshCartCount' | 'log'>;
  /** Location sent to the backend with each add. ATC-04 */
  location: Extract<AddLocation, 'Carousel' | 'Furniture Add-On'>;
  /** The adds go to a registry. CAROUS-14 */
  isRegistry?: boolean;
  /** Called after each successful add, with a confirmation that includes it. CONF-21, CONF-22 */
  onAdded?: (confirmation: CartConfirmation) => void;
  messages?: Partial<RecommendationMessages>;
}

/** Adds of recommended items that need no choices, each on its own, one piece at a time. XSELL-06, XSELL-07 */
export function useItemAdds({ ports, location, isRegistry = false, onAdded, messages }: ItemAddsOptions) {
  const onEvent = useOnEvent();
  const labels = useWords('recommendation', recommendationMessages, messages);
  const [adds, send] = useReducer(itemAddsReducer, initialItemAdds);
  const say = useAnnounce();

  const succeed = (item: CarouselItem, position: number, confirmation: CartConfirmation) => {
    send({ type: 'added', sku: item.sku });
    say((isRegistry ? labels.saidRegistered : labels.saidAdded)(item.name));
    onAdded?.(confirmation);
    onEvent({ type: 'recommendation.added', sku: item.sku, location, position });
  };
  const fail = (item: CarouselItem, position: number, given: string) => {
    send({ type: 'failed', sku: item.sku, message: given === '' ? labels.addFailed : given });
    onEvent({ type: 'recommendation.failed', sku: item.sku, location, position });
  };

  /** `position` counts from 1. */
  const click = async (item: CarouselItem, position: number, count: number) => {
    const { sku, optionChoiceParameter: OptionChoiceParameter, navigateUrl: Url } = item;
    if (needsChoices(item) || !isAddEnabled(adds, sku)) return;
    const line = newLine(sku, {
      Quantity: 1,
      OptionChoiceParameter,
      Location: location,
      Position: position,
      TotalPositions: count,
      Url,
    });
    send({ type: 'clicked', sku });
    onEvent({ type: 'recommendation.clicked', sku, location, position });
    const result = await ports.add([line]);
    const confirmation = result.ok ? toConfirmation(result.value) : null;
    if (confirmation) {
      ports.refreshCartCount();
      return succeed(item, position, confirmation);
    }
    ports.log(labels.logPrefix, result.ok ? result.value : result.error);
    const given = result.ok && result.value !== null && 'errorMessage' in result.value ? result.value.errorMessage : '';
    fail(item, position, given);
  };

  return {
    /** Returns the state of the add of an item; `undefined` before the first click. */
    of: (sku: Sku) => adds[sku],
    click,
    isRegistry,
  };
}

export type ItemAddsControl = ReturnType<typeof useItemAdds>;
