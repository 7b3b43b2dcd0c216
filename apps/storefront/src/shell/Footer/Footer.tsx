import { useLink } from '@settee/ui';
import { useMenu } from '../../data/browse.ts';
import { messages } from '../messages.ts';
import { serviceUrls } from '../service-urls.ts';
import { usePage, useSite } from '../site.ts';
import * as css from './Footer.css.ts';

/** Footer of every page: help line, hours and links. SITE-14 to SITE-16 */
export function Footer() {
  const { today, otherSite } = usePage();
  const { brand, brandName, helpLine, helpHours, otherCulture } = useSite();
  return (
    <footer className={css.footer}>
      <div className={css.top}>
        <div className={css.help}>
          <h2 className={css.title}>{messages.footTitle[brand]}</h2>
          <a className={css.phone} href={`tel:+1${helpLine.replace(/\D/g, '')}`}>
            {helpLine}
          </a>
          <p className={css.hours}>{helpHours}</p>
        </div>
        <ShopLinks />
        <ServiceLinks />
      </div>
      <div className={css.end}>
        <p>
          © {today.slice(0, 4)} {brandName}
        </p>
        {otherSite ? (
          <a className={css.link} href={otherSite}>
            {messages.switchCountry(messages.countries[otherCulture])}
          </a>
        ) : null}
      </div>
    </footer>
  );
}

function ShopLinks() {
  const Link = useLink();
  const { data } = useMenu();
  if (!data) return null;
  return (
    <nav aria-labelledby="foot-shop">
      <h3 id="foot-shop" className={css.label}>
        {messages.shop}
      </h3>
      <ul>
        {data.categories.map(({ code, title, url }) => (
          <li key={code}>
            <Link className={css.link} href={url}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const services = Object.keys(serviceUrls) as (keyof typeof serviceUrls)[];

function ServiceLinks() {
  const Link = useLink();
  return (
    <nav aria-labelledby="foot-service">
      <h3 id="foot-service" className={css.label}>
        {messages.customerService}
      </h3>
      <ul>
        {services.map((name) => (
          <li key={name}>
            <Link className={css.link} href={serviceUrls[name]}>
              {messages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
