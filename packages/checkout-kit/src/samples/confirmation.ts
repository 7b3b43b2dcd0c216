import type { Brand, CartConfirmation, CustomConfirmation } from '@settee/domain';
import type { AddToCartPorts } from '../add-to-cart/useAddToCart.ts';
import { answerWith, type Fault } from './cart.ts';
import { linesFixture } from './lines.ts';

/** What a successful add of the sofa answers; amounts in cents. */
export function confirmationFixture(brand: Brand, change: Partial<CartConfirmation> = {}): CartConfirmation {
  const { itemInfo } = linesFixture(brand).sofa;
  return {
    isSuccess: true,
    isError: false,
    items: [
      {
        sku: itemInfo.sku,
        name: itemInfo.name,
        isPersonalized: false,
        formattedPrice: '$1,949.00',
        quantity: 1,
        imageUrl: itemInfo.picture.webp.url,
        picture: itemInfo.picture,
        options: itemInfo.options,
      },
    ],
    addedItemCount: 1,
    cartItemCount: 3,
    subtotal: 250700,
    shipping: 11900,
    total: 262600,
    isDiscountApplied: false,
    isShowInstallationServiceLineItem: false,
    installationServiceTotal: 0,
    isInstallationServiceSelectedForCurrentItems: false,
    installationServiceType: '',
    isShippingMessage: true,
    shippingMessage: 'You have free standard shipping on small items in this cart.',
    isInHomeShippingMessage: false,
    inHomeShippingMessage: '',
    isThresholdShippingMessage: false,
    thresholdShippingMessage: '',
    cartIcon: 'truck',
    allCartItems: [{ sku: itemInfo.sku }],
    crossSellUrl: '',
    shipMethod: 'standard',
    ...change,
  };
}

/** Terms of a piece that is made to order. */
export function termsFixture(brand: Brand): CustomConfirmation {
  return {
    hasCustomOrderConfirmation: true,
    message:
      'This piece is made to order in the fabric you chose. It cannot be changed or returned once the workshop has started, 48 hours after your order.',
    items: confirmationFixture(brand).items,
  };
}

/** Ports that answer well, or as `fault` says. */
export function addPortsFixture(
  brand: Brand,
  fault: Fault = 'none',
  change: Partial<AddToCartPorts> = {},
): AddToCartPorts {
  return {
    add: () => answerWith(fault, 'AddItemToCartV2', confirmationFixture(brand)),
    lookUpCustomConfirmation: () => answerWith(fault, 'GetProductInfo', termsFixture(brand)),
    refreshCartCount: () => {},
    goTo: () => {},
    log: () => {},
    ...change,
  };
}
