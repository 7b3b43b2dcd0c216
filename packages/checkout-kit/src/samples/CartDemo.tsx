import { type Cart, type CartLineItem, ok } from '@settee/domain';
import { AnnouncerProvider } from '@settee/ui';
import { useState } from 'react';
import type { OnEvent } from '../events.ts';
import { CartScreen, type CartScreenProps } from '../cart/CartScreen/CartScreen.tsx';
import type { CartPorts } from '../cart/useCart.ts';
import { answerWith, type Fault, cartPortsFixture, summaryFixture } from './cart.ts';
import { serviceDemoPorts } from './cart-services.ts';
import { confirmationFixture } from './confirmation.ts';
import { linesFixture } from './lines.ts';

export interface CartDemoProps extends Omit<CartScreenProps, 'ports'> {
  /** Makes every call slow, failing or lose the session. */
  fault: Fault;
  /** Stand in for single calls. */
  ports: Partial<CartPorts>;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnEvent;
}

const withLines = (cart: Cart, lineItems: readonly CartLineItem[]): Cart => ({
  ...cart,
  lineItems,
  orderSummary: summaryFixture(lineItems),
});

/** A cart that really changes, as a host's data would. */
export function CartDemo({ fault, cart: initial, ports, ...screenProps }: CartDemoProps) {
  const [cart, setCart] = useState(initial);
  const change = async (action: string, next: (cart: Cart) => Cart) => {
    const answer = await answerWith(fault, action, { isSuccess: true } as const);
    if (answer.ok) setCart((before) => before && next(before));
    return answer;
  };
  const held = (id: string) =>
    [...(cart?.lineItems ?? []), ...(cart?.savedForLater ?? [])].find((line) => line.id === id);
  const without = (lines: readonly CartLineItem[], id: string) => lines.filter((line) => line.id !== id);

  const { removeDonation, ...services } = serviceDemoPorts(change);

  const demoPorts: CartPorts = {
    ...cartPortsFixture(fault),
    updateItem: (id, quantity) =>
      change('UpdateItem', (before) =>
        withLines(
          before,
          before.lineItems.map((line) =>
            line.id === id ? { ...line, priceQuantityTotals: { ...line.priceQuantityTotals, quantity } } : line,
          ),
        ),
      ),
    ...(initial?.config.isPromoEnabled ? services : {}),
    removeItem: (id) =>
      id === cart?.donation?.id
        ? removeDonation()
        : change('RemoveItem', (before) => withLines(before, without(before.lineItems, id))),
    restoreItem: async (line) => {
      const back = initial?.lineItems.find(({ itemInfo }) => itemInfo.sku === line.Sku);
      await change('AddItemToCartV2', (before) => (back ? withLines(before, [...before.lineItems, back]) : before));
      return ok(back ? confirmationFixture('main') : null);
    },
    saveForLater: (id) =>
      change('SaveForLater', (before) => {
        const line = held(id);
        const saved = line ? [...before.savedForLater, line] : before.savedForLater;
        return { ...withLines(before, without(before.lineItems, id)), savedForLater: saved };
      }),
    moveToCart: (id) =>
      change('MoveToCart', (before) => {
        const line = held(id);
        const lines = line ? [...before.lineItems, line] : before.lineItems;
        return { ...withLines(before, lines), savedForLater: without(before.savedForLater, id) };
      }),
    applyZip: (taxZipCode) =>
      change('ApplyZip', (before) => ({ ...before, cartSummary: { ...before.cartSummary, taxZipCode } })),
    ...ports,
  };
  return (
    <AnnouncerProvider>
      <CartScreen {...screenProps} cart={cart} ports={demoPorts} />
    </AnnouncerProvider>
  );
}

/** The same cart with the other brand's names and pictures. */
export function dressAsCb2(cart: Cart): Cart {
  const other = linesFixture('cb2');
  const dressLine = (line: CartLineItem): CartLineItem => {
    const piece = line.id === 'table' || line.id === 'chair' ? line.id : 'sofa';
    const { name, picture: image, options } = other[piece].itemInfo;
    return { ...line, itemInfo: { ...line.itemInfo, name, picture: image, options } };
  };
  return { ...cart, lineItems: cart.lineItems.map(dressLine), savedForLater: cart.savedForLater.map(dressLine) };
}
