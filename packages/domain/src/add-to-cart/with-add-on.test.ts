import { expect, test } from 'vitest';
import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { CartConfirmation, ConfirmedItem } from './cart-confirmation.ts';
import { withAddOn } from './with-add-on.ts';

const webp = { width: 480, url: '/p.webp' };
const image: ResponsiveImage = { alt: '', width: 4, height: 3, color: '', placeholder: '', avif: [], webp };

const item = (sku: number, quantity: number, ...texts: string[]): ConfirmedItem => ({
  sku,
  quantity,
  name: `Item ${sku}`,
  isPersonalized: false,
  formattedPrice: '$1.00',
  imageUrl: webp.url,
  picture: image,
  options: texts.map((text) => ({ label: 'Fabric', text })),
});

const confirmation = (items: ConfirmedItem[], addedItemCount: number, cartItemCount: number): CartConfirmation => ({
  isSuccess: true,
  isError: false,
  items,
  addedItemCount,
  cartItemCount,
  subtotal: cartItemCount * 100,
  shipping: 0,
  total: cartItemCount * 100,
  isDiscountApplied: false,
  isShowInstallationServiceLineItem: false,
  installationServiceTotal: 0,
  isInstallationServiceSelectedForCurrentItems: false,
  installationServiceType: '',
  isShippingMessage: false,
  shippingMessage: '',
  isInHomeShippingMessage: false,
  inHomeShippingMessage: '',
  isThresholdShippingMessage: false,
  thresholdShippingMessage: '',
  cartIcon: '',
  allCartItems: [],
  crossSellUrl: '',
  shipMethod: 'standard',
});

const sofa = item(1, 2, 'Flax');

test.each([
  ['another item', item(2, 1), [sofa, item(2, 1)]],
  ['the same item', item(1, 1, 'Flax'), [item(1, 3, 'Flax')]],
  ['the same sku in another fabric', item(1, 1, 'Moss'), [sofa, item(1, 1, 'Moss')]],
  ['the same sku with fewer options', item(1, 1), [sofa, item(1, 1)]],
])('CONF-21, CAROUS-15: %s joins the list', (_, addOn, items) => {
  expect(withAddOn(confirmation([sofa], 2, 5), confirmation([addOn], 1, 6)).items).toEqual(items);
});

test('CONF-22, CAROUS-15: the quantity is summed; the cart is the one after the add-on', () => {
  const both = withAddOn(confirmation([sofa], 2, 5), confirmation([item(2, 1)], 1, 6));
  expect(both).toMatchObject({ addedItemCount: 3, cartItemCount: 6, subtotal: 600, total: 600 });
});
