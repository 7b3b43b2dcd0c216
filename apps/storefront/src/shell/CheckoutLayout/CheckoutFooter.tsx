import { useLink } from '@settee/ui';
import { ConsentLink } from '../Consent/ConsentLink.tsx';
import { shellMessages } from '../messages.ts';
import { serviceUrls } from '../service-urls.ts';
import { useSite } from '../../data/site.ts';
import { useWords } from '../words.ts';
import * as css from './CheckoutFooter.css.ts';

/** Footer of the checkout with help; its policies open in a new tab, so that no input is lost. SITE-14 to SITE-16 */
export function CheckoutFooter() {
  const Link = useLink();
  const messages = useWords('shell', shellMessages);
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
        <Link className={css.link} href={serviceUrls.privacy} target="_blank" rel="noreferrer">
          {messages.privacy}
        </Link>
        <Link className={css.link} href={serviceUrls.terms} target="_blank" rel="noreferrer">
          {messages.terms}
        </Link>
        <ConsentLink className={css.link} />
      </p>
    </footer>
  );
}
