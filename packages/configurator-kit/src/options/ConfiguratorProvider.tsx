'use client';

import {
  choose,
  type Configuration,
  formatPrice,
  getChoice,
  type ProductPage,
  type SiteCulture,
  getPagePrice,
} from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useOnEvent } from '../events.ts';
import type { GalleryMessages } from '../gallery/messages.ts';
import { choiceName } from './choice-name.ts';
import { getConfigured } from './configured.ts';
import type { ConfiguratorEvent, ConfiguratorState, ConfiguratorStore } from './configurator-store.ts';
import type { ProductDetailsMessages } from './details-messages.ts';
import { type ProductMessages, productMessages } from './messages.ts';
import { useSiteCulture } from '../use-site-culture.ts';
import { useWords } from '../use-words.ts';
import { usePriceFormat } from '../use-price-format.ts';

/** Steps between the configurations that the shopper has made. */
export interface ConfigurationHistory {
  canUndo: boolean;
  canRedo: boolean;
  /** Steps back (negative) or forward. */
  onStep: (steps: number) => void;
}

export interface ConfiguratorProviderProps {
  /** The product as loaded for the current configuration; it may lag behind the store. */
  page: ProductPage;
  /** The choices of a product, from `createConfiguratorStore`; one for each product. */
  store: ConfiguratorStore;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** The product of the current configuration is being loaded. OPT-21 */
  isRefreshing?: boolean;
  /** Undo and redo, which the app's history implements. */
  history?: ConfigurationHistory | undefined;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductMessages & ProductDetailsMessages & GalleryMessages>;
  /** Everything that reads or changes the choices. */
  children: ReactNode;
}

/** Product and actions, shared by the parts of a product page. */
export interface Configurator {
  page: ProductPage;
  siteCulture: SiteCulture;
  messages: ProductMessages & Partial<ProductDetailsMessages & GalleryMessages>;
  dispatch: (event: ConfiguratorEvent) => void;
  /** Makes a choice, announces it and reports it as an analytics event. OPT-22, EVENT-03 */
  makeChoice: (optionCode: number, choiceCode: number) => void;
  /** Formatted price of the product in a configuration, with 'From' while an option is open. */
  getPriceText: (configuration: Configuration) => string;
}

/** State that changes with every choice. It is separate, so that only its readers are rendered then. */
export interface ConfiguratorProgress {
  /** The product of the current configuration is being loaded. OPT-21 */
  isRefreshing: boolean;
  history: ConfigurationHistory;
}

interface ContextValue extends Configurator {
  store: ConfiguratorStore;
}

const noHistory: ConfigurationHistory = { canUndo: false, canRedo: false, onStep: () => undefined };

const Context = createContext<ContextValue | null>(null);
const ProgressContext = createContext<ConfiguratorProgress>({ isRefreshing: false, history: noHistory });

function useContextValue(): ContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('There is no ConfiguratorProvider above this component; wrap the product page in it.');
  return value;
}

/** The product and the actions on its configuration; throws outside of the provider. PDP-27 */
export function useConfigurator(): Configurator {
  return useContextValue();
}

/** Whether the product is being loaded again, and the steps between the configurations. OPT-21, SUMM-03 */
export function useConfiguratorProgress(): ConfiguratorProgress {
  return useContext(ProgressContext);
}

/** A part of a store's state; renders again when it is another one. */
export function useStoreState<Part>(store: ConfiguratorStore, select: (state: ConfiguratorState) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getInitial()),
  );
}

/** A part of the state of the page, such as `({ quantity }) => quantity`; throws outside of the provider. PDP-27 */
export function useConfiguratorState<Part>(select: (state: ConfiguratorState) => Part): Part {
  return useStoreState(useContextValue().store, select);
}

/** Provides the state of a product page to its parts, in any layout. */
export function ConfiguratorProvider(props: ConfiguratorProviderProps) {
  const { page, store, isRefreshing = false, history = noHistory, messages: given, children } = props;
  const siteCulture = useSiteCulture(props.siteCulture);
  const priceFormat = usePriceFormat(siteCulture);
  const messages = useWords('product', productMessages, given);
  const announce = useAnnounce();
  const onEvent = useOnEvent();
  const { sku, name } = page.product;
  const value = useMemo(() => {
    const getPriceText = (configuration: Configuration) => {
      const { currentPrice, isPriceFrom } = getPagePrice(page, configuration);
      const price = formatPrice(currentPrice, priceFormat);
      return isPriceFrom ? `${messages.from} ${price}` : price;
    };
    const makeChoice = (optionCode: number, choiceCode: number) => {
      const option = page.options.find((candidate) => candidate.optionCode === optionCode);
      const choice = option && getChoice(option, choiceCode);
      const next = choose(store.get().configuration, optionCode, choiceCode);
      store.dispatch({ type: 'choiceMade', optionCode, choiceCode });
      if (!choice) return;
      const { availabilityMessage } = getConfigured(page, next);
      announce(
        messages.selected({
          option: option.header.title,
          choice: choiceName(choice),
          price: getPriceText(next),
          availability: availabilityMessage,
        }),
      );
      onEvent({ type: 'componentInteraction', sku, label: choiceName(choice), option: option.header.title });
    };
    const { dispatch } = store;
    return { store, page, siteCulture, messages, dispatch, makeChoice, getPriceText };
  }, [store, page, siteCulture, priceFormat, messages, sku, announce, onEvent]);
  // An urgent change of a context makes React replace the server's HTML of parts that wait for their code.
  const deferredValue = useDeferredValue(value);
  const isRefreshingDeferred = useDeferredValue(isRefreshing);
  // The history is not deferred: two quick steps must be two steps. It changes only by a choice.
  const progress = useMemo(() => ({ isRefreshing: isRefreshingDeferred, history }), [isRefreshingDeferred, history]);
  useEffect(() => {
    onEvent({ type: 'productImpression', sku, label: name });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product that is shown
  }, [sku]);
  return (
    <Context.Provider value={deferredValue}>
      <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>
    </Context.Provider>
  );
}
