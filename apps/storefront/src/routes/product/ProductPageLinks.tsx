import { ProductLinks, useConfigurator } from '@settee/configurator-kit';
import { QuickShip } from './QuickShip.tsx';
import * as css from './Services.css.ts';

/** Links of a product page to quick ship, to the sectional and to the cross-sell product. QSHIP-01, PDP-13, PDP-14 */
export function ProductPageLinks() {
  const { page } = useConfigurator();
  const hasLinks = Boolean(page.sectional ?? page.crossSell);
  if (!page.quickShipSku && !hasLinks) return null;
  return (
    <div className={css.links}>
      {page.quickShipSku && <QuickShip sku={page.quickShipSku} />}
      {hasLinks && <ProductLinks page={page} />}
    </div>
  );
}
