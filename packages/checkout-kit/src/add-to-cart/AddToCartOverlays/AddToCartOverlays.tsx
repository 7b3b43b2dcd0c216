'use client';

import { lazyComponent, withRef } from '@settee/ui';
import type { Site } from '@settee/domain';
import { type ReactNode, useEffect, useState } from 'react';
import type { AddingItem } from '../CartConfirmationLayer/CartConfirmationLayer.tsx';
import type { AddToCartMessages } from '../messages.ts';
import type { AddToCartControl } from '../useAddToCart.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';

const TermsPopup = lazyComponent(() => import('../TermsPopup/TermsPopup.tsx').then((module) => module.TermsPopup));
const CartConfirmationLayer = lazyComponent(() =>
  import('../CartConfirmationLayer/CartConfirmationLayer.tsx').then((module) => module.CartConfirmationLayer),
);

/** Loads the code of all overlays of an add, before the first one opens: when a pointer nears the button, for example. */
export async function loadAddToCartOverlays(): Promise<void> {
  await Promise.all([TermsPopup.load(), CartConfirmationLayer.load()]);
}

export interface AddToCartOverlaysProps extends RootRef<HTMLDivElement> {
  /** The add, from `useAddToCart`. */
  add: AddToCartControl;
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** Confirmation layout of the brand. */
  layout: 'dialog' | 'slideOut';
  /** Path of the page for a guest; accepting the terms of a registry then redirects to sign-in. TERMS-11 */
  guestPath?: string;
  /** Facts of the clicked item that the page knows; with them, the confirmation opens before the cart replies. */
  item?: Omit<AddingItem, 'quantity'> | undefined;
  /** Rendered below the items added, such as a row of recommendations. */
  addOns?: ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AddToCartMessages>;
}

/** The confirmation, from the click on where the item is known; closed before the cart replies, it stays closed. */
function useConfirmation(
  { state, close, isRegistry, addType }: AddToCartControl,
  item: AddToCartOverlaysProps['item'],
) {
  const [isDismissed, setDismissed] = useState(false);
  const isConfirmed = state.status === 'confirmed';
  const isAdding = state.status === 'adding' && !state.isAccepted && addType === 'default' && !isRegistry;
  if (isDismissed && !isAdding && !isConfirmed) setDismissed(false);
  useEffect(() => {
    if (isDismissed && isConfirmed) close();
  });
  const [line, another] = isAdding ? state.lines : [];
  const adding = item && line && !another ? { ...item, quantity: line.Quantity } : null;
  const shown = isConfirmed ? state.confirmation : adding;
  return { shown: isDismissed ? null : shown, close: isConfirmed ? close : () => setDismissed(true) };
}

/** Renders the overlays of an add, loaded on the first click; render it once per page. ATC-15, ATC-20 */
export const AddToCartOverlays = withRef(function AddToCartOverlays({
  add,
  site: given,
  layout,
  guestPath,
  item,
  addOns,
  messages,
  ref,
}: AddToCartOverlaysProps) {
  const site = useSiteFormat(given);
  const { state } = add;
  const confirmation = useConfirmation(add, item);
  const hasTerms =
    state.status === 'terms' || state.status === 'redirecting' || (state.status === 'adding' && state.isAccepted);
  return (
    <>
      {hasTerms && (
        <TermsPopup
          ref={ref}
          terms={state.terms}
          isRegistry={add.isRegistry}
          isBusy={state.status !== 'terms'}
          guestPath={guestPath}
          onSignIn={add.signIn}
          onAccept={() => void add.accept()}
          onDecline={add.decline}
          messages={messages}
        />
      )}
      {confirmation.shown && (
        <CartConfirmationLayer
          ref={ref}
          confirmation={confirmation.shown}
          site={site}
          layout={layout}
          onClose={confirmation.close}
          onCheckout={add.goToCart}
          addOns={addOns}
          messages={messages}
        />
      )}
    </>
  );
});
