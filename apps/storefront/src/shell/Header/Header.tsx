import { favoritesUrl } from '@settee/domain';
import { Icon, VisuallyHidden, useLink } from '@settee/ui';
import { useLocation } from 'react-router-dom';
import { useMenu } from '../../data/browse.ts';
import { useCartCount } from '../../data/cart-count.ts';
import { messages } from '../messages.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { usePage, useSite } from '../site.ts';
import { Wordmark } from '../Wordmark.tsx';
import { AccountLink } from './AccountLink.tsx';
import * as css from './Header.css.ts';
import { MenuButton } from './MenuButton.tsx';

/** Header of every page. */
export function Header() {
  return (
    <header className={css.header}>
      <UtilityLine />
      <div className={css.bar}>
        <MenuButton className={css.menuButton} />
        <Wordmark className={css.wordmark} powerClassName={css.power} />
        <SearchBox className={css.search} />
        <Actions />
      </div>
      <Menu />
    </header>
  );
}

function UtilityLine() {
  const { otherSite } = usePage();
  const { brand, helpLine, otherCulture } = useSite();
  const otherCountry = messages.countries[otherCulture];
  return (
    <div className={css.utility}>
      <p className={css.utilityText}>{messages.promise[brand]}</p>
      <ul className={css.utilityLinks}>
        <li>
          <a className={css.utilityLink} href={`tel:+1${helpLine.replace(/\D/g, '')}`}>
            {messages.help}: {helpLine}
          </a>
        </li>
        {otherSite ? (
          <li>
            <a className={css.utilityLink} href={otherSite}>
              {messages.switchCountry(otherCountry)}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Actions() {
  const Link = useLink();
  const { data } = useCartCount();
  const count = data?.cartItemCount ?? 0;
  return (
    <ul className={css.actions}>
      <li className={css.searchAction}>
        <Link className={css.action} href="/search">
          <Icon name="search" className={css.actionIcon} />
          <span className={css.actionLabel}>{messages.search}</span>
        </Link>
      </li>
      <li>
        <AccountLink />
      </li>
      <li className={css.wide}>
        <Link className={css.action} href={favoritesUrl}>
          <Icon name="heart" className={css.actionIcon} />
          <span className={css.actionLabel}>{messages.favorites}</span>
        </Link>
      </li>
      <li>
        <Link className={css.action} href="/checkout/cart">
          <Icon name="bag" className={css.actionIcon} />
          <span className={css.actionLabel}>{messages.cart}</span>{' '}
          {count > 0 ? (
            <span className={css.count}>
              {count} <VisuallyHidden>{messages.itemsWord(count)}</VisuallyHidden>
            </span>
          ) : null}
        </Link>
      </li>
    </ul>
  );
}

function Menu() {
  const Link = useLink();
  const { pathname } = useLocation();
  const { data } = useMenu();
  return (
    <nav className={css.menu} aria-label={messages.menu}>
      <ul className={css.menuList}>
        {data?.categories.map(({ code, title, url }) => (
          <li key={code}>
            <Link className={css.menuLink} href={url} aria-current={pathname === url ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
