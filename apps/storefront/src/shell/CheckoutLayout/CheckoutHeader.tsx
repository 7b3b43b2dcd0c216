import { Icon, useLink } from '@settee/ui';
import { shellMessages } from '../messages.ts';
import { Wordmark } from '../Wordmark.tsx';
import { useWords } from '../words.ts';
import * as css from './CheckoutHeader.css.ts';

/** Reduced header of the checkout with a link back to the cart and no other links. ROUTE-02 */
export function CheckoutHeader() {
  const messages = useWords('shell', shellMessages);
  const Link = useLink();
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link className={css.back} href="/checkout/cart">
          <Icon name="left" size={20} />
          {messages.cart}
        </Link>
        <Wordmark className={css.wordmark} powerClassName={css.power} />
        <p className={css.secure}>
          <Icon name="lock" size={20} />
          <span className={css.secureText}>{messages.secure}</span>
        </p>
      </div>
    </header>
  );
}
