'use client';

import { Heading, SlideOut } from '@settee/ui';
import type { ReactNode } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { GuestCheckout } from './GuestCheckout.tsx';
import * as css from './LoginSlideOut.css.ts';

export interface LoginSlideOutProps {
  onClose: () => void;
  /** The sign-in; its part shows only when given. SIGN-05 */
  returningCustomers?: ReactNode;
  /** Hidden fields of the guest's post, such as a request-verification token. */
  guestFields?: Readonly<Record<string, string>>;
  messages?: Partial<AccountMessages>;
}

/** Shown before the checkout to a guest: sign in, or go on as a guest. SIGN-06, SIGN-08 */
export function LoginSlideOut({ onClose, returningCustomers, guestFields = {}, messages }: LoginSlideOutProps) {
  const labels = { ...accountMessages, ...messages };
  return (
    <SlideOut open onOpenChange={(isOpen) => !isOpen && onClose()} title={labels.title} closeLabel={labels.close}>
      <div className={css.parts}>
        {returningCustomers && (
          <section className={css.part}>
            <Heading level={3} className={sectionTitle}>
              {labels.returningCustomers}
            </Heading>
            {returningCustomers}
          </section>
        )}
        <section className={css.part}>
          <Heading level={3} className={sectionTitle}>
            {labels.newCustomers}
          </Heading>
          <p className={css.text}>{labels.guestText}</p>
          <GuestCheckout fields={guestFields} label={labels.guestCheckout} />
        </section>
      </div>
    </SlideOut>
  );
}
