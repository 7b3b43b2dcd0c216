import { ProductLinks } from '@settee/configurator-kit';
import { QuickShip, type QuickShipProps } from './QuickShip.tsx';

/** Where a product page leads: to what comes soonest, to a sectional, to another product. QSHIP-01, PDP-13, PDP-14 */
export function ProductPageLinks(props: QuickShipProps) {
  const { page } = props;
  return (
    <>
      {page.quickShipSku && <QuickShip {...props} />}
      {(page.sectional ?? page.crossSell) && <ProductLinks page={page} />}
    </>
  );
}
