import { favoritesUrl, getLanguages } from '@settee/domain';
import { Icon, VisuallyHidden, useLink } from '@settee/ui';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenu } from '../../data/browse.ts';
import { useCartCount } from '../../data/cart-count.ts';
import { shellMessages } from '../messages.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { useSite } from '../../data/site.ts';
import { Wordmark } from '../Wordmark.tsx';
import { AccountLink } from './AccountLink.tsx';
import { useWords } from '../words.ts';
import { useOtherSite } from '../useOtherParams.ts';
import * as css from './Header.css.ts';
import { MenuButton } from './MenuButton.tsx';

/** Header of every page; another address renders only what depends on it. */
export const Header = memo(function Header() {
  // The modern brand has its menu in the line of its name, so Tab reaches it before the actions.
  const isOneLine = useSite().brand === 'cb2';
  return (
    <header className={css.header}>
      <UtilityLine />
      <div className={css.bar}>
        <MenuButton className={css.menuButton} />
        <SearchBox className={css.search} />
        <Wordmark className={css.wordmark} powerClassName={css.power} />
        {isOneLine && <Menu />}
        <Actions />
      </div>
      {!isOneLine && <Menu />}
    </header>
  );
});

function UtilityLine() {
  const messages = useWords('shell', shellMessages);
  const otherSite = useOtherSite();
  const { brand, siteCulture, helpLine, otherCulture } = useSite();
  const otherCountry = messages.countries[otherCulture];
  const hasLanguages = getLanguages(siteCulture).length > 1;
  return (
    <div className={css.utility}>
      <p className={css.utilityText}>{messages.promise[brand]}</p>
      <ul className={css.utilityLinks}>
        <li>
          <a className={css.utilityLink} href={`tel:+1${helpLine.replace(/\D/g, '')}`}>
            {messages.help(helpLine)}
          </a>
        </li>
        {hasLanguages && (
          <li>
            <LanguageLinks className={css.utilityLink} />
          </li>
        )}
        {otherSite ? (
          // A phone has room for one switch; the menu and the footer have both.
          <li className={hasLanguages ? css.notOnPhone : undefined}>
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
  const messages = useWords('shell', shellMessages);
  const Link = useLink();
  const { siteCulture } = useSite();
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
          <span className={css.actionLabel}>{messages.favorites[siteCulture]}</span>
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
  const messages = useWords('shell', shellMessages);
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
