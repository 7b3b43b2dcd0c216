import { getLanguages, inLanguage } from '@settee/domain';
import { useLocation } from 'react-router-dom';
import { useSite } from '../data/site.ts';

/** Links to this page in the other languages of the site; each loads a new document. */
export function LanguageLinks({ className }: { className: string }) {
  const { siteCulture, locale: present } = useSite();
  const { pathname, search } = useLocation();
  return getLanguages(siteCulture)
    .filter(({ locale }) => locale !== present)
    .map(({ locale, prefix, name }) => (
      <a
        key={locale}
        className={className}
        href={inLanguage(prefix, pathname + search)}
        lang={locale}
        hrefLang={locale}
      >
        {name}
      </a>
    ));
}
