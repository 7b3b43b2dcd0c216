import { Wordmark } from '../Wordmark.tsx';
import * as css from './CheckoutHeader.css.ts';

/** Header with only the brand name, for documents that are no step of the checkout. */
export function PlainHeader() {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Wordmark className={css.plainWordmark} powerClassName={css.power} />
      </div>
    </header>
  );
}
