import type { CartConfirmation } from '@settee/domain';
import { Icon } from '@settee/ui';
import * as css from './CartConfirmationLayer.css.ts';

/** The backend names one of our icons or gives the address of a picture; nothing for an empty one. CONF-20 */
function CartIcon({ cartIcon }: { cartIcon: string }) {
  if (cartIcon === '') return null;
  if (cartIcon === 'truck' || cartIcon === 'store' || cartIcon === 'info') return <Icon name={cartIcon} size={20} />;
  return <img src={cartIcon} alt="" width={20} height={20} />;
}

/** The optional sentences on shipping. CONF-17 to CONF-19 */
export function ShippingMessages({ confirmation }: { confirmation: CartConfirmation }) {
  const sentences = [
    confirmation.isShippingMessage ? confirmation.shippingMessage : '',
    confirmation.isInHomeShippingMessage ? confirmation.inHomeShippingMessage : '',
    confirmation.isThresholdShippingMessage ? confirmation.thresholdShippingMessage : '',
  ];
  return sentences.filter(Boolean).map((sentence) => (
    <p key={sentence} className={css.message}>
      <CartIcon cartIcon={confirmation.cartIcon} />
      {sentence}
    </p>
  ));
}
