import { ProductDelivery } from '@settee/checkout-kit';
import {
  FavoritesButton,
  getConfigured,
  PurchaseFacts,
  ShareButton,
  StoresButton,
  useAddToList,
  useConfigurator,
  useConfiguratorState,
} from '@settee/configurator-kit';
import { getFavoriteBlocker, isFavorite } from '@settee/domain';
import { lazyComponent, useIntent } from '@settee/ui';
import { useLocation } from 'react-router-dom';
import { useAddToListPorts, usePrefetchLists } from '../../data/favorites.ts';
import { useProblemLog } from '../../data/problems.ts';
import { useProductDelivery, useZipPorts } from '../../data/product-delivery.ts';
import { usePage, useSite } from '../../data/site.ts';
import { usePrefetchStores } from '../../data/prefetch-stores.ts';
import { useFavoriteSkus } from '../../data/useFavoriteSkus.ts';
import { hasRegistrantCookie } from '../../edges/registrant-mode.ts';
import { sharePage } from '../../edges/share.ts';
import { useHasBeenTrue } from '../../shell/useHasBeenTrue.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { FavoritesOverlays } from '../lazy-overlays.ts';
import { layers } from './layers.tsx';
import { useConfiguredProduct } from './ProductProvider.tsx';
import * as css from './sections.css.ts';
import { ProductWallet } from './wallet.tsx';

const RegistryBuy = lazyComponent(() => import('./browser-parts/RegistryBuy.tsx').then((module) => module.RegistryBuy));

/** Wallet, registry, favorites and stores below the buy button, and facts such as returns and warranty. */
export function BuyMore() {
  return (
    <>
      <ProductWallet />
      <Registry />
      <div className={css.textButtons}>
        <Favorites />
        <Stores />
        <ShareProduct />
      </div>
      <ConfiguredFacts />
    </>
  );
}

/** 'Add to Registry' for a registrant. REG-01 */
function Registry() {
  const { isRegistrantMode } = usePage();
  const isHydrated = useHydrated();
  if (!(isHydrated ? hasRegistrantCookie() : isRegistrantMode)) return null;
  return (
    <div className={css.registry}>
      <RegistryBuy />
    </div>
  );
}

/** Heart button with its overlays. FAV-01 to FAV-11 */
function Favorites() {
  const { page, item, unselectedOptions } = useConfiguredProduct();
  const quantity = useConfiguratorState((state) => state.quantity);
  const isPersonalized = useConfiguratorState(({ personalization }) => personalization?.isPersonalized ?? false);
  // No SKU until every option has its choice. FAV-08, FAV-09
  const sku = unselectedOptions.length > 0 ? 0 : item.sku;
  const product = { sku, optionChoiceParameter: item.optionChoiceParameter, quantity };
  const pairs = useFavoriteSkus();
  const control = useAddToList({ ports: useAddToListPorts() });
  const { state } = control;
  const hasOpened = useHasBeenTrue(state.status === 'opening');
  const prefetchLists = usePrefetchLists();
  const intent = useIntent(FavoritesOverlays.load, () => sku > 0 && prefetchLists(product));
  return (
    <>
      <FavoritesButton
        {...intent}
        saved={isFavorite(pairs, product)}
        blocker={getFavoriteBlocker({
          sku,
          isGrouper: page.skus.length > 1,
          isSuperSpecialOrder: page.product.superSpecialOrder !== null,
          isAvailable: page.isAvailable,
          isPersonalized,
        })}
        busy={state.status === 'opening'}
        hasFailed={state.status === 'idle' && state.hasFailed}
        onClick={() => void control.click(product)}
      />
      {hasOpened && <FavoritesOverlays control={control} />}
    </>
  );
}

/** Button that opens the store finder. PDP-04 */
function Stores() {
  const { dispatch } = useConfigurator();
  const intent = useIntent(layers.stores.load, usePrefetchStores());
  return <StoresButton {...intent} onClick={() => dispatch({ type: 'layerOpened', layer: { kind: 'stores' } })} />;
}

/** Shares the product in its configuration. */
function ShareProduct() {
  const { page } = useConfiguredProduct();
  const { pathname, search } = useLocation();
  return <ShareButton onShare={() => sharePage(page.product.name, pathname + search)} />;
}

/** Delivery to the shopper's ZIP Code, returns, warranty and financing of the configured product. */
function ConfiguredFacts() {
  const { siteCulture } = useSite();
  const { page, configuration } = useConfiguredProduct();
  const delivery = useProductDelivery(page.product.sku);
  const ports = useZipPorts();
  const log = useProblemLog();
  const isPersonalized = useConfiguratorState(({ personalization }) => personalization?.isPersonalized ?? false);
  const { financing } = page;
  // A personalized product can't be returned.
  const afterSale = isPersonalized ? { ...page.afterSale, returnDays: null } : page.afterSale;
  return (
    <PurchaseFacts
      afterSale={afterSale}
      financing={financing}
      isFinanced={getConfigured(page, configuration).currentPrice >= financing.least}
      delivery={<ProductDelivery info={delivery.data} siteCulture={siteCulture} ports={ports} onProblem={log} />}
    />
  );
}
