import { getLanguages, inLanguage } from '@settee/domain';
import { usePage, useSite } from '../data/site.ts';

export interface HeadProps {
  /** Without the brand, which follows. */
  title: string;
  description?: string;
  /** Canonical path for search engines; without it the page has no canonical URL and is not indexed. */
  path?: string;
}

/** Title and meta tags of the page; React hoists them into the head. */
export function Head({ title, description, path }: HeadProps) {
  const { origin, languagePrefix } = usePage();
  const { brandName, siteCulture } = useSite();
  const languages = getLanguages(siteCulture);
  return (
    <>
      <title>{`${title} | ${brandName}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + inLanguage(languagePrefix, path)} />
          {languages.length > 1 &&
            languages.map(({ locale, prefix }) => (
              <link key={locale} rel="alternate" hrefLang={locale} href={origin + inLanguage(prefix, path)} />
            ))}
        </>
      )}
    </>
  );
}
