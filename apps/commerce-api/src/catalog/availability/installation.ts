import { installationServices } from '@settee/catalog';
import type { Cents, InstallationOffer, ServiceTaxCode, SiteCulture, Sku } from '@settee/domain';
import type { Product } from '../products/product-with-offers.ts';

/** Work that can be bought with a product; `price` in cents, for one item. */
export interface Installation extends InstallationOffer {
  code: string;
  sku: Sku;
  price: Cents;
  taxCode: ServiceTaxCode;
}

/** The service of a code; `null` without one. */
export function getInstallation(serviceCode: string, siteCulture: SiteCulture): Installation | null {
  const service = installationServices.find(({ code }) => code === serviceCode);
  if (!service) return null;
  const { code, sku, title, text, price, taxCode } = service;
  return { code, sku, title, text, price: price[siteCulture], taxCode };
}

/** The service that is offered with a product; `null` without one. CONF-07 */
export function installationOffered({ content }: Product, siteCulture: SiteCulture): Installation | null {
  return getInstallation(content.installation ?? '', siteCulture);
}
