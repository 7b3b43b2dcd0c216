'use client';

import { Disclosure, Heading, SlideOut, withRef } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { GuestCheckout } from './GuestCheckout.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './LoginSlideOut.css.ts';

export interface LoginSlideOutProps extends RootRef<HTMLDivElement> {
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** The sign-in, folded; its part shows only when given. SIGN-05 */
  returningCustomers?: ReactNode;
  /** Hidden fields of the guest's post, such as a request-verification token. */
  guestFields?: Readonly<Record<string, string>>;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountMessages>;
}

/** Shown before the checkout to a guest: go on as a guest, or sign in. SIGN-06, SIGN-08 */
export const LoginSlideOut = withRef(function LoginSlideOut({
  onClose,
  returningCustomers,
  guestFields = {},
  messages,
  ref,
}: LoginSlideOutProps) {
  const labels = useWords('account', accountMessages, messages);
  const [isSigningIn, setIsSigningIn] = useState(false);
  return (
    <SlideOut
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      closeLabel={labels.close}
    >
      <div className={css.parts}>
        <section className={css.part}>
          <Heading level={3} className={sectionTitle}>
            {labels.newCustomers}
          </Heading>
          <p className={css.text}>{labels.guestText}</p>
          <GuestCheckout fields={guestFields} label={labels.guestCheckout} />
        </section>
        {returningCustomers && (
          <Disclosure
            open={isSigningIn}
            onOpenChange={setIsSigningIn}
            header={labels.returningCustomers}
            note={labels.returningText}
          >
            {returningCustomers}
          </Disclosure>
        )}
      </div>
    </SlideOut>
  );
});
