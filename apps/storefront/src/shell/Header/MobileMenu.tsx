import { favoritesUrl, freeSwatchesUrl } from '@settee/domain';
import { SlideOut, useLink } from '@settee/ui';
import { useMenu } from '../../data/browse.ts';
import { shellMessages } from '../messages.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { useSite } from '../../data/site.ts';
import { useWords } from '../words.ts';
import { useOtherSite } from '../useOtherParams.ts';
import * as css from './MobileMenu.css.ts';

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The shop's categories on a small screen. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const messages = useWords('shell', shellMessages);
  const Link = useLink();
  const { data } = useMenu();
  const otherSite = useOtherSite();
  const { siteCulture, helpLine, helpHours, otherCulture } = useSite();
  const close = () => onOpenChange(false);
  return (
    <SlideOut open={open} onOpenChange={onOpenChange} title={messages.menu}>
      <nav aria-label={messages.shop}>
        <ul className={css.list}>
          {data?.categories.map(({ code, title, url }) => (
            <li key={code}>
              <Link className={css.link} href={url} onClick={close}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link className={css.link} href={freeSwatchesUrl} onClick={close}>
              {messages.swatches}
            </Link>
          </li>
          <li>
            <Link className={css.link} href="/search" onClick={close}>
              {messages.search}
            </Link>
          </li>
          <li>
            <Link className={css.link} href={favoritesUrl} onClick={close}>
              {messages.favorites[siteCulture]}
            </Link>
          </li>
        </ul>
      </nav>
      <p className={css.help}>
        <a className={css.helpLink} href={`tel:+1${helpLine.replace(/\D/g, '')}`}>
          {messages.help(helpLine)}
        </a>
        {helpHours}
        <LanguageLinks className={css.helpLink} />
        {otherSite ? (
          <a className={css.helpLink} href={otherSite}>
            {messages.switchCountry(messages.countries[otherCulture])}
          </a>
        ) : null}
      </p>
    </SlideOut>
  );
}
