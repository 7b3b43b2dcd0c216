import {
  getCards,
  checkoutRoutes,
  formatPrice,
  fromReview,
  getTenders,
  type PaymentData,
  plccOption,
} from '@settee/domain';
import { AddressBlock } from '../../delivery/AddressBlock/AddressBlock.tsx';
import { getCardName } from '../../payment/card-text.ts';
import { financingMessages } from '../../payment/financing-messages.ts';
import { paymentMessages } from '../../payment/messages.ts';
import { walletMessages } from '../../payment/wallet-messages.ts';
import { useWords } from '../../use-words.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { getAppliedWallet } from '../payment/useOrderWallet.ts';
import { ReviewSection } from './ReviewSection.tsx';
import * as css from './ReviewStep.css.ts';

/** Gift cards and the like that pay a part of the order. */
export const getAppliedTenders = (payment: PaymentData) =>
  getTenders(payment).filter(({ appliedAmount }) => appliedAmount > 0);

/** The payment step, which returns to the review. */
const editPayment = `${checkoutRoutes.payment}?${fromReview}`;

/** The offer of the house card that the order is paid with. FIN-02, FIN-04 */
function HouseCardOffer({ checkout: { data, messages } }: { checkout: CheckoutControl }) {
  const labels = useWords('financing', financingMessages, messages?.financing);
  const { isOffered, selectedOption } = data.paymentData.plccOfferData;
  if (!isOffered) return null;
  return <p className={css.text}>{labels.chosen(labels.options[selectedOption ?? plccOption.rewards])}</p>;
}

/** Billing address, and what pays the order. */
export function PaymentSections({ checkout }: { checkout: CheckoutControl }) {
  const { data, site, labels, messages } = checkout;
  const cardLabels = useWords('payment', paymentMessages, messages?.paymentForm);
  const walletLabels = useWords('wallet', walletMessages, messages?.wallets);
  const wallet = getAppliedWallet(data);
  const cards = data.paymentData.isPaymentNeeded ? getCards(data.paymentData) : [];
  const tenders = getAppliedTenders(data.paymentData);
  const price = (cents: number) => formatPrice(cents, site);
  // With several recipients, the billing address is shown.
  const isSame = data.isBillingSameAsShipping && data.shippingOptions.recipients.length === 1;
  const billing = isSame ? null : data.billingAddress;
  return (
    <>
      <ReviewSection checkout={checkout} title={labels.billing} href={editPayment}>
        {billing ? (
          <AddressBlock address={billing} siteCulture={site.siteCulture} />
        ) : (
          <p className={css.text}>{labels.sameAsShipping}</p>
        )}
      </ReviewSection>
      <ReviewSection checkout={checkout} title={labels.payment} href={editPayment}>
        {tenders.map(({ kind, number, appliedAmount }) => (
          <p key={`${kind} ${number}`} className={css.text}>
            {labels.tenderPays({ name: labels.tenderNames[kind](number), amount: price(appliedAmount) })}
          </p>
        ))}
        {cards.map((card) => {
          const name = getCardName(card, cardLabels);
          return (
            <p key={card.basketPaymentId} className={css.text}>
              {cards.length > 1 ? labels.tenderPays({ name, amount: price(card.appliedAmount) }) : name}
            </p>
          );
        })}
        <HouseCardOffer checkout={checkout} />
        {wallet && (
          <p className={css.text}>
            {walletLabels.accountOf({ name: walletLabels.walletNames[wallet.kind], account: wallet.account })}
          </p>
        )}
        {data.isTaxExempt && <p className={css.text}>{labels.taxExempt(data.taxCertificateNumber)}</p>}
        {cards.length + tenders.length === 0 && !wallet && <p className={css.text}>{labels.noPaymentNeeded}</p>}
      </ReviewSection>
    </>
  );
}
