import type { Catalog, Noun } from '../schema.ts';

/** Returns the name of an entry in an error message, such as 'main/alder-sofa'. */
export function getName<N extends Noun>(noun: N, entry: Catalog[N][number]): string {
  const read = (field: string) => {
    const value: unknown = Reflect.get(entry, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  if (noun === 'products' || noun === 'bundles') return `${read('brand')}/${read('slug') || read('sku')}`;
  if (noun === 'categories') return `${read('brand')}/${read('code')}`;
  if (noun === 'homes') return `${read('brand')}/home`;
  if (noun === 'quickShipItems') return `quick ship ${read('sku')}`;
  const id = ['id', 'number', 'email', 'code', 'name', 'productSku', 'text'].map(read).find((name) => name !== '');
  const singular: Partial<Record<Noun, string>> = {
    stores: 'store',
    deliveryRegions: 'region',
    installationServices: 'installation',
    donations: 'donation',
    giftCards: 'gift card',
    giftCardProducts: 'gift card product',
    promoCodes: 'promo code',
    tenderCodes: 'tender code',
    rewardCertificates: 'certificate',
    demoAccounts: 'account',
    registries: 'registry',
    reviews: 'review',
    personalizationTestTexts: 'test text',
  };
  return `${singular[noun] ?? noun} ${id ?? '?'}`;
}
