import { useLink } from '@settee/ui';
import { memo } from 'react';
import { useMenu } from '../../data/browse.ts';
import { ConsentLink } from '../Consent/ConsentLink.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { shellMessages } from '../messages.ts';
import { NewsletterForm } from '../Newsletter/NewsletterForm.tsx';
import { helpUrls, serviceUrls } from '../service-urls.ts';
import { usePage, useSite } from '../../data/site.ts';
import { useWords } from '../words.ts';
import { useOtherSite } from '../useOtherParams.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import * as css from './Footer.css.ts';

const helpNames = Object.keys(helpUrls) as (keyof typeof helpUrls)[];
const serviceNames = Object.keys(serviceUrls) as (keyof typeof serviceUrls)[];

/** Footer of every page: help line, hours and links; another address renders only what depends on it. SITE-14 to SITE-16 */
export const Footer = memo(function Footer() {
  const messages = useWords('shell', shellMessages);
  const { today } = usePage();
  const otherSite = useOtherSite();
  const { brand, brandName, helpLine, helpHours, otherCulture } = useSite();
  return (
    <footer className={css.footer}>
      <NewsletterForm />
      <div className={css.top}>
        <div className={css.help}>
          <h2 className={css.title}>{messages.footTitle[brand]}</h2>
          <a className={css.phone} href={`tel:+1${helpLine.replace(/\D/g, '')}`}>
            {helpLine}
          </a>
          <p className={css.hours}>{helpHours}</p>
        </div>
        <ShopLinks />
        <LinkList
          id="foot-service"
          title={messages.customerService}
          links={helpNames.map((name) => ({ label: messages[name], url: helpUrls[name] }))}
        />
        <LinkList
          id="foot-about"
          title={messages.aboutTitle}
          links={serviceNames.map((name) => ({ label: messages[name], url: serviceUrls[name] }))}
        />
      </div>
      <div className={css.end}>
        <p>
          © {today.slice(0, 4)} {brandName}
        </p>
        <SchemeSwitch />
        <ConsentLink className={css.link} />
        <LanguageLinks className={css.link} />
        {otherSite ? (
          <a className={css.link} href={otherSite}>
            {messages.switchCountry(messages.countries[otherCulture])}
          </a>
        ) : null}
      </div>
    </footer>
  );
});

function ShopLinks() {
  const messages = useWords('shell', shellMessages);
  const { data } = useMenu();
  const links = data?.categories.map(({ title, url }) => ({ label: title, url }));
  return links ? <LinkList id="foot-shop" title={messages.shop} links={links} /> : null;
}

interface LinkListProps {
  id: string;
  title: string;
  links: readonly { label: string; url: string }[];
}

function LinkList({ id, title, links }: LinkListProps) {
  const Link = useLink();
  return (
    <nav aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        {title}
      </h3>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link className={css.link} href={url}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
