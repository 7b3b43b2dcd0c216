import { ProductLinks } from '@settee/configurator-kit';
import { QuickShip, type QuickShipProps } from './QuickShip.tsx';

/** Links of a product page to quick ship, to the sectional and to the cross-sell product. QSHIP-01, PDP-13, PDP-14 */
export function ProductPageLinks(props: QuickShipProps) {
  const { page } = props;
  return (
    <>
      {page.quickShipSku && <QuickShip {...props} />}
      {(page.sectional ?? page.crossSell) && <ProductLinks page={page} />}
    </>
  );
}
