import { ProductDelivery } from '@settee/checkout-kit';
import { getConfigured, PurchaseFacts, ShareButton, useConfiguratorState } from '@settee/configurator-kit';
import { useLocation } from 'react-router-dom';
import { useProductDelivery, useZipPorts } from '../../data/product-delivery.ts';
import { useProblemLog } from '../../data/problems.ts';
import { useSite } from '../../data/site.ts';
import { sharePage } from '../../edges/share.ts';
import { useConfiguredProduct } from './useConfiguredProduct.ts';

/** Delivery to the shopper's ZIP Code, returns, warranty and financing of the configured product. */
export function ProductPurchaseFacts() {
  const { siteCulture } = useSite();
  const { page, configuration } = useConfiguredProduct();
  const delivery = useProductDelivery(page.browseDto.sku);
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

/** Shares the product in its configuration. */
export function ShareProduct() {
  const { page } = useConfiguredProduct();
  const { pathname, search } = useLocation();
  return <ShareButton onShare={() => sharePage(page.browseDto.name, pathname + search)} />;
}
