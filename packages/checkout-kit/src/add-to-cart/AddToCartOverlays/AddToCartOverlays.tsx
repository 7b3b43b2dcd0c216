'use client';

import { lazyComponent } from '@settee/ui';
import type { Site } from '@settee/domain';
import type { ReactNode } from 'react';
import type { AddToCartMessages } from '../messages.ts';
import type { AddToCartControl } from '../useAddToCart.ts';

const TermsPopup = lazyComponent(() => import('../TermsPopup/TermsPopup.tsx').then((module) => module.TermsPopup));
const CartConfirmationLayer = lazyComponent(() =>
  import('../CartConfirmationLayer/CartConfirmationLayer.tsx').then((module) => module.CartConfirmationLayer),
);

export interface AddToCartOverlaysProps {
  /** The add, from `useAddToCart`. */
  add: AddToCartControl;
  site: Site;
  /** Confirmation layout of the brand. */
  layout: 'dialog' | 'slideOut';
  /** Path of the page for a guest; accepting the terms of a registry then redirects to sign-in. TERMS-11 */
  guestPath?: string;
  addOns?: ReactNode;
  messages?: Partial<AddToCartMessages>;
}

/** Renders the overlays of an add, loaded on the first click; render it once per page. ATC-15, ATC-20 */
export function AddToCartOverlays({ add, site, layout, guestPath, addOns, messages }: AddToCartOverlaysProps) {
  const { state } = add;
  const hasTerms =
    state.status === 'terms' || state.status === 'redirecting' || (state.status === 'adding' && state.isAccepted);
  return (
    <>
      {hasTerms && (
        <TermsPopup
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
      {state.status === 'confirmed' && (
        <CartConfirmationLayer
          confirmation={state.confirmation}
          site={site}
          layout={layout}
          onClose={add.close}
          onCheckout={add.goToCart}
          addOns={addOns}
          messages={messages}
        />
      )}
    </>
  );
}
