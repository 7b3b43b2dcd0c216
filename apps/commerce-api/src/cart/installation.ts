import { installationServices, products } from '@settee/catalog';
import type { Cents, InstallationOffer, SiteCulture, Sku } from '@settee/domain';

/** Work that can be bought with a product; `price` in cents, for one item. */
export interface Installation extends InstallationOffer {
  code: string;
  sku: Sku;
  price: Cents;
}

const codes = new Map(products.map(({ sku, installation }) => [sku, installation]));

/** The service that is offered with a product; `null` without one. CONF-07 */
export function installationOffered(productSku: Sku, siteCulture: SiteCulture): Installation | null {
  const service = installationServices.find(({ code }) => code === codes.get(productSku));
  if (!service) return null;
  const { code, sku, title, text, price } = service;
  return { code, sku, title, text, price: price[siteCulture] };
}
