import { messages } from '../messages.ts';
import { useSite } from '../site.ts';
import * as css from './CheckoutFooter.css.ts';

/** Footer of the checkout with help; its policies open in a new tab, so that no input is lost. SITE-14 to SITE-16 */
export function CheckoutFooter() {
  const { helpLine, helpHours } = useSite();
  return (
    <footer className={css.footer}>
      <p>
        {messages.needHelp}{' '}
        <a className={css.link} href={`tel:+1${helpLine.replace(/\D/g, '')}`}>
          {helpLine}
        </a>
        , {helpHours}
      </p>
      <p className={css.links}>
        <a className={css.link} href="/customer-service/privacy-policy" target="_blank" rel="noreferrer">
          {messages.privacy}
        </a>
        <a className={css.link} href="/customer-service/terms-of-use" target="_blank" rel="noreferrer">
          {messages.terms}
        </a>
      </p>
    </footer>
  );
}
