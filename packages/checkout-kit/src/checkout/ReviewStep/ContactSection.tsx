import {
  accountPages,
  checkoutRoutes,
  editRecipientUrl,
  formatPhone,
  fromReview,
  type OrderContact,
} from '@settee/domain';
import type { CheckoutControl } from '../useCheckout.ts';
import { ReviewSection } from './ReviewSection.tsx';
import * as css from './ReviewStep.css.ts';

/** Page where the contact is changed: of the only address, of the account, or with the billing address of a guest. */
function getEditUrl({ data, isSignedIn }: CheckoutControl): string {
  const [first, ...others] = data.shippingOptions.recipients.filter(({ kind }) => kind === 'shipping');
  if (first && others.length === 0) return editRecipientUrl(first.id);
  return `${isSignedIn ? accountPages.signInSettings : checkoutRoutes.payment}?${fromReview}`;
}

/** Name, phone number and email address. */
export function ContactLines({ contact }: { contact: OrderContact }) {
  const { firstName, lastName, dayPhone, emailAddress } = contact;
  return (
    <>
      <p className={css.text}>{`${firstName} ${lastName}`}</p>
      <p className={css.text}>{formatPhone(dayPhone)}</p>
      <p className={css.text}>{emailAddress}</p>
    </>
  );
}

/** Contact for updates of an order with several recipients. */
export function ContactSection({ checkout }: { checkout: CheckoutControl }) {
  const { data, labels } = checkout;
  const { contact } = data;
  if (!contact) return null;
  return (
    <ReviewSection checkout={checkout} title={labels.contact} href={getEditUrl(checkout)}>
      <ContactLines contact={contact} />
    </ReviewSection>
  );
}
